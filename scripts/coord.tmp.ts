import { readFileSync } from 'node:fs';
import { buildSearchFiles } from '@/lib/search/build';
import { createSearchEngine } from '../.cache/tune/query';
import * as ranking from '../.cache/tune/query/ranking';
import { measure } from '@/tests/relevance/measure';
import { readQueries } from '@/tests/relevance/queries';
const { pages, symbols } = JSON.parse(readFileSync('/tmp/search-pages.json', 'utf8'));
const index = JSON.parse(buildSearchFiles(pages, symbols).index.json);
const syn = JSON.parse(readFileSync('content/search-synonyms.json', 'utf8'));
const sets = (['dev', 'open', 'readers-dev'] as const).map((s) => readQueries(s));
async function score() {
  const engine = createSearchEngine(index, syn);
  const search = (q: string) => engine.searchPanel(q).hits.map((h: any) => h.document.url);
  let s = 0; const out: number[] = [];
  for (const [i, set] of sets.entries()) { const { mrr, success } = await measure(set, search); const v = (mrr + success[1]) / 2; out.push(v); s += v * [0.15, 0.25, 0.6][i]!; }
  return { s, out };
}
let best = await score();
console.log('start', best.s.toFixed(4), best.out.map((x) => x.toFixed(3)).join(' '));
const names = process.argv[2]!.split(',');
const end = Date.now() + Number(process.argv[3]) * 1000;
for (let round = 0; round < 2; round++)
  for (const name of names)
    for (const f of [0.6, 0.8, 1.25, 1.6]) {
      if (Date.now() > end) process.exit(0);
      const old = (ranking as any)[name];
      (ranking as any).tune(name, old * f);
      const now = await score();
      if (now.s > best.s + 0.0008) { best = now; console.log(name, old, '->', old * f, now.s.toFixed(4), now.out.map((x) => x.toFixed(3)).join(' ')); }
      else (ranking as any).tune(name, old);
    }
console.log('end', best.s.toFixed(4));
process.exit(0);
