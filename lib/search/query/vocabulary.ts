import { COMMON_TERM_SHARE } from '../term-index';
import { MAX_TYPO_TERMS, MIN_TWO_TYPO_WORD, MIN_TYPO_WORD } from './ranking';
import type { SearchIndex } from './search-index';

/** All ids that a term has in one of the indices. */
export function idsOf(
  index: SearchIndex,
  field: 'titles' | 'canonical' | 'headings' | 'contents',
  term: string,
): readonly number[] {
  return index[field].get(term) ?? [];
}

export function isKnown(
  { titles, headings, contents }: SearchIndex,
  term: string,
): boolean {
  return contents.has(term) || headings.has(term) || titles.has(term);
}

/** True for what a page or a section is about. Other words of a sample are made up: `aquarium`. */
export function isSubject(index: SearchIndex, term: string): boolean {
  return (
    index.titles.has(term) ||
    idsOf(index, 'headings', term).some((id) => !index.sections[id]?.isQuestion)
  );
}

/** True for a term on many pages, which are not listed. */
export function isCommon({ contents }: SearchIndex, term: string): boolean {
  return contents.get(term)?.length === 0;
}

/** Number of pages that have a term anywhere. */
export function pageCount(index: SearchIndex, term: string): number {
  const counted = index.pageCounts.get(term);
  if (counted !== undefined) return counted;
  if (isCommon(index, term)) return index.pages.length * COMMON_TERM_SHARE;
  const pages = new Set([
    ...idsOf(index, 'titles', term),
    ...idsOf(index, 'contents', term),
  ]);
  for (const id of idsOf(index, 'headings', term)) {
    const section = index.sections[id];
    if (section) pages.add(section.pageId);
  }
  index.pageCounts.set(term, pages.size);
  return pages.size;
}

/** Rare words have more information: the usual inverse document frequency, over pages. */
export function informationOf(index: SearchIndex, term: string): number {
  const count = pageCount(index, term);
  return Math.log(1 + (index.pages.length - count + 0.5) / (count + 0.5));
}

/** Terms that begin with `prefix` and are longer: title words first, then heading words, then by page count. */
export function completions(
  index: SearchIndex,
  prefix: string,
  limit: number,
): string[] {
  const found: string[] = [];
  for (let at = lowerBound(index.vocabulary, prefix); ; at += 1) {
    const term = index.vocabulary[at];
    if (!term?.startsWith(prefix)) break;
    if (term !== prefix) found.push(term);
  }
  return mostImportant(index, found, limit);
}

function lowerBound(sorted: readonly string[], value: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

function mostImportant(
  index: SearchIndex,
  terms: string[],
  limit: number,
): string[] {
  if (terms.length <= limit) return terms;
  const rank = (term: string): number =>
    (index.titles.has(term) ? 2e6 : index.headings.has(term) ? 1e6 : 0) +
    pageCount(index, term);
  return terms
    .map((term) => ({ term, rank: rank(term) }))
    .sort((a, b) => b.rank - a.rank)
    .slice(0, limit)
    .map(({ term }) => term);
}

type TypoTerm = { term: string; distance: number };

/**
 * Terms one or two typing errors away from a word, nearest first: one error from four letters on, two from seven.
 * Another first letter counts half an error more. With `isPrefix` the beginning of longer terms counts, too.
 */
export function typoTerms(
  index: SearchIndex,
  words: readonly string[],
  isPrefix: boolean,
): TypoTerm[] {
  const distances = new Map<string, number>();
  for (const word of words) {
    if (word.length < MIN_TYPO_WORD) continue;
    const limit = word.length >= MIN_TWO_TYPO_WORD ? 2 : 1;
    for (const term of index.vocabulary) {
      const lengthDifference = term.length - word.length;
      if (lengthDifference < -limit || (lengthDifference > limit && !isPrefix))
        continue;
      if (term.length < 3) continue;
      const begin =
        lengthDifference > limit ? term.slice(0, word.length) : term;
      const extra =
        (begin === term ? 0 : 0.5) + (begin[0] === word[0] ? 0 : 0.5);
      const distance = editDistance(word, begin, limit) + extra;
      if (
        distance <= limit + 0.5 &&
        distance < (distances.get(term) ?? Infinity)
      ) {
        distances.set(term, distance);
      }
    }
  }
  return [...distances]
    .map(([term, distance]) => ({
      term,
      distance,
      rank: importance(index, term),
    }))
    .sort((a, b) => a.distance - b.distance || b.rank - a.rank)
    .slice(0, MAX_TYPO_TERMS)
    .map(({ term, distance }) => ({ term, distance }));
}

function importance(index: SearchIndex, term: string): number {
  return (
    (index.titles.has(term) ? 2e6 : index.headings.has(term) ? 1e6 : 0) +
    pageCount(index, term)
  );
}

/** Two known words a word is made of, for example `zone` and `flags`; the longest first one wins. */
export function splitWord(
  word: string,
  termOf: (part: string) => string | undefined,
): [string, string] | undefined {
  for (let at = word.length - 2; at >= 2; at -= 1) {
    const first = termOf(word.slice(0, at));
    const second = first && termOf(word.slice(at));
    if (first && second) return [first, second];
  }
  return undefined;
}

/** Optimal string alignment distance: inserted, missing, wrong and swapped letters; `limit + 1` when above `limit`. */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= b.length; column += 1) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1;
      let distance = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + cost,
      );
      if (
        row > 1 &&
        column > 1 &&
        a[row - 1] === b[column - 2] &&
        a[row - 2] === b[column - 1]
      ) {
        distance = Math.min(distance, (beforePrevious[column - 2] ?? 0) + 1);
      }
      current.push(distance);
      if (distance < best) best = distance;
    }
    if (best > limit) return limit + 1;
    beforePrevious = previous;
    previous = current;
  }
  return previous[b.length] ?? limit + 1;
}
