/**
 * Adds judged queries to the sets: half of a batch to readers-dev, half to readers-held. `--seen` puts all of it into readers-dev.
 * npm run new:queries -- <file.tsv> [--seen]
 */
import { appendFileSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  fileOfQueries,
  parseQueries,
  QUERY_SETS,
  readQueries,
} from '@/tests/relevance/queries';
import type { JudgedQuery } from '@/tests/relevance/queries';
import { splitInHalves } from '@/tests/relevance/split';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seen: { type: 'boolean', default: false } },
});

const [file] = positionals;
if (file === undefined) {
  throw new Error(
    '[site] No file of judged queries was named: npm run new:queries -- <file.tsv> [--seen]',
  );
}
const batch = parseQueries(readFileSync(file, 'utf8'), file);
assertNew(batch);
const { dev, held } = values.seen
  ? { dev: batch, held: [] }
  : splitInHalves(batch);
append('readers-dev', dev);
append('readers-held', held);

function assertNew(batch: readonly JudgedQuery[]): void {
  const known = new Set(
    QUERY_SETS.flatMap((set) => readQueries(set).map(({ query }) => query)),
  );
  for (const { query } of batch) {
    if (known.has(query)) {
      throw new Error(
        `[site] "${query}" is judged already, so it would count twice. Take it out of the file; nothing was written.`,
      );
    }
    known.add(query);
  }
}

function append(
  set: 'readers-dev' | 'readers-held',
  queries: readonly JudgedQuery[],
): void {
  appendFileSync(fileOfQueries(set), queries.map(lineOf).join(''));
  console.log(`${set}: ${queries.length} added`);
}

function lineOf({ kind, query, routes, planned }: JudgedQuery): string {
  const marked = [...routes].map((route) =>
    planned.has(route) ? `?${route}` : route,
  );
  return `${kind}\t${query}\t${marked.join(' ')}\n`;
}
