import { z } from 'zod';

import { cacheFile, readCached, writeCached } from '@/lib/files';
import {
  DIMENSIONS,
  packVectors,
  type PackedVectors,
} from '../meaning/packed-vectors';
import { encodeTerms } from '../tokenize';
import type { SearchablePage } from '../types';
import type { PageWords } from './page-words';

/** Enough rounds for the directions that tell most to stand still. */
const ROUNDS = 16;
/** A word of one page only is not found by way of others. */
const MIN_PAGES = 2;
/** How often each word of these counts: a title says more than a text. */
const TITLE_TIMES = 3;
const HEADING_TIMES = 2;
const QUESTION_TIMES = 3;

const VECTORS = z.object({
  lengths: z.string(),
  words: z.string(),
  pages: z.string(),
}) satisfies z.ZodType<PackedVectors>;

/** A section or a question: how often it has each word, by its number. */
type Row = { pageId: number; words: number[]; values: number[] };

/**
 * Learns which words go together and what pages are about: latent semantic analysis of their sections, which is the
 * truncated singular value decomposition of sections by words. The same pages give the same vectors, so these are kept.
 *
 * @param words of the same pages
 * @param vocabulary all terms of the index, in its order
 */
export function learnVectors(
  pages: readonly SearchablePage[],
  words: readonly PageWords[],
  vocabulary: readonly string[],
): PackedVectors {
  const counted = pages.flatMap((page, pageId) =>
    countWords(page, words[pageId]).map((counts) => ({ pageId, counts })),
  );
  const key = counted.map(({ pageId, counts }) => [pageId, ...counts]);
  const file = cacheFile(
    'vectors',
    ['lib/search'],
    [JSON.stringify(key), vocabulary.join(' ')],
  );
  const kept = readCached(file, (data) => VECTORS.parse(data));
  if (kept) return kept;
  const learned = learn(counted, pages.length, vocabulary);
  writeCached(file, learned);
  return learned;
}

/** The words of a section or a question, as often as it has them. */
type Counted = { pageId: number; counts: ReadonlyMap<string, number> };

function learn(
  counted: readonly Counted[],
  pageCount: number,
  vocabulary: readonly string[],
): PackedVectors {
  const rarity = raritiesOf(counted, vocabulary);
  const numberOf = new Map(vocabulary.map((term, at) => [term, at]));
  const rows = counted.map(({ pageId, counts }) =>
    toRow(pageId, counts, numberOf, rarity),
  );
  let directions = firstDirections(vocabulary.length);
  for (let round = 0; round < ROUNDS; round++) {
    directions = orthonormal(
      timesTransposed(rows, times(rows, directions), vocabulary.length),
    );
  }
  const places = times(rows, directions);
  return packVectors(
    vocabulary.map((_, word) => {
      const worth = rarity[word] ?? 0;
      return worth > 0
        ? Float64Array.from(directions, (one) => worth * (one[word] ?? 0))
        : undefined;
    }),
    Array.from({ length: pageCount }, (_, pageId) =>
      directionOf(pageId, rows, places),
    ),
  );
}

/** The words of each section of a page, and of each question: all of them are about what the page is about. */
function countWords(page: SearchablePage, words?: PageWords) {
  const of = (text: string, times: number) =>
    Array.from({ length: times }, () => encodeTerms(text)).flat();
  const about = [
    ...of(page.title, TITLE_TIMES),
    ...[page.description, ...(page.keywords ?? [])].flatMap((text) =>
      of(text, 1),
    ),
  ];
  const sections = page.sections.map(({ heading }, at) => {
    const { terms = [], names = [] } = words?.sections[at] ?? {};
    return [
      ...of(heading, HEADING_TIMES),
      ...terms,
      ...names.flatMap((name) => encodeTerms(name)),
    ];
  });
  const questions = (page.questions ?? []).map((one) =>
    of(one, QUESTION_TIMES),
  );
  return [...sections, ...questions].map((own) => {
    const counts = new Map<string, number>();
    for (const term of [...about, ...own])
      counts.set(term, (counts.get(term) ?? 0) + 1);
    return counts;
  });
}

