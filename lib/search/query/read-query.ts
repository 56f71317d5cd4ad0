import { likenessOf } from '../messages';
import { FUNCTION, membersIn } from '../names';
import { isStopWord, joinWords, stem, tokenize, type Token } from '../tokenize';
import { find, informationOf, isKnown, type SearchIndex } from './load-index';
import { wordTerms, type Terms } from './word-terms';

/** One thing that was asked for, and the terms that answer it. */
export type Group = {
  terms: Terms;
  /** It has to be there; else it only adds to what is. */
  isWord: boolean;
  /** What a page that was found marks; empty for what readers would not look for. */
  mark: string;
};

/** What the query may be the name of, and how much of the query that is, up to 1. */
export type Name = { name: string; share: number };

export type ReadQuery = ReturnType<typeof readQuery>;

const MAX_LETTERS = 600;
const MAX_WORDS = 12;
const MAX_JOINED_WORDS = 6;
/** What is not a word of its own is worth less: a part of a name, a name made of words. */
const PART = 0.5;
const JOINED = 0.7;
/** A word that stands for less is a guess. */
const MIN_NAME_WORTH = 0.6;
/** Less of a message than this is words. */
const MIN_LIKENESS = 0.55;

const MESSAGE =
  /\b(?:NG|TS)\d{3,5}\b|\bts\(\d{4}\)|(?:Error|Exception|Warning)\b\s*[:[]|\bERR[_!]|\bERROR\b[\]:]|^(?:ERROR|WARN(?:ING)?|Uncaught|npm (?:ERR|error))\b|\bis not (?:an?|assignable|defined|exported|allowed|iterable)\b|\b[Cc](?:annot|an't|ould not) (?:find|read|bind|resolve|match|use)\b|\bNo (?:provider|pipe|overload)\b/;
const CODE_SIGN =
  /=>|[;{}()[\]]|<\/?[a-z]|\s=\s|\w: ['"\w]|['"`][\w@./:-]+['"`]/gu;
const MIN_CODE_SIGNS = 3;
/** Addresses and places in files do not identify a message. */
const ADDRESS = /^\(?https?:|:\d+\)?$/u;
const IS_FUNCTION = /^\p{Ll}+\p{Lu}/u;

/** What a reader asks for. */
export function readQuery(index: SearchIndex, query: string) {
  const typed = query.slice(0, MAX_LETTERS);
  /** All of it written together. */
  const joined = joinWords(typed);
  const isMessage = MESSAGE.test(typed) || isListed(index, typed, joined);
  const isCode =
    !isMessage && (typed.match(CODE_SIGN)?.length ?? 0) >= MIN_CODE_SIGNS;
  const text = isMessage ? withoutAddresses(typed) : typed;
  /** Nothing in it is mistyped or still being typed. */
  const isPasted = isMessage || isCode;
  const kind = { joined, isCode, isPasted };
  const { groups, names } = new Reading(index, text, kind).read();
  return { groups, names, joined, isMessage, isPasted };
}

/** Written together, a single name is as long as a message; and a title is what it is. */
const isListed = (
  { passages, pages }: SearchIndex,
  text: string,
  joined: string,
): boolean =>
  /\S\s+\S/.test(text) &&
  !pages.some(({ joinedTitle }) => joinedTitle === joined) &&
  passages.some(({ parts }) => likenessOf(joined, parts) >= MIN_LIKENESS);

const withoutAddresses = (text: string): string =>
  text
    .split(/\s+/)
    .filter((word) => !ADDRESS.test(word))
    .join(' ');

type Kind = { joined: string; isCode: boolean; isPasted: boolean };

class Reading {
  readonly #tokens: Token[];
  readonly #groups: Group[] = [];
  readonly #names: Name[];
  /** What each word was taken for. */
  readonly #understood: string[] = [];
  readonly #hasStopWordsOnly: boolean;

  constructor(
    private readonly index: SearchIndex,
    private readonly text: string,
    private readonly kind: Kind,
  ) {
    this.#tokens = mostInformative(index, uniqueTokens(tokenize(text)));
    this.#names = [{ name: kind.joined, share: 1 }];
    this.#hasStopWordsOnly = this.#tokens.every(({ parts }) =>
      parts.every(({ surface }) => isStopWord(surface)),
    );
  }

  read(): { groups: Group[]; names: Name[] } {
    const isTyping =
      !this.kind.isPasted && /[\p{L}\p{N}\p{M}]$/u.test(this.text);
    for (const [at, token] of this.#tokens.entries())
      this.#readToken(token, isTyping && at === this.#tokens.length - 1);
    this.#name(this.#understood.join(''), 1);
    this.#joinNeighbours();
    if (this.kind.isCode) this.#readCode();
    return { groups: this.#groups, names: this.#names.map(this.#asFunction) };
  }

  #termsOf(surface: string, isLast: boolean): Terms {
    const { isPasted } = this.kind;
    return wordTerms(this.index, surface, { isLast, isPasted });
  }

  #readToken({ whole, parts }: Token, isLast: boolean): void {
    const terms = whole ? this.#termsOf(whole, isLast) : NOTHING;
    if (whole && terms.size === 0 && this.#isForeign(parts, isLast)) return;
    if (terms.size > 0) this.#groups.push({ terms, isWord: true, mark: whole });
    for (const [name, worth] of terms) this.#name(name, worth);
    for (const [at, { surface, term }] of parts.entries()) {
      if (at > 0) this.#name(surfacesOf(parts.slice(at)), 1);
      if (this.#isSkipped(surface)) continue;
      const isLastPart = isLast && at === parts.length - 1;
      const ofPart = this.#termsOf(surface, isLastPart);
      // Plain words of code are made up, unless a page is about them.
      const isExtra =
        terms.size > 0 ||
        (this.kind.isCode && find(this.index, term).title.length === 0);
      const worths = [...ofPart].map(
        ([name, worth]) => [name, isExtra ? worth * PART : worth] as const,
      );
      const [best = surface] = [...ofPart].sort((a, b) => b[1] - a[1])[0] ?? [];
      this.#understood.push(best);
      if (worths.length === 0) continue;
      this.#groups.push({
        terms: new Map(worths),
        isWord: !isExtra,
        mark:
          terms.size > 0 || isStopWord(surface) ? '' : markOf(best, surface),
      });
      if (whole) continue;
      for (const [name, worth] of ofPart)
        if (worth >= MIN_NAME_WORTH) this.#name(name, worth, surface);
    }
  }

  /** Where there is nothing else, stop words are what was asked. */
  #isSkipped(surface: string): boolean {
    if (this.#hasStopWordsOnly) return false;
    return isStopWord(surface) || this.index.skip.has(surface);
  }

  /** Whether all that was asked for is a name with a part that is on no page: pages with its other parts are about something else. */
  #isForeign(parts: Token['parts'], isLast: boolean): boolean {
    return (
      this.#tokens.length === 1 &&
      !this.kind.isPasted &&
      // The end of a path or of a chain may be found alone.
      !/[./:@]/.test(this.text) &&
      parts.some(
        ({ surface }) =>
          surface.length > 2 &&
          !isStopWord(surface) &&
          this.#termsOf(surface, isLast).size === 0,
      )
    );
  }

  /** @param written what the query has in place of the name */
  #name(name: string, worth: number, written = name): void {
    const share = Math.min(1, written.length / this.kind.joined.length);
    this.#names.push({ name, share: worth * share });
  }

  /** Neighbouring words that are a known name when written together: `rx for`. */
  #joinNeighbours(): void {
    const words = this.#tokens.flatMap(({ parts, whole }) =>
      parts.map(({ surface }) => ({ surface, whole })),
    );
    for (const start of words.keys()) {
      const most = Math.min(words.length, start + MAX_JOINED_WORDS);
      for (let end = start + 2; end <= most; end += 1) {
        const name = surfacesOf(words.slice(start, end));
        if (words[start]?.whole === name || !isKnown(this.index, name))
          continue;
        const worth = end - start === words.length ? 1 : JOINED;
        this.#groups.push({
          terms: new Map([[name, worth]]),
          isWord: false,
          mark: '',
        });
        this.#name(name, 1);
      }
    }
  }

  /** Code is about the names in it that pages document, and about whose members it uses. */
  #readCode(): void {
    const wholes = new Set(this.#tokens.map(({ whole }) => whole));
    const known = this.#names.filter(
      ({ name }) => wholes.has(name) && isKnown(this.index, name),
    );
    const count = new Set(known.map(({ name }) => name)).size;
    for (const name of known) name.share = Math.max(name.share, 1 / count);
    const members = membersIn(this.text).filter((member) =>
      isKnown(this.index, member),
    );
    for (const member of new Set(members))
      this.#names.push({ name: member, share: 1 / members.length });
  }

  /** Where a class and a function have one name, the one that was typed. */
  readonly #asFunction = ({ name, share }: Name): Name => {
    const isTyped = this.#tokens.some(
      ({ start, whole }) =>
        (whole === name || stem(whole) === name) &&
        IS_FUNCTION.test(this.text.slice(start)) &&
        isKnown(this.index, FUNCTION + whole),
    );
    return { name: isTyped ? FUNCTION + name : name, share };
  };
}

const NOTHING: Terms = new Map();

const surfacesOf = (parts: readonly { surface: string }[]): string =>
  parts.map(({ surface }) => surface).join('');

/** The word that was typed, where it or its beginning is there; else what it was taken for. */
const markOf = (best: string, surface: string): string =>
  best.startsWith(surface) || surface.startsWith(best) ? surface : best;

function uniqueTokens(tokens: readonly Token[]): Token[] {
  return [
    ...new Map(
      tokens.map((token) => [token.whole || token.parts[0]?.surface, token]),
    ).values(),
  ];
}

/** The words of a long query that are on the fewest pages, in their order. */
function mostInformative(index: SearchIndex, tokens: Token[]): Token[] {
  if (tokens.length <= MAX_WORDS) return tokens;
  const informationIn = ({ whole, parts }: Token): number => {
    const terms = parts
      .filter(({ surface }) => !isStopWord(surface))
      .map(({ term }) => term);
    const known = [whole, ...terms].filter((term) => isKnown(index, term));
    return Math.max(-1, ...known.map((term) => informationOf(index, term)));
  };
  const chosen = tokens
    .toSorted((a, b) => informationIn(b) - informationIn(a))
    .slice(0, MAX_WORDS);
  return tokens.filter((token) => chosen.includes(token));
}
