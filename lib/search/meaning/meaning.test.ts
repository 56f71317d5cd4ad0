import { expect, test } from '@playwright/test';

import { buildSearchFiles } from '../build';
import { makePage } from '../query/make-page.fixture';
import { createSearchEngine } from '../query';
import { createMeaning } from '.';
import { DIMENSIONS, packVectors, unpackVectors } from './packed-vectors';

/** Two subjects, each on several pages; the words of one go together. */
const pages = [
  makePage('/docs/harbour', 'Harbour', [
    { text: 'Boats lie at the pier. A boat is moored with a rope.' },
    { text: 'The pier has a rope for each boat that is moored.' },
  ]),
  makePage('/docs/mooring', 'Mooring', [
    { text: 'A rope holds the boat at the pier while the tide falls.' },
  ]),
  makePage('/docs/bakery', 'Bakery', [
    { text: 'Bread is baked in the oven. Flour and yeast make the dough.' },
    { text: 'The oven is hot before the dough comes.' },
  ]),
  makePage('/docs/dough', 'Dough', [
    { text: 'Dough of flour and yeast rests before it is baked as bread.' },
  ]),
];
const { index, vectors } = buildSearchFiles(pages, []);

function ask(query: string, withMeaning: boolean): string[] {
  const engine = createSearchEngine(JSON.parse(index.json));
  if (withMeaning)
    engine.understand((read) => createMeaning(read, JSON.parse(vectors.json)));
  return engine.searchPanel(query).hits.map(({ document }) => document.url);
}

test('of two pages that are found one after the other, the one that a question is about comes first', () => {
  const routes = pages.map(({ route }) => route).sort();
  const [dough, harbour] = ['/docs/dough', '/docs/harbour'].map((route) =>
    routes.indexOf(route),
  ) as [number, number];
  const order = createMeaning(
    { vocabulary: vocabularyOf(), pages },
    JSON.parse(vectors.json),
  );
  // Further down, where places tell less.
  const before = Array.from({ length: 10 }, (_, at) => 100 + at);
  const orderOfBoth = (query: string, both: readonly number[]) =>
    order(query, [...before, ...both]).filter((pageId) =>
      both.includes(pageId),
    );
  const boats = 'how is a boat held at the pier';
  expect(orderOfBoth(boats, [dough, harbour])).toEqual([harbour, dough]);
  const bread = 'what is baked of flour and yeast';
  expect(orderOfBoth(bread, [harbour, dough])).toEqual([dough, harbour]);
  expect(orderOfBoth('nothing of it is known', [dough, harbour])).toEqual([
    dough,
    harbour,
  ]);
});

function vocabularyOf(): string[] {
  let terms: string[] = [];
  createSearchEngine(JSON.parse(index.json)).understand((read) => {
    terms = read.vocabulary;
    return (_, ranked) => [...ranked];
  });
  return terms;
}

test('nothing is found or lost by meaning, and names keep their order', () => {
  for (const query of ['rope for a boat at the pier', 'dough', 'oven bread']) {
    const byWords = ask(query, false);
    expect(byWords.length).toBeGreaterThan(0);
    expect([...ask(query, true)].sort()).toEqual([...byWords].sort());
  }
  expect(ask('Dough', true)).toEqual(ask('Dough', false));
});

test('the same pages in any order give the same vectors', () => {
  expect(buildSearchFiles([...pages].reverse(), []).vectors).toEqual(vectors);
});

test('packed vectors keep direction and length, and a file of another index is refused', () => {
  const word = Float64Array.from({ length: DIMENSIONS }, (_, at) =>
    at === 0 ? 0.5 : at === 1 ? -0.25 : 0,
  );
  const packed = packVectors([undefined, word], [word]);
  const { words, pages: places } = unpackVectors(packed, ['a', 'b'], 1);
  expect([...words.keys()]).toEqual(['b']);
  const [first = 0, second = 0] = words.get('b') ?? [];
  expect(first).toBeCloseTo(0.5, 1);
  expect(second).toBeLessThan(-0.1);
  expect(Math.hypot(...(places[0] ?? []))).toBeCloseTo(1, 5);
  for (const [vocabulary, count] of [
    [['a'], 1],
    [['a', 'b'], 2],
  ] as const)
    expect(() => unpackVectors(packed, vocabulary, count)).toThrow(
      'do not belong',
    );
  expect(() => unpackVectors({}, ['a'], 1)).toThrow('do not belong');
});
