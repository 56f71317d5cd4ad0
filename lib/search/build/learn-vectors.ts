import { z } from 'zod';

import { cacheFile, readCached, writeCached } from '@/lib/base/files';
import {
  DIMENSIONS,
  packVectors,
  roundWord,
  type PackedVectors,
} from '../meaning/packed-vectors';
import { encodeTerms } from '../tokenize';
import type { SearchablePage } from '../types';
import type { PageWords } from './page-words';

/** How often all lessons are gone through; what more rounds would add is about the lessons and not about queries. */
const ROUNDS = 6;
/** Length of the first step; the last one is a tenth of it. */
const RATE = 0.6;
/** Share of the words that a lesson goes without each time, so that no word is relied on. */
const LEFT_OUT = 0.4;
/** Largest number of a vector before anything is learned. */
const START = 0.15;
/** What steps are measured by before the first one (AdaGrad). */
const FIRST_SQUARE = 0.1;
/** A page that is so nearly right is not moved. */
const SETTLED = 1e-3;

/** A word of one page only is not found by way of others. */
const MIN_PAGES = 2;
/** One that no page has but for what its readers type says little of fewer. */
const MIN_PAGES_OF_READERS = 4;
/** Texts and code are learned in pieces as long as a query may be. */
const PASSAGE_TERMS = 24;
const MIN_PASSAGE_TERMS = 4;
/** How much a lesson counts. */
const WEIGHTS = {
  title: 2,
  description: 1.5,
  keyword: 1,
  question: 2,
  asked: 1.5,
  heading: 1,
  passage: 0.25,
} as const;

const VECTORS = z.object({
  more: z.string(),
  lengths: z.string(),
  words: z.string(),
  pages: z.string(),
}) satisfies z.ZodType<PackedVectors>;

/** Words that belong to a page: a question, a heading, a piece of its text or code. */
type Lesson = {
  pageId: number;
  words: readonly number[];
  weight: number;
  /** Not the page has them, but its readers. */
  isAsked: boolean;
};

/**
 * Learns which page words are about: softmax regression from the words of questions, headings, texts and code to the
 * page that has them, and from what readers type to the page that they need. It goes through few numbers a word, so
 * that words that lead to the same pages become alike. The same pages give the same vectors, so these are kept.
 *
 * @param words of the same pages
 * @param vocabulary all terms of the index, in its order
 */
export function learnVectors(
  pages: readonly SearchablePage[],
  words: readonly PageWords[],
  vocabulary: readonly string[],
): PackedVectors {
  const more = wordsOfReaders(pages, new Set(vocabulary));
  const numberOf = new Map(
    [...vocabulary, ...more].map((term, at) => [term, at]),
  );
  const lessons = ofSharedWords(
    pages.flatMap((page, pageId) =>
      lessonsOf(page, words[pageId]).map(({ terms, ...lesson }) => ({
        ...lesson,
        pageId,
        words: [...new Set(terms)].flatMap((term) => numberOf.get(term) ?? []),
      })),
    ),
  );
  const file = cacheFile(
    'vectors',
    ['lib/search'],
    [JSON.stringify(lessons), String(vocabulary.length), more.join(' ')],
  );
  const kept = readCached(file, (data) => VECTORS.parse(data));
  if (kept) return kept;
  // Read as a kept one is, so that the first build and all others write the same bytes.
  const learned = VECTORS.parse({
    ...learn(lessons, numberOf.size, pages.length),
    more: more.join(' '),
  });
  writeCached(file, learned);
  return learned;
}

/** Words that readers of several pages type and no page has. */
function wordsOfReaders(
  pages: readonly SearchablePage[],
  known: ReadonlySet<string>,
): string[] {
  const counts = new Map<string, number>();
  for (const { asked = [] } of pages) {
    for (const term of new Set(asked.flatMap((query) => encodeTerms(query)))) {
      if (!known.has(term)) counts.set(term, (counts.get(term) ?? 0) + 1);
    }
  }
  return [...counts]
    .filter(([, count]) => count >= MIN_PAGES_OF_READERS)
    .map(([term]) => term)
    .sort();
}

function lessonsOf(page: SearchablePage, words?: PageWords) {
  const one = (text: string, weight: number, isAsked = false) => ({
    terms: encodeTerms(text),
    weight,
    isAsked,
  });
  return [
    one(page.title, WEIGHTS.title),
    one(page.description, WEIGHTS.description),
    ...(page.keywords ?? []).map((text) => one(text, WEIGHTS.keyword)),
    ...(page.questions ?? []).map((text) => one(text, WEIGHTS.question)),
    ...(page.asked ?? []).map((text) => one(text, WEIGHTS.asked, true)),
    ...page.sections.flatMap(({ heading, code }, at) => [
      ...(heading ? [one(`${heading} ${page.title}`, WEIGHTS.heading)] : []),
      ...passagesOf(words?.sections[at]?.terms ?? []),
      ...passagesOf(encodeTerms(code)),
    ]),
  ];
}

function passagesOf(terms: readonly string[]) {
  const passages: { terms: string[]; weight: number; isAsked: boolean }[] = [];
  for (let start = 0; start < terms.length; start += PASSAGE_TERMS) {
    const passage = terms.slice(start, start + PASSAGE_TERMS);
    if (passage.length >= MIN_PASSAGE_TERMS)
      passages.push({
        terms: passage,
        weight: WEIGHTS.passage,
        isAsked: false,
      });
  }
  return passages;
}

