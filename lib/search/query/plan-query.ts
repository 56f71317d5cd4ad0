import { isStopWord, stem, tokenize, type Token } from '../tokenize';
import {
  COMPLETION_WEIGHT,
  EARLIER_WORD_COMPLETION_WEIGHT,
  JOINED_WORDS_WEIGHT,
  MAX_COMPLETIONS,
  MAX_EARLIER_COMPLETION_LETTERS,
  MAX_JOINED_WORDS,
  MAX_QUERY_LENGTH,
  MAX_QUERY_WORDS,
  MIN_COMPLETED_EARLIER_WORD,
  OPTIONAL_PART_WEIGHT,
  PARTLY_JOINED_FACTOR,
  SPLIT_WORD_WEIGHT,
  SYNONYM_WEIGHT,
  TYPO_WEIGHTS,
} from './ranking';
import type { SearchIndex } from './search-index';
import type { Synonyms } from './synonyms';
import { completions, isKnown, splitWord, typoTerms } from './vocabulary';

/** One thing the reader asked for, and the terms that answer it with their weights. */
type PlanGroup = {
  terms: Map<string, number>;
  /** A word of the query counts for coverage; parts of identifiers and joined neighbours only add. */
  isWord: boolean;
  /** The word or identifier it stands for; empty for groups that only add. */
  typed: string;
  /** The word to mark on the target page; empty for groups that only add. */
  mark: string;
};
/** A name that the query or a part of it may be, written together. */
type PlanName = {
  name: string;
  /** How sure that is, 0 to 1. */
  weight: number;
  /** How much of the query it covers, 0 to 1. */
  share: number;
};
export type QueryPlan = {
  groups: PlanGroup[];
  /** The whole query written together, lower case. */
  joined: string;
  names: PlanName[];
};

type Word = { surface: string; term: string; isLast: boolean };

/** Turns what was typed into groups of weighted terms of the index. */
export function planQuery(
  index: SearchIndex,
  synonyms: Synonyms,
  query: string,
): QueryPlan {
  const typed = query.slice(0, MAX_QUERY_LENGTH);
  const tokens = tokenize(typed).slice(0, MAX_QUERY_WORDS);
  // Long queries have been cut.
  // eslint-disable-next-line regexp/no-super-linear-move
  const isCursorAtEnd = /[\p{L}\p{N}]\W*$/u.test(typed) && !/\s$/.test(typed);
  const surfaces = tokens.flatMap((token) =>
    token.parts.map((part) => part.surface),
  );
  const keepStopWords = surfaces.every((surface) => isStopWord(surface));
  const groups: PlanGroup[] = [];
  const seen = new Set<string>();

  for (const [position, token] of tokens.entries()) {
    const isLast = isCursorAtEnd && position === tokens.length - 1;
    const name = token.whole || token.parts[0]?.surface || '';
    if (seen.has(name)) continue;
    seen.add(name);
    groups.push(
      ...groupsOfToken(index, synonyms, token, isLast, keepStopWords),
    );
  }
  const names = namesOf(groups, tokens);
  addPhraseSynonyms(synonyms, surfaces, groups);
  const joined = joinedGroups(index, tokens, surfaces, isCursorAtEnd);
  for (const { mark } of joined) {
    if (mark)
      names.push({
        name: mark,
        weight: 1,
        share: mark.length / surfaces.join('').length,
      });
  }
  return {
    groups: [...groups, ...joined].filter(({ terms }) => terms.size > 0),
    joined: surfaces.join(''),
    names,
  };
}

/** The names a query may be: as it was typed, as it was understood, and its words one by one. */
function namesOf(
  groups: readonly PlanGroup[],
  tokens: readonly Token[],
): PlanName[] {
  const parts = tokens.flatMap((token) => token.parts);
  const joined = parts.map(({ surface }) => surface).join('');
  const understood = parts.map(({ term }) => bestTerm(groups, term));
  const names: PlanName[] = [
    { name: joined, weight: 1, share: 1 },
    {
      name: understood.map(({ term }) => term).join(''),
      weight: Math.min(1, ...understood.map(({ weight }) => weight)),
      share: 1,
    },
  ];
  for (const { terms, typed } of groups) {
    for (const [name, weight] of terms) {
      if (typed && weight >= TYPO_WEIGHTS.two) {
        names.push({ name, weight, share: typed.length / joined.length });
      }
    }
  }
  return names;
}

