/**
 * Splits text into words the same way for the index, the query, snippets and highlighting.
 * `fooBar`, `foo-bar`, `foo bar` and `@scope/foo-bar` meet because an identifier yields its parts and its whole.
 */

type TokenPart = {
  term: string;
  surface: string;
  start: number;
  end: number;
};
export type Token = {
  start: number;
  end: number;
  parts: TokenPart[];
  /** The identifier without its punctuation, lower case; empty for a plain word. */
  whole: string;
  /** Wholes of the pieces between dots, for example `zoneconfig` in `zoneConfig.global.disable`. */
  pieces: string[];
};

// A dollar sign that is no part of a name is one itself: `state.$`.
const TOKEN =
  /[\p{L}\p{N}]+(?:[-_./:@$]+[\p{L}\p{N}]+)*|(?<![\p{L}\p{N}$'"`]\$?)\$(?![\p{L}\p{N}{$/])|(?<=['"`])\$(?=['"`])/gu;
/** What is run on a command line is one name: `ng add`. */
const COMMAND =
  /(?<![\p{L}\p{N}-])(?:ng|npm|npx|yarn|pnpm) [a-z]+(?![\p{L}\p{N}])/gu;
const PART =
  // What the first alternatives read and refuse, a later one takes.
  // eslint-disable-next-line regexp/no-super-linear-move
  /\p{Lu}{2,}s(?!\p{L})|\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{Lt}]+\p{N}*|\p{N}+|\p{Lu}+\p{N}*|^\$$/gu;
const PIECE = /[^.:]+/gu;
/** Most words have no accents to look for. */
const NOT_ASCII = /[^ -~]/;
const COMBINING_MARKS = /[\u0300-\u036f]/g;
const MAX_WHOLE_LENGTH = 44;
/** `zone.js` is searched for as `zonejs`; nobody types other dotted chains in one word. */
const FILE_NAME = /^[\p{L}\p{N}-]+\.(?:js|ts)$/u;

const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a about after also am an and any are as at be because been before being both but by can could did do does doing ' +
    'during each for from had has have having he her here him his how i if in into is it its itself just me more most my ' +
    'of off on once only or other our out over own same she should so some such than that the their them then there these ' +
    'they this those through to too under until up very was we were what when where which while who whom why will with would ' +
    'you your'
  ).split(' '),
);

/** True for English words that say nothing about a subject. Takes lower case. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

/** Lower case, without accents. */
export function normalizeWord(word: string): string {
  const plain = NOT_ASCII.test(word)
    ? word.normalize('NFKD').replace(COMBINING_MARKS, '')
    : word;
  return plain.toLowerCase();
}

const hasVowel = (word: string): boolean => /[aeiouy]/.test(word);
const undouble = (word: string): string =>
  /([bdgkmnprt])\1$/.test(word) ? word.slice(0, -1) : word;

/**
 * A light stemmer: plural, -ing, -ed and a final e.
 * Deeper stemming finds no more and breaks the distance between a typo and its word.
 */
export function stem(word: string): string {
  if (word.length < 4) return word;
  let result = word;
  if (result.endsWith('ies') && result.length > 4)
    result = `${result.slice(0, -3)}y`;
  else if (/(ss|sh|ch|x)es$/.test(result)) result = result.slice(0, -2);
  else if (/(?:[^suiy]|[pu]i)s$/.test(result) || /[aeo]ys$/.test(result))
    result = result.slice(0, -1);
  const inflected = /^(.{3,})(?:ing|ed)$/.exec(result)?.[1];
  if (
    inflected &&
    result !== 'setting' &&
    hasVowel(inflected) &&
    !result.endsWith('eed')
  )
    return undouble(inflected);
  return result.length > 3 && result.endsWith('e')
    ? result.slice(0, -1)
    : result;
}

/** Most words are nothing else. An index has to be there with the first letter, and these need no taking apart. */
const PLAIN_WORD = /^[A-Za-z][a-z]*$/;
const stems = new Map<string, string>();

function stemOnce(word: string): string {
  let known = stems.get(word);
  if (known === undefined) stems.set(word, (known = stem(word)));
  return known;
}

/** Splits text into tokens with their places; nothing is dropped, so callers decide about stop words. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const [written] = match;
    const { index: at } = match;
    if (PLAIN_WORD.test(written)) {
      const surface = written.toLowerCase();
      const part = {
        term: stemOnce(surface),
        surface,
        start: at,
        end: at + written.length,
      };
      tokens.push({
        start: part.start,
        end: part.end,
        parts: [part],
        whole: '',
        pieces: [],
      });
      continue;
    }
    const parts: TokenPart[] = [];
    for (const part of match[0].matchAll(PART)) {
      const surface = normalizeWord(part[0]);
      const start = match.index + part.index;
      parts.push({
        term: stem(surface),
        surface,
        start,
        end: start + part[0].length,
      });
    }
    const pieces = match[0]
      .match(PIECE)
      ?.map((piece) => piece.match(PART) ?? [])
      .filter((piece) => piece.length > 1)
      .map((piece) => normalizeWord(piece.join('')))
      .filter((piece) => piece.length <= MAX_WHOLE_LENGTH);
    const whole =
      parts.length > 1 && /\p{L}/u.test(match[0])
        ? parts.map((part) => part.surface).join('')
        : '';
    tokens.push({
      start: match.index,
      end: match.index + match[0].length,
      parts,
      whole,
      pieces: pieces?.filter((piece) => piece !== whole) ?? [],
    });
  }
  return tokens;
}

/** The words of a text, those of an identifier one by one. */
export const wordsOf = (text: string): TokenPart[] =>
  tokenize(text).flatMap(({ parts }) => parts);

/** True when the index holds the whole of a token, not only those of its pieces. */
function isIndexedWhole(text: string, token: Token): boolean {
  if (!token.whole || token.whole.length > MAX_WHOLE_LENGTH) return false;
  const written = text.slice(token.start, token.end);
  return !/[.:]/.test(written) || FILE_NAME.test(written);
}

/** The commands in a text, each written together: `ngadd`. */
export function commandsIn(text: string): string[] {
  return (text.match(COMMAND) ?? []).map((command) => command.replace(' ', ''));
}

const isTelling = (surface: string): boolean =>
  surface.length > 1 || surface === '$';

/** The terms of a text for the index, repeated as often as they occur. `stopWords` keeps them (titles). */
export function encodeTerms(
  text: string,
  { stopWords = false } = {},
): string[] {
  const terms: string[] = [];
  const add = (surface: string, term: string): void => {
    if (isTelling(surface) && (stopWords || !isStopWord(surface)))
      terms.push(term);
  };
  for (const written of text.split(' ')) {
    if (PLAIN_WORD.test(written)) {
      const surface = written.toLowerCase();
      add(surface, stemOnce(surface));
      continue;
    }
    for (const token of tokenize(written)) {
      for (const { surface, term } of token.parts) add(surface, term);
      for (const piece of token.pieces) terms.push(piece);
      if (isIndexedWhole(written, token)) terms.push(token.whole);
    }
  }
  for (const command of commandsIn(text)) terms.push(command);
  return terms;
}
