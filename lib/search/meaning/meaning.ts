import { tokenize } from '../tokenize';
import { DIMENSIONS, unpackVectors } from './packed-vectors';

/**
 * Puts pages that were found by words in order, with what they are about in mind.
 *
 * @param ranked numbers of pages, best first
 * @returns the same, in another order
 */
export type Meaning = (query: string, ranked: readonly number[]) => number[];

/** How much the order by meaning says beside that by words. */
const WEIGHT = 0.3;
/** Places of the order by meaning that count. */
const PLACES = 20;
/** By how much the first places of an order differ less than their numbers. */
const RANK_OFFSET = 6;

/**
 * Makes the order by meaning. Words that occur in the same sections point in the same direction; a page points where
 * its words do, and so does a query.
 *
 * @param file the vectors that were learned from the pages of the index
 * @throws Error when the file is damaged, or belongs to another index
 */
export function createMeaning(
  { vocabulary, pages }: Indexed,
  file: unknown,
): Meaning {
  const vectors = unpackVectors(file, vocabulary, pages.length);
  return (query, ranked) => {
    const asked = new Float32Array(DIMENSIONS);
    for (const term of termsOf(query)) {
      const word = vectors.words.get(term) ?? [];
      for (const [at, value] of word.entries())
        asked[at] = (asked[at] ?? 0) + value;
    }
    const nearness = vectors.pages.map((page) => product(page, asked));
    const order = [...nearness.keys()].sort(
      (a, b) => (nearness[b] ?? 0) - (nearness[a] ?? 0) || a - b,
    );
    return fuse(ranked, order.slice(0, PLACES));
  };
}

/** Of the index: its terms in order, and its pages. */
type Indexed = { vocabulary: readonly string[]; pages: readonly unknown[] };

/** As they were typed: what they may mean besides is what the vectors tell. */
function termsOf(query: string): Set<string> {
  return new Set(
    tokenize(query).flatMap(({ parts }) => parts.map(({ term }) => term)),
  );
}

/** By the places in both orders, as their values have nothing in common. */
function fuse(ranked: readonly number[], order: readonly number[]): number[] {
  const worth = (place: number) => (place < 0 ? 0 : 1 / (RANK_OFFSET + place));
  return ranked
    .map((pageId, place) => ({
      pageId,
      value: worth(place) + WEIGHT * worth(order.indexOf(pageId)),
    }))
    .sort((a, b) => b.value - a.value)
    .map(({ pageId }) => pageId);
}

function product(a: Float32Array, b: Float32Array): number {
  return a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
}