/** What a word was taken for: itself when it is known or means nothing here. */
function bestTerm(
  groups: readonly PlanGroup[],
  word: string,
): { term: string; weight: number } {
  const group = groups.find(({ typed }) => stem(typed) === word);
  let best = { term: word, weight: group ? 0 : 1 };
  for (const [term, weight] of group?.terms ?? []) {
    if (weight > best.weight) best = { term, weight };
  }
  return best;
}

function groupsOfToken(
  index: SearchIndex,
  synonyms: Synonyms,
  token: Token,
  isLast: boolean,
  keepStopWords: boolean,
): PlanGroup[] {
  const words = token.parts
    .map((part, position) => ({
      surface: part.surface,
      term: part.term,
      isLast: isLast && position === token.parts.length - 1,
    }))
    .filter(({ surface }) => keepStopWords || !isStopWord(surface));
  if (token.whole) {
    const whole = wholeTerms(index, synonyms, token.whole, isLast);
    if (whole.size > 0) {
      const parts = words.flatMap((word) =>
        groupsOfWord(index, synonyms, word),
      );
      return [nameGroup(whole, token.whole), ...parts.map(optional)];
    }
  }
  return words.flatMap((word) => groupsOfWord(index, synonyms, word));
}

function wholeTerms(
  index: SearchIndex,
  synonyms: Synonyms,
  whole: string,
  isLast: boolean,
): Map<string, number> {
  const terms = new Map<string, number>();
  if (isKnown(index, whole)) terms.set(whole, 1);
  if (isLast) addCompletions(index, terms, whole, COMPLETION_WEIGHT);
  addSynonyms(synonyms, terms, [whole]);
  if (terms.size === 0) addTypos(index, terms, [whole], isLast);
  return terms;
}

const nameGroup = (terms: Map<string, number>, whole: string): PlanGroup => ({
  terms,
  isWord: true,
  typed: whole,
  mark: markOf(terms, whole),
});

const optional = ({ terms }: PlanGroup): PlanGroup => ({
  terms: new Map(
    [...terms].map(([term, weight]) => [term, weight * OPTIONAL_PART_WEIGHT]),
  ),
  isWord: false,
  typed: '',
  mark: '',
});

function groupsOfWord(
  index: SearchIndex,
  synonyms: Synonyms,
  word: Word,
): PlanGroup[] {
  const terms = wordTerms(index, synonyms, word);
  if (terms.size > 0)
    return [
      {
        terms,
        isWord: true,
        typed: word.surface,
        mark: markOf(terms, word.surface),
      },
    ];
  const parts = splitWord(word.surface, (part) => {
    const term = stem(part);
    return isKnown(index, term) ? term : undefined;
  });
  return (parts ?? []).map((part) => ({
    terms: new Map([[part, SPLIT_WORD_WEIGHT]]),
    isWord: true,
    typed: '',
    mark: part,
  }));
}

function wordTerms(
  index: SearchIndex,
  synonyms: Synonyms,
  word: Word,
): Map<string, number> {
  const terms = new Map<string, number>();
  const forms = [...new Set([word.term, word.surface])];
  for (const form of forms) if (isKnown(index, form)) terms.set(form, 1);
  if (word.isLast) {
    addLastWordCompletions(index, terms, word);
  } else if (word.surface.length >= MIN_COMPLETED_EARLIER_WORD) {
    for (const term of completions(index, word.term, MAX_COMPLETIONS)) {
      if (term.length - word.surface.length <= MAX_EARLIER_COMPLETION_LETTERS) {
        setAtLeast(terms, term, EARLIER_WORD_COMPLETION_WEIGHT);
      }
    }
  }
  addSynonyms(synonyms, terms, forms);
  if (terms.size === 0) addTypos(index, terms, forms, word.isLast);
  return terms;
}

