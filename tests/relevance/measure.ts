import type { JudgedQuery } from './queries';

/** Returns routes, best first. */
export type RouteSearch = (query: string) => string[] | Promise<string[]>;

export type Figures = {
  /** Mean reciprocal rank over the first eight pages. */
  mrr: number;
  /** Share of queries with an acceptable page among the first one, three and eight. */
  success: { 1: number; 3: number; 8: number };
};

const DEPTH = 8;

/** Place of the first acceptable page, from 1; 0 when it is not among the first eight. */
export function placeOf(
  { routes }: JudgedQuery,
  found: readonly string[],
): number {
  return (
    [...new Set(found)]
      .slice(0, DEPTH)
      .findIndex((route) => routes.has(route)) + 1
  );
}

/** Figures of a search over queries, of which there has to be one. */
export async function measure(
  queries: readonly JudgedQuery[],
  search: RouteSearch,
): Promise<Figures> {
  const places: number[] = [];
  for (const judged of queries)
    places.push(placeOf(judged, await search(judged.query)));
  const share = (depth: number): number =>
    places.filter((place) => place > 0 && place <= depth).length /
    places.length;
  const ranks = places.map((place) => place && 1 / place);
  return {
    mrr: ranks.reduce((sum, rank) => sum + rank, 0) / places.length,
    success: { 1: share(1), 3: share(3), 8: share(8) },
  };
}
