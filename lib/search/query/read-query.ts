import { isStopWord, tokenize, type Token } from '../tokenize';
import { isListedMessage } from './messages';
import { MAX_QUERY_LENGTH, MAX_QUERY_WORDS } from './ranking';
import { joinWords, type SearchIndex } from './search-index';
import { informationOf, isKnown } from './vocabulary';

/**
 * Where a query comes from. Messages and code are pasted: nothing in them is mistyped or still being typed, most of it is
 * the same in all of them, and a few names identify it.
 */
type QueryKind = 'words' | 'message' | 'code';

export type ReadQuery = {
  kind: QueryKind;
  tokens: Token[];
  /** All of a message written together; else empty. */
  message: string;
  /** True while the last word may still grow. */
  isCursorAtEnd: boolean;
  /** Wholes of names that begin with a small letter, such as `openGate`. */
  functions: string[];
  /** Words with little information in this query, so that they never decide. */
  fillers: ReadonlySet<string>;
};

/** Words around the subject of a question, besides stop words. */
const FILLERS: ReadonlySet<string> = new Set(
  (
    'actually already always another anything available best better can cannot cant come correct correctly dont doesnt ' +
    'easy else ever everything exactly explain find found get gets getting give gives going gone good got happen happens ' +
    'help idea instead isnt kind know let like little look looking lot make makes making many maybe mean means much must my ' +
    'need needed needs never nice nobody nothing ok one ones people place please possible properly put question really right ' +
    'see seems set shall simple simply solution some somebody someone something sometimes sort still sure take takes tell ' +
    'thing things think time told tried try trying understand us use used useful uses using usually want wanted wants way ' +
    'ways well whether without wont work working works wrong yet'
  ).split(' '),
);

/** Fillers that are about the subject in one word or two: `set`, `get`, `find one`. */
const MIN_QUESTION_WORDS = 3;

/** What all messages of browsers, Angular, TypeScript and package managers share. */
const BOILERPLATE: ReadonlySet<string> = new Set(
  (
    'angular app are argument assignable at be but call cannot caused code component constructor could declaration declarations dev ' +
    'does err error errors failed file find following found from function has in info is its last line matches ' +
    'member message missing module more must name new no not npm null object of on only or overload parameter ' +
    'page path pick possible properties property provided provider read reading received resolve runtime runtimeerror ' +
    'source standalone template the this to token trying ts type typeerror typescript uncaught undefined unexpected use ' +
    'used value values warning was were with you your'
  ).split(' '),
);

/** What all code consists of. */
const CODE_WORDS: ReadonlySet<string> = new Set(
  (
    'abstract any as async await boolean button class component const constructor default div else export extends false ' +
    'for from function if implements import inject injectable input interface let li new ngcontainer ngtemplate null number p ' +
    'private protected public readonly return selector span static string table td template templateurl this tr true type ' +
    'typeof ul undefined user users data item items value void'
  ).split(' '),
);

const MESSAGE =
  /\b(?:NG|TS)\d{3,5}\b|\bts\(\d{4}\)|\b(?:[A-Z][A-Za-z]*)?(?:Error|Exception|Warning)\b\s*[:[]|\bERR[_!]|\bERROR\b[\]:]|^(?:ERROR|WARN(?:ING)?|Uncaught|npm (?:ERR|error)|error TS\d+)\b|\bis not (?:a|an|assignable|defined|exported|allowed|iterable)\b|\b[Cc](?:annot|an't|ould not) (?:find|read|bind|resolve|assign|set|match|destructure|use)\b|\bNo (?:provider|pipe|overload)\b|\bUse with caution\b|\bshould not be\b|\bmust be (?:a|an|typeof)\b|\bexpects you to\b/;
const CODE_SIGN =
  /=>|[;{}()[\]]|<\/?[a-z]|\s=\s|\w: ['"\w]|['"`][\w@./:-]+['"`]/gu;
const MIN_CODE_SIGNS = 3;

/** Addresses and places in files do not identify a message. */
const ADDRESS = /^\(?https?:|:\d+\)?$/u;

const IS_FUNCTION = /^\p{Ll}+\p{Lu}[\p{L}\p{N}]*$/u;

/** Splits a query into words, and drops those of a long one with the least information. */
export function readQuery(index: SearchIndex, query: string): ReadQuery {
  const text = query.slice(0, MAX_QUERY_LENGTH);
  const joined = joinWords(text);
  const kind = isListedMessage(index, text, joined) ? 'message' : kindOf(query);
  const typed = kind === 'message' ? withoutAddresses(text) : text;
  const all = uniqueTokens(tokenize(typed));
  const fillers = fillersOf(kind, all);
  return {
    kind,
    message: kind === 'message' ? joined : '',
    tokens: mostInformative(index, all, fillers),
    isCursorAtEnd:
      kind === 'words' &&
      // Long queries have been cut.
      // eslint-disable-next-line regexp/no-super-linear-move
      /[\p{L}\p{N}]\W*$/u.test(typed) &&
      !/\s$/.test(typed),
    functions: all
      .filter(({ start, end }) => IS_FUNCTION.test(typed.slice(start, end)))
      .map(({ whole }) => whole),
    fillers,
  };
}

function kindOf(query: string): QueryKind {
  if (MESSAGE.test(query)) return 'message';
  const signs = query.match(CODE_SIGN)?.length ?? 0;
  return signs >= MIN_CODE_SIGNS ? 'code' : 'words';
}

const withoutAddresses = (text: string): string =>
  text
    .split(/\s+/)
    .filter((word) => !ADDRESS.test(word))
    .join(' ');

const nameOf = (token: Token): string =>
  token.whole || token.parts[0]?.surface || '';

function uniqueTokens(tokens: readonly Token[]): Token[] {
  return [...new Map(tokens.map((token) => [nameOf(token), token])).values()];
}

function fillersOf(
  kind: QueryKind,
  tokens: readonly Token[],
): ReadonlySet<string> {
  const known = { message: BOILERPLATE, code: CODE_WORDS, words: FILLERS }[
    kind
  ];
  const names = tokens.map(nameOf);
  const content = names.filter((name) => !isStopWord(name));
  if (kind === 'words' && content.length < MIN_QUESTION_WORDS) return new Set();
  // What consists of nothing else is about it.
  return content.every((name) => known.has(name)) ? new Set() : known;
}

/** The words of a long query that are on the fewest pages, in their order. */
function mostInformative(
  index: SearchIndex,
  tokens: Token[],
  fillers: ReadonlySet<string>,
): Token[] {
  if (tokens.length <= MAX_QUERY_WORDS) return tokens;
  const informationIn = (token: Token): number => {
    const name = nameOf(token);
    if (fillers.has(name) || isStopWord(name)) return -1;
    const terms = [token.whole, ...token.parts.map(({ term }) => term)].filter(
      (term) => term && isKnown(index, term),
    );
    return Math.max(0, ...terms.map((term) => informationOf(index, term)));
  };
  const chosen = new Set(
    [...tokens]
      .map((token) => ({ token, information: informationIn(token) }))
      .sort((a, b) => b.information - a.information)
      .slice(0, MAX_QUERY_WORDS)
      .map(({ token }) => token),
  );
  return tokens.filter((token) => chosen.has(token));
}