/** Lessons without the words of one page only. */
function ofSharedWords(lessons: readonly Lesson[]): Lesson[] {
  const own = pagesByWord(lessons.filter(({ isAsked }) => !isAsked));
  const all = pagesByWord(lessons);
  const isShared = (word: number): boolean =>
    (own.get(word)?.size ?? 0) >= MIN_PAGES ||
    (all.get(word)?.size ?? 0) >= MIN_PAGES_OF_READERS;
  return lessons
    .map((lesson) => ({ ...lesson, words: lesson.words.filter(isShared) }))
    .filter(({ words }) => words.length > 0);
}

function pagesByWord(lessons: readonly Lesson[]): Map<number, Set<number>> {
  const pages = new Map<number, Set<number>>();
  for (const { pageId, words } of lessons) {
    for (const word of words)
      pages.set(word, (pages.get(word) ?? new Set()).add(pageId));
  }
  return pages;
}

function learn(
  lessons: readonly Lesson[],
  wordCount: number,
  pageCount: number,
): Omit<PackedVectors, 'more'> {
  const next = createRandom();
  const words = new Table(wordCount, next);
  const pages = new Table(pageCount, next);
  const pupil = new Pupil(words, pages);
  const order = [...lessons];
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(order, next);
    const rate = RATE * (1 - (0.9 * round) / ROUNDS);
    for (const lesson of order) {
      const heard = lesson.words.filter(() => next() >= LEFT_OUT);
      if (heard.length > 0) pupil.study(lesson, heard, rate);
    }
  }
  const shared = new Set(lessons.flatMap((lesson) => lesson.words));
  return packVectors(
    Array.from({ length: wordCount }, (_, word) =>
      shared.has(word) ? words.row(word) : undefined,
    ),
    Array.from({ length: pageCount }, (_, page) => pages.row(page)),
  );
}

/** Vectors, and what steps each of their numbers has made so far. */
class Table {
  readonly values: Float64Array;
  readonly #squares: Float64Array;

  constructor(rows: number, next: () => number) {
    const length = rows * DIMENSIONS;
    this.values = Float64Array.from(
      { length },
      () => (next() - 0.5) * 2 * START,
    );
    this.#squares = new Float64Array(length).fill(FIRST_SQUARE);
  }

  row(at: number): Float64Array {
    return this.values.subarray(at * DIMENSIONS, (at + 1) * DIMENSIONS);
  }

  /** Steps against a slope, the shorter the more the number has moved (AdaGrad). */
  step(at: number, slope: Float64Array, share: number, rate: number): void {
    const start = at * DIMENSIONS;
    for (let i = 0; i < DIMENSIONS; i++) {
      const down = share * (slope[i] ?? 0);
      const square = (this.#squares[start + i] ?? 0) + down * down;
      this.#squares[start + i] = square;
      this.values[start + i] =
        (this.values[start + i] ?? 0) - (rate * down) / Math.sqrt(square);
    }
  }
}

class Pupil {
  readonly #odds: Float64Array;

  constructor(
    private readonly words: Table,
    private readonly pages: Table,
  ) {
    this.#odds = new Float64Array(pages.values.length / DIMENSIONS);
  }

  /** Moves words and pages so that the words lead a little more to their page, and a little less to all others. */
  study(
    { pageId, words, weight }: Lesson,
    heard: readonly number[],
    rate: number,
  ): void {
    const share = 1 / Math.sqrt(words.length);
    const asked = new Float64Array(DIMENSIONS);
    for (const word of heard) {
      // As readers will have them.
      add(asked, roundWord(this.words.row(word)), share);
    }
    const total = this.#weigh(asked);
    const slope = new Float64Array(DIMENSIONS);
    for (const [page, odds] of this.#odds.entries()) {
      const wrong = (odds / total - (page === pageId ? 1 : 0)) * weight;
      if (Math.abs(wrong) < SETTLED) continue;
      add(slope, this.pages.row(page), wrong);
      this.pages.step(page, asked, wrong, rate);
    }
    for (const word of heard) this.words.step(word, slope, share, rate);
  }

  /** @returns the sum of the odds of all pages */
  #weigh(asked: Float64Array): number {
    let highest = -Infinity;
    for (let page = 0; page < this.#odds.length; page++) {
      const near = product(this.pages.values, page * DIMENSIONS, asked);
      this.#odds[page] = near;
      if (near > highest) highest = near;
    }
    let total = 0;
    for (let page = 0; page < this.#odds.length; page++) {
      const odds = Math.exp((this.#odds[page] ?? 0) - highest);
      this.#odds[page] = odds;
      total += odds;
    }
    return total;
  }
}

function add(sum: Float64Array, vector: Float64Array, share: number): void {
  for (let i = 0; i < DIMENSIONS; i++)
    sum[i] = (sum[i] ?? 0) + share * (vector[i] ?? 0);
}

function product(
  values: Float64Array,
  start: number,
  vector: Float64Array,
): number {
  let sum = 0;
  for (let i = 0; i < DIMENSIONS; i++)
    sum += (values[start + i] ?? 0) * (vector[i] ?? 0);
  return sum;
}

/** Numbers from 0 to 1 that look like chance and are the same in each build. */
function createRandom(): () => number {
  let seed = 1;
  return () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
}

function shuffle<Item>(items: Item[], next: () => number): void {
  for (let at = items.length - 1; at > 0; at--) {
    const other = Math.floor(next() * (at + 1));
    [items[at], items[other]] = [items[other] as Item, items[at] as Item];
  }
}