/** What each word of the vocabulary is worth, by number: the more, the fewer sections have it; nothing if one page has. */
function raritiesOf(
  counted: readonly Counted[],
  vocabulary: readonly string[],
): number[] {
  const sections = new Map<string, number>();
  const pages = new Map<string, Set<number>>();
  for (const { pageId, counts } of counted) {
    for (const term of counts.keys()) {
      sections.set(term, (sections.get(term) ?? 0) + 1);
      pages.set(term, (pages.get(term) ?? new Set()).add(pageId));
    }
  }
  return vocabulary.map((term) =>
    (pages.get(term)?.size ?? 0) < MIN_PAGES
      ? 0
      : Math.log(counted.length / (sections.get(term) ?? 1)),
  );
}

/** Rare words are worth more, repeated ones a little more, and all sections are equally long. */
function toRow(
  pageId: number,
  counts: ReadonlyMap<string, number>,
  numberOf: ReadonlyMap<string, number>,
  rarity: readonly number[],
): Row {
  const entries = [...counts].flatMap(([term, count]) => {
    const word = numberOf.get(term) ?? -1;
    const worth = rarity[word] ?? 0;
    return worth > 0 ? [{ word, value: worth * (1 + Math.log(count)) }] : [];
  });
  const length = Math.hypot(...entries.map(({ value }) => value)) || 1;
  return {
    pageId,
    words: entries.map(({ word }) => word),
    values: entries.map(({ value }) => value / length),
  };
}

/** Any that are not alike: the same in each build. */
function firstDirections(length: number): Float64Array[] {
  let seed = 1;
  const next = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647 - 0.5;
  };
  return orthonormal(
    Array.from({ length: DIMENSIONS }, () =>
      Float64Array.from({ length }, next),
    ),
  );
}

/** What each row has of each direction. */
function times(
  rows: readonly Row[],
  directions: readonly Float64Array[],
): Float64Array[] {
  return directions.map((direction) =>
    Float64Array.from(rows, ({ words, values }) => {
      let sum = 0;
      for (let at = 0; at < words.length; at++)
        sum += (values[at] ?? 0) * (direction[words[at] ?? 0] ?? 0);
      return sum;
    }),
  );
}

/** What the words of all rows have of them together. */
function timesTransposed(
  rows: readonly Row[],
  shares: readonly Float64Array[],
  length: number,
): Float64Array[] {
  return shares.map((share) => {
    const direction = new Float64Array(length);
    for (const [id, { words, values }] of rows.entries()) {
      const part = share[id] ?? 0;
      for (let at = 0; at < words.length; at++) {
        const word = words[at] ?? 0;
        direction[word] = (direction[word] ?? 0) + part * (values[at] ?? 0);
      }
    }
    return direction;
  });
}

/** Takes from each direction what it has of those before it (Gram-Schmidt), and makes it as long as one. */
function orthonormal(directions: readonly Float64Array[]): Float64Array[] {
  const done: Float64Array[] = [];
  for (const direction of directions) {
    const rest = direction.slice();
    for (const other of done) {
      const share = product(rest, other);
      for (let at = 0; at < rest.length; at++)
        rest[at] = (rest[at] ?? 0) - share * (other[at] ?? 0);
    }
    const length = Math.sqrt(product(rest, rest)) || 1;
    done.push(rest.map((value) => value / length));
  }
  return done;
}

function product(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

/** Where a page points: the middle of where its sections do, each of which counts alike. */
function directionOf(
  pageId: number,
  rows: readonly Row[],
  places: readonly Float64Array[],
): Float64Array {
  const direction = new Float64Array(DIMENSIONS);
  for (const [id, row] of rows.entries()) {
    if (row.pageId !== pageId) continue;
    const place = Float64Array.from(places, (one) => one[id] ?? 0);
    const length = Math.sqrt(product(place, place)) || 1;
    for (let at = 0; at < DIMENSIONS; at++)
      direction[at] = (direction[at] ?? 0) + (place[at] ?? 0) / length;
  }
  return direction;
}
