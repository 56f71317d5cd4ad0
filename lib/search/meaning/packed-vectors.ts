/** Numbers a vector. */
export const DIMENSIONS = 48;

/** Vectors on the wire. */
export type PackedVectors = {
  /** One character for each word of the vocabulary: its length, or a space for a word without a vector. */
  lengths: string;
  /** The numbers of the words that have vectors, one word after the other, each as a digit from 0 to 6. */
  words: string;
  /** Those of the pages. */
  pages: string;
};

/** Steps to each side of zero. */
const STEPS = 3;
const ZERO = '0'.charCodeAt(0) + STEPS;
/** Characters of a length in an octave, and the one that stands for 1. */
const OCTAVE = 3;
const ONE = 'n'.charCodeAt(0);
const SHORTEST = '!'.charCodeAt(0);
const NONE = ' ';

/**
 * Packs vectors. Each is scaled to its largest number; small numbers are told apart more finely than large ones.
 *
 * @param words for each word of the vocabulary, or nothing
 */
export function packVectors(
  words: readonly (Float64Array | undefined)[],
  pages: readonly Float64Array[],
): PackedVectors {
  return {
    lengths: words.map((word) => (word ? packLength(word) : NONE)).join(''),
    words: words.map((word) => (word ? packSteps(word) : '')).join(''),
    pages: pages.map(packSteps).join(''),
  };
}

const largestOf = (vector: Float64Array): number =>
  Math.max(...vector.map(Math.abs)) || 1;

function packLength(vector: Float64Array): string {
  const steps = Math.round(Math.log2(largestOf(vector)) * OCTAVE);
  return String.fromCharCode(Math.max(SHORTEST, Math.min(ONE, ONE + steps)));
}

function packSteps(vector: Float64Array): string {
  const largest = largestOf(vector);
  let packed = '';
  for (const value of vector) {
    const step = Math.round(Math.sqrt(Math.abs(value) / largest) * STEPS);
    packed += String.fromCharCode(ZERO + Math.sign(value) * step);
  }
  return packed;
}

/** Vectors by term, and by the number of a page. */
type Vectors = {
  words: ReadonlyMap<string, Float32Array>;
  pages: readonly Float32Array[];
};

/**
 * Reads packed vectors. Those of pages are as long as one.
 *
 * @throws Error when the file is damaged, or belongs to another index
 */
export function unpackVectors(
  file: unknown,
  vocabulary: readonly string[],
  pageCount: number,
): Vectors {
  const {
    lengths = '',
    words = '',
    pages = '',
  } = file as Partial<PackedVectors>;
  const known = vocabulary.filter((_, at) => (lengths[at] ?? NONE) !== NONE);
  if (
    lengths.length !== vocabulary.length ||
    words.length !== known.length * DIMENSIONS ||
    pages.length !== pageCount * DIMENSIONS
  ) {
    throw new Error('[site] The vectors do not belong to the search index.');
  }
  const sizes = lengths.replaceAll(NONE, '');
  return {
    words: new Map(
      known.map((term, at) => [
        term,
        unpackSteps(words, at, 2 ** ((sizes.charCodeAt(at) - ONE) / OCTAVE)),
      ]),
    ),
    pages: Array.from({ length: pageCount }, (_, at) => {
      const page = unpackSteps(pages, at, 1);
      const length = Math.hypot(...page) || 1;
      return page.map((value) => value / length);
    }),
  };
}

function unpackSteps(
  packed: string,
  at: number,
  largest: number,
): Float32Array {
  return Float32Array.from({ length: DIMENSIONS }, (_, dimension) => {
    const step =
      (packed.charCodeAt(at * DIMENSIONS + dimension) - ZERO) / STEPS;
    return Math.sign(step) * step * step * largest;
  });
}
