/** Numbers a vector. */
export const DIMENSIONS = 48;

/** Vectors on the wire. */
export type PackedVectors = {
  /** Words after those of the index's vocabulary, with spaces between. */
  more: string;
  /** One character for each word: its length, or a space for a word without a vector. */
  lengths: string;
  /** The numbers of the words that have vectors, one word after the other, each as a digit from 0 to 4. */
  words: string;
  /** Those of the pages, finer, each as a character. */
  pages: string;
};

/** Steps to each side of zero, and the character that stands for zero. */
const WORDS = { steps: 2, zero: '2'.charCodeAt(0) };
const PAGES = { steps: 31, zero: 'P'.charCodeAt(0) };
/** The largest step of a word, by the mean of its numbers: few are longer, and those are cut. */
const LARGEST = 2.2;
/** Characters of a length in an octave, and the one that stands for 1. */
const OCTAVE = 3;
const ONE = 'Z'.charCodeAt(0);
const SHORTEST = '!'.charCodeAt(0);
const LONGEST = '~'.charCodeAt(0);
const NONE = ' ';

/**
 * A vector of a word as it comes out of the file.
 *
 * @param vector as it was learned
 */
export function roundWord(vector: Float64Array): Float64Array {
  const largest = 2 ** (octavesOf(vector) / OCTAVE);
  return vector.map(
    (value) => (stepOf(value, largest) / WORDS.steps) * largest,
  );
}

/**
 * Packs vectors. Products of words and pages stay what they are, but for rounding.
 *
 * @param words for each word, or nothing
 */
export function packVectors(
  words: readonly (Float64Array | undefined)[],
  pages: readonly Float64Array[],
): Omit<PackedVectors, 'more'> {
  const most = Math.max(...pages.map(largestOf));
  const scale = Math.ceil(Math.log2(most) * OCTAVE);
  const pageLength = 2 ** (scale / OCTAVE);
  return {
    lengths: words
      .map((word) => (word ? packLength(octavesOf(word) + scale) : NONE))
      .join(''),
    words: words.map((word) => (word ? packWord(word) : '')).join(''),
    pages: pages
      .map((page) =>
        String.fromCharCode(
          ...page.map(
            (value) =>
              PAGES.zero + Math.round((value / pageLength) * PAGES.steps),
          ),
        ),
      )
      .join(''),
  };
}

const largestOf = (vector: Float64Array): number =>
  Math.max(...vector.map(Math.abs)) || 1;

/** Length of the largest step, in thirds of octaves. */
function octavesOf(vector: Float64Array): number {
  let sum = 0;
  for (const value of vector) sum += Math.abs(value);
  const largest = (LARGEST * sum) / DIMENSIONS || 1;
  return Math.round(Math.log2(largest) * OCTAVE);
}

function stepOf(value: number, largest: number): number {
  const step = Math.round((Math.abs(value) / largest) * WORDS.steps);
  return Math.sign(value) * Math.min(WORDS.steps, step);
}

const packLength = (octaves: number): string =>
  String.fromCharCode(Math.max(SHORTEST, Math.min(LONGEST, ONE + octaves)));

function packWord(vector: Float64Array): string {
  const largest = 2 ** (octavesOf(vector) / OCTAVE);
  return String.fromCharCode(
    ...vector.map((value) => WORDS.zero + stepOf(value, largest)),
  );
}

/** Vectors by term, and by the number of a page. */
type Vectors = {
  words: ReadonlyMap<string, Float32Array>;
  pages: readonly Float32Array[];
};

/**
 * Reads packed vectors.
 *
 * @throws Error when the file is damaged, or belongs to another index
 */
export function unpackVectors(
  file: unknown,
  vocabulary: readonly string[],
  pageCount: number,
): Vectors {
  const {
    more = '',
    lengths = '',
    words = '',
    pages = '',
  } = file as Partial<PackedVectors>;
  const terms = more === '' ? vocabulary : [...vocabulary, ...more.split(' ')];
  const known = terms.filter((_, at) => (lengths[at] ?? NONE) !== NONE);
  if (
    lengths.length !== terms.length ||
    words.length !== known.length * DIMENSIONS ||
    pages.length !== pageCount * DIMENSIONS
  ) {
    throw new Error('[search] The vectors do not belong to the search index.');
  }
  const sizes = lengths.replaceAll(NONE, '');
  return {
    words: new Map(
      known.map((term, at) => [
        term,
        unpackRow(
          words,
          at,
          WORDS,
          2 ** ((sizes.charCodeAt(at) - ONE) / OCTAVE),
        ),
      ]),
    ),
    pages: Array.from({ length: pageCount }, (_, at) =>
      unpackRow(pages, at, PAGES, 1),
    ),
  };
}

function unpackRow(
  packed: string,
  at: number,
  { steps, zero }: { steps: number; zero: number },
  largest: number,
): Float32Array {
  return Float32Array.from(
    { length: DIMENSIONS },
    (_, i) =>
      ((packed.charCodeAt(at * DIMENSIONS + i) - zero) / steps) * largest,
  );
}
