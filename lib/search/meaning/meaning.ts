import { encodeTerms, tokenize } from '../tokenize';
import { DIMENSIONS, unpackVectors } from './packed-vectors';

/**
 * What a query is about.
 *
 * @returns for each page of the index, the logarithm of how likely it is the page that was meant
 */
export type Meaning = (query: string) => readonly number[];

/**
 * Makes a judge of what queries are about from vectors that were learned of the pages: those of the words of a query
 * point to the page that such words mostly belong to.
 *
 * @param file the vectors that were learned from the pages of the index
 * @throws Error when the file is damaged, or belongs to another index
 */
export function createMeaning(
  { vocabulary, pages }: Indexed,
  file: unknown,
): Meaning {
  const vectors = unpackVectors(file, vocabulary, pages.length);
  return (query) => {
    const known = termsOf(query, vectors.words).flatMap(
      (term) => vectors.words.get(term) ?? [],
    );
    const asked = new Float32Array(DIMENSIONS);
    for (const word of known) {
      for (const [at, value] of word.entries())
        asked[at] = (asked[at] ?? 0) + value / Math.sqrt(known.length);
    }
    return logarithmsOfShares(
      vectors.pages.map((page) => product(page, asked)),
    );
  };
}

/** Of the index: its terms in order, and its pages. */
type Indexed = { vocabulary: readonly string[]; pages: readonly unknown[] };

/** As the pages' words were learned, whole names with them. A name in small letters looks like a word with an ending. */
function termsOf(
  query: string,
  known: ReadonlyMap<string, unknown>,
): readonly string[] {
  const asTyped = tokenize(query)
    .flatMap(({ parts }) => parts)
    .filter(({ term }) => !known.has(term))
    .map(({ surface }) => surface);
  return [...new Set([...encodeTerms(query), ...asTyped])];
}

/** Of the softmax: all shares together are one. */
function logarithmsOfShares(values: readonly number[]): number[] {
  const highest = Math.max(...values);
  const total = values.reduce(
    (sum, value) => sum + Math.exp(value - highest),
    0,
  );
  return values.map((value) => value - highest - Math.log(total));
}

function product(a: Float32Array, b: Float32Array): number {
  return a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
}
