/**
 * Prints how well and how fast search finds pages, next to three other engines over the same pages.
 * `--alone` leaves the others out; `--misses dev` lists the queries of a set that are not answered first (the test set is not for that).
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';

import {
  collectSearchablePages,
  collectSymbols,
} from '@/components/build/collect-pages';
import { loadSite } from '@/lib/content';
import { buildSearchFiles } from '@/lib/search/build';
import { createSearchEngine, createSnippet } from '@/lib/search/query';
import type { SynonymData } from '@/lib/search/query';
import { measure, placeOf, type RouteSearch } from '@/tests/relevance/measure';
import {
  createLunr,
  createMiniSearch,
  createPagefind,
} from '@/tests/relevance/other-engines';
import { QUERY_SETS, readQueries } from '@/tests/relevance/queries';

const { values } = parseArgs({
  options: {
    misses: { type: 'string' },
    alone: { type: 'boolean', default: false },
  },
});
const kilobytes = (text: string): string =>
  `${(brotliCompressSync(text).length / 1000).toFixed(1)} kB`;
const synonyms = JSON.parse(
  readFileSync('content/search-synonyms.json', 'utf8'),
) as SynonymData;

const site = loadSite('content');
const pages = await collectSearchablePages(site);
const files = buildSearchFiles(pages, collectSymbols(site));
const parsed: unknown = JSON.parse(files.index.json);
const texts = JSON.parse(files.text.json) as string[];

const loadStart = performance.now();
const engine = createSearchEngine(parsed, synonyms);
const loadMs = performance.now() - loadStart;
engine.searchPanel('state');
const firstMs = performance.now() - loadStart;

const searchRoutes: RouteSearch = (query) =>
  engine.searchPanel(query).hits.map(({ document }) => document.url);

const sections = pages.reduce((sum, page) => sum + page.sections.length, 0);
console.log(`${pages.length} pages, ${sections} sections`);
console.log(
  `search-index.json ${kilobytes(files.index.json)}, search-text.json ${kilobytes(files.text.json)} (brotli)`,
);

const others = values.alone
  ? []
  : [createLunr(pages), createMiniSearch(pages), await createPagefind(pages)];
const engines = [
  {
    name: 'this site',
    search: searchRoutes,
    index: files.index.json as string | undefined,
  },
  ...others,
];
for (const set of QUERY_SETS) {
  const queries = readQueries(set);
  console.log(
    `\n${set} (${queries.length} queries)           MRR@8   success@1     @3     @8   index br`,
  );
  for (const { name, search, index } of engines) {
    const { mrr, success } = await measure(queries, search);
    const figures = [mrr, success[1], success[3], success[8]].map((figure) =>
      figure.toFixed(3),
    );
    console.log(
      `${name.padEnd(36)} ${figures.join('   ')}   ${index ? kilobytes(index) : '-'}`,
    );
  }
  for (const kind of new Set(queries.map((judged) => judged.kind))) {
    const ofKind = queries.filter((judged) => judged.kind === kind);
    const { mrr, success } = await measure(ofKind, searchRoutes);
    console.log(
      `  ${kind.padEnd(34)} ${mrr.toFixed(3)}   ${success[1].toFixed(3)}`,
    );
  }
  if (values.misses !== set) continue;
  for (const judged of queries) {
    const found = (await searchRoutes(judged.query)).slice(0, 4);
    const place = placeOf(judged, await searchRoutes(judged.query));
    if (place !== 1) {
      console.log(
        `  ${place || '-'}  ${judged.query}  wanted ${[...judged.routes].join(' ')}\n       found ${found.join(' ')}`,
      );
    }
  }
}
for (const { dispose } of others) dispose();

const times: number[] = [];
for (const { query } of QUERY_SETS.flatMap((set) => readQueries(set))) {
  for (let length = 1; length <= query.length; length += 1) {
    const start = performance.now();
    const { hits, terms } = engine.searchPanel(query.slice(0, length));
    for (const hit of hits) createSnippet(texts[hit.sectionId] ?? '', terms);
    times.push(performance.now() - start);
  }
}
times.sort((a, b) => a - b);
const percentile = (share: number): string =>
  `${(times[Math.floor(times.length * share)] ?? 0).toFixed(2)} ms`;
console.log(
  `\nload ${loadMs.toFixed(1)} ms, first results ${firstMs.toFixed(1)} ms; keystroke (search and snippets) p50 ${percentile(0.5)}, p95 ${percentile(0.95)}, max ${percentile(1 - 1 / times.length)} of ${times.length}`,
);
process.exit(0);
