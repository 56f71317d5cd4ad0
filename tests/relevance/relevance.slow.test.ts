import { existsSync, readFileSync } from 'node:fs';

import { expect, test } from '@playwright/test';

import entries from '@/content/search-entries.json' with { type: 'json' };
import { createSearchEngine } from '@/lib/search/query';
import type { SearchEngine } from '@/lib/search/query';

import { measure } from './measure';
import { QUERY_SETS, readQueries } from './queries';

const INDEX_FILE = 'public/search-index.json';

/** Below these figures something broke; `npm run bench:search` shows what. */
const FLOORS = {
  dev: { mrr: 0.94, first: 0.9 },
  test: { mrr: 0.92, first: 0.9 },
  open: { mrr: 0.94, first: 0.91 },
  'readers-dev': { mrr: 0.89, first: 0.84 },
  'readers-held': { mrr: 0.85, first: 0.78 },
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
});

for (const set of QUERY_SETS) {
  test(`the right page is found for the judged queries: ${set}`, async () => {
    const { mrr, success } = await measure(readQueries(set), (query) =>
      engine.searchPanel(query).hits.map(({ document }) => document.url),
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
  expect(engine.pagesAt(entries).map(({ document }) => document.url)).toEqual(
    entries,
  );
});

test('an entry point finds its own page before that of the package', () => {
  for (const path of ['cdk/coercing', 'cdk/internals']) {
    const [first] = engine.searchPanel(`@rx-angular/${path}`).hits;
    expect(first?.document.url).toBe(`/docs/${path}`);
  }
});
