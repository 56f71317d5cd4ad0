import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { buildSearchFiles } from '@/lib/search/build';
import { createSearchEngine } from '@/lib/search/query';
import { measure, placeOf } from '@/tests/relevance/measure';
import { readQueries } from '@/tests/relevance/queries';

const FILE = '/tmp/search-pages.json';
if (!existsSync(FILE) || process.argv.includes('--collect')) {
  const { collectSearchablePages, collectSymbols } = await import('@/components/build/collect-pages');
  const { loadSite } = await import('@/lib/content');
  const site = loadSite('content');
  writeFileSync(FILE, JSON.stringify({ pages: await collectSearchablePages(site), symbols: collectSymbols(site) }));
}
const { pages, symbols } = JSON.parse(readFileSync(FILE, 'utf8'));
const t0 = performance.now();
const files = buildSearchFiles(pages, symbols);
const kb = (t: string) => (brotliCompressSync(t).length / 1000).toFixed(1);
console.log(pages.length, 'pages', kb(files.index.json), kb(files.text.json), 'build', (performance.now() - t0).toFixed(0));
const engine = createSearchEngine(JSON.parse(files.index.json), JSON.parse(readFileSync('content/search-synonyms.json', 'utf8')));
const search = (q: string) => engine.searchPanel(q).hits.map((h) => h.document.url);
const withMisses = process.argv.includes('--misses');
for (const set of ['dev', 'open', 'readers-dev'] as const) {
  const queries = readQueries(set);
  for (const kind of ['all', ...new Set(queries.map((q) => q.kind))]) {
    const part = queries.filter((q) => kind === 'all' || q.kind === kind);
    const { mrr, success, count } = await measure(part, search);
    console.log(set.padEnd(12), kind.padEnd(10), String(count).padStart(4), mrr.toFixed(3), success[1].toFixed(3), success[3].toFixed(3));
  }
  if (withMisses)
    for (const q of queries) {
      const found = [...new Set(search(q.query))];
      const place = placeOf(q, found);
      if (place !== 1) console.log(`  ${place || '-'} ${q.kind}  ${q.query}\n      want ${[...q.routes].join(' ')}\n      got  ${found.slice(0, 4).join(' ')}`);
    }
}
let n = 0; let bad = 0;
for (const page of pages) for (const q of page.questions ?? []) { n++; const f = search(q); if (f[0] !== page.route) { bad++; if (process.argv.includes('--q')) console.log('Q', f.indexOf(page.route) + 1, page.route, '|', q, '|', f.slice(0, 2).join(' ')); } }
console.log('questions', n, 'not first', bad);
process.exit(0);
