import { isStopWord, stem, type Token } from '../tokenize';
import { FUNCTION } from '../term-index';
import { lastNames, type PlanName } from './last-names';
import {
  COMPLETION_WEIGHT,
  FILLER_WEIGHT,
  MAX_JOINED_WORDS,
  OPTIONAL_PART_WEIGHT,
  PARTLY_JOINED_WEIGHT,
  SPLIT_WORD_WEIGHT,
  SYNONYM_WEIGHT,
  TYPO_WEIGHTS,
} from './ranking';
import { readQuery, type ReadQuery } from './read-query';
import type { SearchIndex } from './search-index';
import { isKnown, isSubject, splitWord } from './vocabulary';
import { addCompletions, wholeTerms, wordTerms, type Word } from './word-terms';

/** One thing the reader asked for, and the terms that answer it with their weights. */
type PlanGroup = {
  terms: Map<string, number>;
  /** A word of the query counts for coverage; parts of identifiers and joined neighbours only add. */
  isWord: boolean;
  /** Adds to pages that are found by something else, and finds none by itself. */
  isExtra: boolean;
  /** The word or identifier it stands for; empty for groups that only add. */
  typed: string;
  /** The word to mark on the target page; empty for groups that only add. */
  mark: string;
};

export type QueryPlan = {
  groups: PlanGroup[];
  /** The whole query written together, lower case. */
  joined: string;
  names: PlanName[];
  /** All of a message written together, to be compared with the fixed parts of known ones; else empty. */
  message: string;
};

/** Turns what was typed into groups of weighted terms of the index. */
export function planQuery(index: SearchIndex, query: string): QueryPlan {
  const read = readQuery(index, query);
  const { kind, tokens, isCursorAtEnd } = read;
  const surfaces = tokens.flatMap((token) =>
    token.parts.map((part) => part.surface),
  );
  const keepStopWords = surfaces.every((surface) => isStopWord(surface));
  const groups = tokens.flatMap((token, position) =>
    groupsOfToken(index, read, {
      token,
      isLast: isCursorAtEnd && position === tokens.length - 1,
      keepStopWords,
    }),
  );
  const names = namesOf(groups, tokens).map((name) =>
    asFunction(index, read, name),
  );
  if (kind === 'code') letIdentifiersLead(index, tokens, names);
  if (kind === 'words') addPhraseSynonyms(index, surfaces, groups);
  const joined = joinedGroups(index, tokens, groups, isCursorAtEnd);
  for (const { mark } of joined) {
    if (mark)
      names.push({
        name: mark,
        weight: 1,
        share: mark.length / surfaces.join('').length,
      });
  }
  return {
    groups: [...withoutRepeats(groups), ...joined].filter(
      ({ terms }) => terms.size > 0,
    ),
    joined: surfaces.join(''),
    names,
    message: read.message,
  };
}

/** `row.key, row.value` asks for one row. */
function withoutRepeats(groups: readonly PlanGroup[]): PlanGroup[] {
  const seen = new Set<string>();
  return groups.filter(({ typed }) => {
    if (typed === '') return true;
    const isNew = !seen.has(typed);
    seen.add(typed);
    return isNew;
  });
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
    ...lastNames(tokens, joined.length),
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

/** The function when the name was written like one and a class has the same. */
function asFunction(
  index: SearchIndex,
  { functions }: ReadQuery,
  asked: PlanName,
): PlanName {
  // As it was understood, the name may be a stem.
  const written = functions.find(
    (whole) => whole === asked.name || stem(whole) === asked.name,
  );
  const name = FUNCTION + written;
  const isFunction = written !== undefined && index.canonical.has(name);
  return isFunction ? { ...asked, name } : asked;
}

/** Code is about the identifiers in it that pages document; its plain words are mostly the reader's own. */
function letIdentifiersLead(
  index: SearchIndex,
  tokens: readonly Token[],
  names: readonly PlanName[],
): void {
  const identifiers = new Set(
    tokens.flatMap(({ whole }) => [whole, stem(whole)]),
  );
  const known = names.filter(
    ({ name }) =>
      identifiers.has(name.replace(FUNCTION, '')) && isNameOfPage(index, name),
  );
  const count = new Set(known.map(({ name }) => name)).size;
  for (const name of known) name.share = Math.max(name.share, 1 / count);
}

const isNameOfPage = (index: SearchIndex, name: string): boolean =>
  index.canonical.has(name) ||
  index.pages.some((page) => page.isNamed && page.joinedTitle === name);

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
  { kind, fillers }: ReadQuery,
  {
    token,
    isLast,
    keepStopWords,
  }: { token: Token; isLast: boolean; keepStopWords: boolean },
): PlanGroup[] {
  const isPasted = kind !== 'words';
  const words = token.parts
    .map((part, position) => ({
      surface: part.surface,
      term: part.term,
      isLast: isLast && position === token.parts.length - 1,
      isPasted,
    }))
    .filter(
      ({ surface }) =>
        keepStopWords ||
        !(isStopWord(surface) || index.synonyms.skip.has(surface)),
    );
  if (token.whole) {
    const whole = wholeTerms(index, token.whole, { isLast, isPasted });
    if (whole.size > 0) {
      const parts = words.flatMap((word) => groupsOfWord(index, word));
      const name = nameGroup(whole, token.whole);
      return fillers.has(token.whole)
        ? [filler(name)]
        : [name, ...parts.map(optional)];
    }
  }
  return words.flatMap((word) => {
    const groups = groupsOfWord(index, word);
    const isFiller =
      fillers.has(word.surface) ||
      (kind === 'code' && !isSubject(index, word.term));
    return isFiller ? groups.map(filler) : groups;
  });
}

