import { readFileSync } from 'node:fs';
import path from 'node:path';

export const QUERY_SETS = ['dev', 'test', 'open'] as const;
export type QuerySet = (typeof QUERY_SETS)[number];
export type JudgedQuery = {
  kind: string;
  query: string;
  routes: ReadonlySet<string>;
};

/** Reads a set of judged queries: kind, query and acceptable routes, separated by tabs. */
export function readQueries(set: QuerySet): JudgedQuery[] {
  return readFileSync(path.join(import.meta.dirname, `${set}.tsv`), 'utf8')
    .split(/\r?\n/)
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [kind, query, routes] = line.split('\t');
      if (!kind || !query || !routes)
        throw new Error(`[site] ${set}.tsv: not three columns: ${line}`);
      return { kind, query, routes: new Set(routes.split(' ')) };
    });
}
