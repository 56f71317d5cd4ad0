import { COMMON_TERM_SHARE } from '../term-index';
import { encodeTerms } from '../tokenize';
import { sharedIdentifiers } from './code-identifiers';
import type { PageWords } from './page-words';

/** On a small site no term is common or frequent, whatever its share. */
const MIN_COMMON_PAGES = 15;
const MIN_FREQUENT_PAGES = 6;
/** A term on more than this share of the pages counts only for those that have it again, if so many have. */
const FREQUENT_TERM_SHARE = 1 / 19;
const MIN_REPEATING_PAGES = 2;
const IS_NUMBER = /^\p{N}+$/u;

export type ContentTerms = {
  /** For each page, in order. */
  termsOf: string[][];
  /** On so many pages that these are not listed at all. */
  common: Set<string>;
};

/**
 * Picks the terms under which pages are found by their text. What is on many pages and distinguishes none is left
 * out: it would make up a third of the index.
 */
export function contentTerms(pages: readonly PageWords[]): ContentTerms {
  const identifiers = sharedIdentifiers(pages);
  // The same names stand in many samples.
  const termsOfName = new Map(
    [...identifiers].map((name) => [name, encodeTerms(name)]),
  );
  const countsOf = pages.map((page) => countTerms(page, termsOfName));
  const havingOnce = pagesOf(countsOf, 0);
  const havingAgain = pagesOf(countsOf, 2);
  const isOnMoreThan = (term: string, least: number, share: number): boolean =>
    (havingOnce.get(term) ?? 0) > Math.max(least, pages.length * share);
  const isCommon = (term: string): boolean =>
    isOnMoreThan(term, MIN_COMMON_PAGES, COMMON_TERM_SHARE);
  const isRepeated = (term: string): boolean =>
    isOnMoreThan(term, MIN_FREQUENT_PAGES, FREQUENT_TERM_SHARE) &&
    (havingAgain.get(term) ?? 0) >= MIN_REPEATING_PAGES;
  return {
    termsOf: countsOf.map((counts) =>
      [...counts]
        .filter(
          ([term, count]) =>
            !isCommon(term) && (count > 1 || !isRepeated(term)),
        )
        .map(([term]) => term),
    ),
    common: new Set([...havingOnce.keys()].filter(isCommon)),
  };
}

/** On how many pages each term stands at least so often. */
function pagesOf(
  countsOf: readonly ReadonlyMap<string, number>[],
  least: number,
): Map<string, number> {
  const pages = new Map<string, number>();
  for (const counts of countsOf) {
    for (const [term, count] of counts)
      if (count >= least) pages.set(term, (pages.get(term) ?? 0) + 1);
  }
  return pages;
}

/** How often a page's text has each term: not once, where only its samples have it. */
function countTerms(
  { sections }: PageWords,
  termsOfName: ReadonlyMap<string, readonly string[]>,
): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (term: string, count: number): void => {
    if (!IS_NUMBER.test(term))
      counts.set(term, (counts.get(term) ?? 0) + count);
  };
  for (const { terms, names } of sections) {
    for (const term of terms) add(term, 1);
    for (const name of names)
      for (const term of termsOfName.get(name) ?? []) add(term, 0);
  }
  return counts;
}
