import {
  collectSearchablePages,
  collectSymbols,
} from '@/components/build/collect-pages';
import { loadSite } from '@/lib/site/content';
import synonyms from '@/content/search-synonyms.json' with { type: 'json' };
import { buildSearchFiles } from '@/lib/search/build';
import { createSearchEngine, snippetOf } from '@/lib/search/query';
import { measure, placeOf, type RouteSearch } from '@/tests/relevance/measure';
import {
  HELD_SETS,
  PASTED_KINDS,
  QUERY_SETS,
  readQueries,
} from '@/tests/relevance/queries';
import type { JudgedQuery } from '@/tests/relevance/queries';
import { counted } from '@/lib/base/text';
import { readOptions } from '@/scripts/setup/options';

const USAGE = `Prints how well and how fast search finds pages.

npm run measure search -- [--misses dev]

  --misses   lists the queries of a set that are not answered first, for sets that may be tuned on`;

const { values } = readOptions(USAGE, {
  options: { misses: { type: 'string' } },
});
const open = QUERY_SETS.filter((set) => !HELD_SETS.has(set));
if (values.misses && !open.some((set) => set === values.misses)) {
  throw new Error(
    `[site] The misses of ${values.misses} are not shown: who has seen those of a set that judges tunes for them. Look at those of ${open.join(', ')}.`,
  );
}
const MAX_ROWS = 8;

const site = loadSite('content');
const pages = await collectSearchablePages(site);
const files = buildSearchFiles(pages, collectSymbols(site), { synonyms });
const parsed: unknown = JSON.parse(files.index.json);
const texts = JSON.parse(files.text.json) as string[][];

const loadStart = performance.now();
const engine = createSearchEngine(parsed);
const loadMs = performance.now() - loadStart;
engine.search('state', { limit: MAX_ROWS });
const firstMs = performance.now() - loadStart;

engine.addMore(JSON.parse(files.asked.json));

const searchRoutes: RouteSearch = (query) =>
  engine.search(query, { limit: MAX_ROWS }).rows.map(({ route }) => route);

const sections = pages.reduce((sum, page) => sum + page.sections.length, 0);
console.log(
  `${counted(pages.length, 'page')}, ${counted(sections, 'section')}`,
);

for (const set of QUERY_SETS) {
  const queries = readQueries(set);
  const { mrr, success } = await measure(queries, searchRoutes);
  const figures = [mrr, success[1], success[3], success[8]].map((figure) =>
    figure.toFixed(3),
  );
  console.log(
    `\n${set}: MRR@8 ${figures[0]}, among the first page, three and eight ${figures.slice(1).join(', ')}`,
  );
  if (values.misses === set) await printMisses(queries);
}

const times: number[] = [];
for (const { kind, query } of QUERY_SETS.flatMap((set) => readQueries(set))) {
  const firstLength = PASTED_KINDS.has(kind) ? query.length : 1;
  for (let length = firstLength; length <= query.length; length += 1) {
    const start = performance.now();
    const typed = query.slice(0, length);
    const { rows, terms } = engine.search(typed, { limit: MAX_ROWS });
    for (const row of rows) snippetOf(row, texts[row.pageId] ?? [], terms, 1);
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

async function printMisses(queries: readonly JudgedQuery[]): Promise<void> {
  for (const judged of queries) {
    const found = await searchRoutes(judged.query);
    const place = placeOf(judged, found);
    if (place === 1) continue;
    console.log(
      `  ${place || '-'}  ${judged.query}  wanted ${[...judged.routes].join(' ')}\n       found ${found.slice(0, 4).join(' ')}`,
    );
  }
}
