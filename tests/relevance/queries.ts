import { readFileSync } from 'node:fs';
import path from 'node:path';

export const QUERY_SETS = [
  'dev',
  'test',
  'open',
  'readers-dev',
  'readers-held',
  'public-dev',
  'public-held',
] as const;
export type QuerySet = (typeof QUERY_SETS)[number];

/** Sets that nobody reads who tunes the search: their figures count only while they are unseen. */
export const HELD_SETS: ReadonlySet<QuerySet> = new Set([
  'test',
  'readers-held',
  'public-held',
]);

export const QUERY_KINDS = [
  'symbol',
  'prefix',
  'parts',
  'typo',
  'open',
  'error',
  'question',
  'foreign',
  'code',
  'name',
] as const;
export type QueryKind = (typeof QUERY_KINDS)[number];

/** Kinds that arrive whole from the clipboard, so that nobody waits between two of their keys. */
export const PASTED_KINDS: ReadonlySet<QueryKind> = new Set(['error', 'code']);

export type JudgedQuery = {
  kind: QueryKind;
  query: string;
  /** Every page that a reader would be content with, the best first. */
  routes: ReadonlySet<string>;
  /** Those of `routes` that may not exist yet. */
  planned: ReadonlySet<string>;
};

/** Reads a set of judged queries. */
export function readQueries(set: QuerySet): JudgedQuery[] {
  const name = `${set}.tsv`;
  const file = path.join(import.meta.dirname, name);
  return parseQueries(readFileSync(file, 'utf8'), name);
}

/**
 * Judged queries of a text: kind, query, routes and, if it is noted, where it was found, separated by tabs. A `?` in front of a route says
 * that its page is still to come.
 * @throws Error that names file and line, and never a query: the message may be read by somebody who must not see it
 */
export function parseQueries(text: string, file: string): JudgedQuery[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    if (!line || line.startsWith('#')) return [];
    return [parseQuery(line, `${file}:${index + 1}`)];
  });
}

function parseQuery(line: string, place: string): JudgedQuery {
  const [kindName, query, routeList, , ...more] = line.split('\t');
  const kind = QUERY_KINDS.find((known) => known === kindName);
  if (!kind) {
    throw new Error(
      `[site] ${place}: the first column is none of the kinds of queries, so no figure would count the line. Use one of ${QUERY_KINDS.join(', ')}.`,
    );
  }
  if (!query || query !== query.trim() || !routeList || more.length > 0) {
    throw new Error(
      `[site] ${place}: the line is not "kind, query, routes" with one tab between them, so it cannot be judged. Write the query without spaces around it.`,
    );
  }
  return { kind, query, ...parseRoutes(routeList, place) };
}

function parseRoutes(
  routeList: string,
  place: string,
): Pick<JudgedQuery, 'routes' | 'planned'> {
  const marked = routeList.split(' ');
  const routes = marked.map((route) => route.replace(/^\?/, ''));
  const planned = routes.filter((route, index) => route !== marked[index]);
  const wrong = routes.find((route) => !/^\/[\w/.-]+$/.test(route));
  if (wrong !== undefined || new Set(routes).size < routes.length) {
    throw new Error(
      `[site] ${place}: ${wrong === undefined ? 'a route stands there twice' : `"${wrong}" is no route`}. Separate routes like /docs/state by one space, each once.`,
    );
  }
  if (planned.length === routes.length) {
    throw new Error(
      `[site] ${place}: no page answers the query yet, so it would count as a miss of the search. Name one that exists, or wait for the page.`,
    );
  }
  return { routes: new Set(routes), planned: new Set(planned) };
}