/** Terms are stems, so a half-typed ending (`strategie`, `renderin`) is not the beginning of one: drop up to two letters. */
function addLastWordCompletions(
  index: SearchIndex,
  terms: Map<string, number>,
  word: Word,
): void {
  addCompletions(index, terms, word.surface, COMPLETION_WEIGHT);
  if (word.term !== word.surface)
    addCompletions(index, terms, word.term, COMPLETION_WEIGHT);
  if (terms.size > 0 || word.surface.length < 6) return;
  const shorter = word.surface.replace(/(?:ie|in|i|e)$/, '');
  if (shorter === word.surface) return;
  if (isKnown(index, stem(shorter)))
    setAtLeast(terms, stem(shorter), COMPLETION_WEIGHT);
  addCompletions(index, terms, shorter, COMPLETION_WEIGHT);
}

function addCompletions(
  index: SearchIndex,
  terms: Map<string, number>,
  prefix: string,
  weight: number,
): void {
  for (const term of completions(index, prefix, MAX_COMPLETIONS)) {
    setAtLeast(terms, term, (weight * prefix.length) / term.length);
  }
}

function addSynonyms(
  synonyms: Synonyms,
  terms: Map<string, number>,
  forms: readonly string[],
): void {
  for (const form of forms) {
    for (const term of synonyms.words.get(form) ?? [])
      setAtLeast(terms, term, SYNONYM_WEIGHT);
  }
}

function addTypos(
  index: SearchIndex,
  terms: Map<string, number>,
  forms: readonly string[],
  isLast: boolean,
): void {
  for (const { term, distance } of typoTerms(index, forms, isLast)) {
    setAtLeast(
      terms,
      term,
      distance < 1.5 ? TYPO_WEIGHTS.one : TYPO_WEIGHTS.two,
    );
  }
}

/** A phrase of the query may stand for terms that none of its words lead to. */
function addPhraseSynonyms(
  synonyms: Synonyms,
  surfaces: readonly string[],
  groups: PlanGroup[],
): void {
  const text = ` ${surfaces.map(stem).join(' ')} `;
  for (const { phrase, terms } of synonyms.phrases) {
    if (!text.includes(` ${phrase} `)) continue;
    groups.push({
      terms: new Map(terms.map((term) => [term, SYNONYM_WEIGHT])),
      isWord: false,
      typed: '',
      mark: '',
    });
  }
}

/** Neighbouring words that are a known identifier when written together: `to dictionary`, `rx for`. */
function joinedGroups(
  index: SearchIndex,
  tokens: readonly Token[],
  surfaces: readonly string[],
  isCursorAtEnd: boolean,
): PlanGroup[] {
  const groups: PlanGroup[] = [];
  const wholes = new Set(tokens.map((token) => token.whole));
  for (let start = 0; start < surfaces.length; start += 1) {
    const longest = Math.min(MAX_JOINED_WORDS, surfaces.length - start);
    for (let length = 2; length <= longest; length += 1) {
      const joined = surfaces.slice(start, start + length).join('');
      if (wholes.has(joined)) continue;
      const weight =
        JOINED_WORDS_WEIGHT *
        (length === surfaces.length ? 1 : PARTLY_JOINED_FACTOR);
      const terms = new Map<string, number>();
      if (isKnown(index, joined)) terms.set(joined, weight);
      if (isCursorAtEnd && start + length === surfaces.length) {
        addCompletions(index, terms, joined, weight * COMPLETION_WEIGHT);
      }
      groups.push({
        terms,
        isWord: false,
        typed: '',
        mark: terms.has(joined) ? joined : '',
      });
    }
  }
  return groups;
}

/** The typed word when it or a longer one is on the pages, else what it was taken for. */
function markOf(terms: ReadonlyMap<string, number>, typed: string): string {
  let best: [term: string, weight: number] = ['', 0];
  for (const entry of terms) {
    if (entry[0] === stem(typed) || entry[0].startsWith(typed)) return typed;
    if (entry[1] > best[1]) best = entry;
  }
  return best[0];
}

function setAtLeast(
  terms: Map<string, number>,
  term: string,
  weight: number,
): void {
  if (weight > (terms.get(term) ?? 0)) terms.set(term, weight);
}
