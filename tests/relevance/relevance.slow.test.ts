import { existsSync, readFileSync } from 'node:fs';

import { expect, test } from '@playwright/test';

import entries from '@/content/search-entries.json' with { type: 'json' };
import { createSearchEngine, type SearchEngine } from '@/lib/search/query';

import { measure } from './measure';
import { QUERY_SETS, readQueries } from './queries';

const INDEX_FILE = 'public/search-index.json';
const ASKED_FILE = 'public/search-index-asked.json';

/** Below these figures something broke; `npm run measure search` shows what. */
const FLOORS = {
  dev: { mrr: 0.94, first: 0.9 },
  test: { mrr: 0.92, first: 0.9 },
  open: { mrr: 0.94, first: 0.9 },
  'readers-dev': { mrr: 0.89, first: 0.84 },
  'readers-held': { mrr: 0.86, first: 0.79 },
  'public-dev': { mrr: 0.93, first: 0.9 },
  'public-held': { mrr: 0.8, first: 0.7 },
} as const;

let engine: SearchEngine;

test.beforeAll(() => {
  if (!existsSync(INDEX_FILE)) {
    throw new Error(
      `[site] ${INDEX_FILE} is missing, so relevance cannot be measured. Run "npm run build" first.`,
    );
  }
  const file: unknown = JSON.parse(readFileSync(INDEX_FILE, 'utf8'));
  engine = createSearchEngine(file);
  engine.addMore(JSON.parse(readFileSync(ASKED_FILE, 'utf8')));
});

for (const set of QUERY_SETS) {
  test(`the right page is found for the judged queries: ${set}`, async () => {
    const { mrr, success } = await measure(readQueries(set), (query) =>
      engine.search(query, { limit: 8 }).rows.map(({ route }) => route),
    );
    expect(mrr).toBeGreaterThanOrEqual(FLOORS[set].mrr);
    expect(success[1]).toBeGreaterThanOrEqual(FLOORS[set].first);
  });
}

test('every judged route is a page of the index', () => {
  const file = JSON.parse(readFileSync(INDEX_FILE, 'utf8')) as [
    { documents: [string][] },
  ];
  const indexed = new Set(file[0].documents.map(([route]) => route));
  const missing = QUERY_SETS.flatMap((set) => readQueries(set))
    .flatMap(({ routes, planned }) =>
      [...routes].filter((route) => !planned.has(route)),
    )
    .filter((route) => !indexed.has(route));
  expect([...new Set(missing)]).toEqual([]);
});

test('what the empty search offers are pages of the index', () => {
  expect(engine.pagesAt(entries).map(({ route }) => route)).toEqual(entries);
});

test('an entry point finds its own page before that of the package', () => {
  for (const path of ['cdk/coercing', 'cdk/internals']) {
    const [first] = engine.search(`@rx-angular/${path}`, { limit: 1 }).rows;
    expect(first?.route).toBe(`/docs/${path}`);
  }
});