const nameGroup = (terms: Map<string, number>, whole: string): PlanGroup => ({
  terms,
  isWord: true,
  isExtra: false,
  typed: whole,
  mark: markOf(terms, whole),
});

const weighed = (
  terms: ReadonlyMap<string, number>,
  factor: number,
): Map<string, number> =>
  new Map([...terms].map(([term, weight]) => [term, weight * factor]));

/** A part of an identifier whose whole was found. */
const optional = ({ terms }: PlanGroup): PlanGroup => ({
  terms: weighed(terms, OPTIONAL_PART_WEIGHT),
  isWord: false,
  isExtra: true,
  typed: '',
  mark: '',
});

/** A word with little information. */
const filler = ({ terms }: PlanGroup): PlanGroup => ({
  terms: weighed(terms, FILLER_WEIGHT),
  isWord: false,
  isExtra: true,
  typed: '',
  mark: '',
});

function groupsOfWord(index: SearchIndex, word: Word): PlanGroup[] {
  const terms = wordTerms(index, word);
  if (terms.size > 0)
    return [
      {
        terms,
        isWord: true,
        isExtra: false,
        typed: word.surface,
        mark: markOf(terms, word.surface),
      },
    ];
  if (word.isPasted) return [];
  const parts = splitWord(word.surface, (part) => {
    const term = stem(part);
    return isKnown(index, term) ? term : undefined;
  });
  return (parts ?? []).map((part) => ({
    terms: new Map([[part, SPLIT_WORD_WEIGHT]]),
    isWord: true,
    isExtra: false,
    typed: '',
    mark: part,
  }));
}

/** A phrase of the query may stand for terms that none of its words lead to. */
function addPhraseSynonyms(
  index: SearchIndex,
  surfaces: readonly string[],
  groups: PlanGroup[],
): void {
  const text = ` ${surfaces.map(stem).join(' ')} `;
  for (const { phrase, terms } of index.synonyms.phrases) {
    if (!text.includes(` ${phrase} `)) continue;
    groups.push({
      terms: new Map(terms.map((term) => [term, SYNONYM_WEIGHT])),
      isWord: false,
      isExtra: false,
      typed: '',
      mark: '',
    });
  }
}

/** Neighbouring words that are a known identifier when written together: `to dictionary`, `file cache`. */
function joinedGroups(
  index: SearchIndex,
  tokens: readonly Token[],
  found: readonly PlanGroup[],
  isCursorAtEnd: boolean,
): PlanGroup[] {
  const groups: PlanGroup[] = [];
  const wholes = new Set(tokens.map((token) => token.whole));
  const known = new Set(found.map(({ typed }) => typed));
  const parts = tokens.flatMap((token) =>
    token.parts.map(({ surface }) => ({ surface, whole: token.whole })),
  );
  const surfaces = parts.map(({ surface }) => surface);
  for (let start = 0; start < surfaces.length; start += 1) {
    const longest = Math.min(MAX_JOINED_WORDS, surfaces.length - start);
    for (let length = 2; length <= longest; length += 1) {
      const joined = surfaces.slice(start, start + length).join('');
      if (wholes.has(joined)) continue;
      // Within an identifier that is known, a piece of it adds nothing.
      const { whole = '' } = parts[start] ?? {};
      const isPiece = parts
        .slice(start, start + length)
        .every((part) => part.whole === whole);
      if (isPiece && whole && known.has(whole)) continue;
      const weight = length === surfaces.length ? 1 : PARTLY_JOINED_WEIGHT;
      const terms = new Map<string, number>();
      if (isKnown(index, joined)) terms.set(joined, weight);
      if (isCursorAtEnd && start + length === surfaces.length) {
        addCompletions(index, terms, joined, weight * COMPLETION_WEIGHT);
      }
      groups.push({
        terms,
        isWord: false,
        isExtra: false,
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
