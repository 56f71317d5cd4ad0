import { COMMON_TERM_SHARE } from '../term-index';
import { encodeTerms } from '../tokenize';
import { sharedIdentifiers } from './code-identifiers';
import type { PageWords } from './page-words';

/** On a small site no term is frequent, whatever its share. */
const MIN_COMMON_PAGES = 20;
const MIN_FREQUENT_PAGES = 5;
/** A term on more than this share of the pages says little about which section to go to. */
const FREQUENT_TERM_SHARE = 0.05;
/** Sections of a page listed for a frequent term, and for a name that stands in samples only: those with most of it. */
const MAX_SECTIONS_OF_FREQUENT_TERM = 1;
const MAX_SECTIONS_OF_CODE_NAME = 1;
const IS_NUMBER = /^\p{N}+$/u;

export type ContentTerms = {
  /** For each page and section, in order. */
  termsOf: string[][][];
  /** On so many pages that their sections are not listed at all. */
  common: Set<string>;
};

type Occurrence = { sectionId: number; count: number; isText: boolean };

/**
 * Picks the terms under which the sections of all pages are found. What repeats without helping to tell sections
 * apart is left out: it would make up a third of the index.
 */
export function contentTerms(pages: readonly PageWords[]): ContentTerms {
  const identifiers = sharedIdentifiers(pages);
  // The same names stand in many samples.
  const termsOfName = new Map(
    [...identifiers].map((name) => [name, encodeTerms(name)]),
  );
  const occurrences = pages.map(({ sections }) =>
    occurrencesOf(sections, termsOfName),
  );
  const pageCounts = new Map<string, number>();
  for (const terms of occurrences) {
    for (const term of terms.keys())
      pageCounts.set(term, (pageCounts.get(term) ?? 0) + 1);
  }
  const isOnMoreThan = (term: string, least: number, share: number): boolean =>
    (pageCounts.get(term) ?? 0) > Math.max(least, pages.length * share);
  const isCommon = (term: string): boolean =>
    isOnMoreThan(term, MIN_COMMON_PAGES, COMMON_TERM_SHARE);
  const isFrequent = (term: string): boolean =>
    isOnMoreThan(term, MIN_FREQUENT_PAGES, FREQUENT_TERM_SHARE);
  const termsOf = occurrences.map((terms, pageId) => {
    const lists: string[][] = (pages[pageId]?.sections ?? []).map(() => []);
    for (const [term, places] of terms) {
      if (isCommon(term)) continue;
      const limit = limitOf(places, isFrequent(term));
      for (const { sectionId } of strongest(places, limit))
        lists[sectionId]?.push(term);
    }
    return lists;
  });
  const common = new Set([...pageCounts.keys()].filter(isCommon));
  return { termsOf, common };
}

function limitOf(places: readonly Occurrence[], isFrequent: boolean): number {
  if (!places.some(({ isText }) => isText)) return MAX_SECTIONS_OF_CODE_NAME;
  return isFrequent ? MAX_SECTIONS_OF_FREQUENT_TERM : places.length;
}

/** The sections with most of a term; text counts more than code, and earlier ones win a draw. */
function strongest(places: readonly Occurrence[], limit: number): Occurrence[] {
  if (places.length <= limit) return [...places];
  return [...places]
    .sort(
      (a, b) =>
        Number(b.isText) - Number(a.isText) ||
        b.count - a.count ||
        a.sectionId - b.sectionId,
    )
    .slice(0, limit);
}

function occurrencesOf(
  sections: PageWords['sections'],
  termsOfName: ReadonlyMap<string, readonly string[]>,
): Map<string, Occurrence[]> {
  const occurrences = new Map<string, Occurrence[]>();
  for (const [sectionId, { terms, names }] of sections.entries()) {
    const counts = new Map<string, { count: number; isText: boolean }>();
    for (const term of terms) {
      counts.set(term, {
        count: (counts.get(term)?.count ?? 0) + 1,
        isText: true,
      });
    }
    for (const name of names) {
      for (const term of termsOfName.get(name) ?? []) {
        if (!counts.has(term)) counts.set(term, { count: 1, isText: false });
      }
    }
    for (const [term, { count, isText }] of counts) {
      if (IS_NUMBER.test(term)) continue;
      occurrences.set(term, [
        ...(occurrences.get(term) ?? []),
        { sectionId, count, isText },
      ]);
    }
  }
  return occurrences;
}
