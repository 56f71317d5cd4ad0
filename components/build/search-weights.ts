import type { SearchablePage } from '@/lib/search';

/** Pages that touch on everything or on one narrow thing, and how much less their words say; the first that fits counts. */
const WEIGHTS: readonly (readonly [route: RegExp, weight: number])[] = [
  [/^\/docs\/contributing/, 0.7],
  [/^\/blog/, 0.7],
  [/^\/docs\/upgrading\/./, 0.65],
  [/^\/docs\/choose\//, 0.9],
  [/^\/docs\/eslint-plugin\/rules\//, 0.9],
  [/^\/docs\/[^/]+$/, 0.9],
];
/** The number of an older version stands between. */
const VERSION = /^\/docs\/\d+(?=\/|$)/;
const LISTS_MESSAGES = /^\/docs\/errors(?:\/|$)/;

/** What search knows of a page besides its words. */
export function searchWeightOf(
  path: string,
): Pick<SearchablePage, 'weight' | 'listsMessages'> {
  const route = path.replace(VERSION, '/docs');
  if (LISTS_MESSAGES.test(route)) return { listsMessages: true };
  const weight = WEIGHTS.find(([routes]) => routes.test(route))?.[1];
  return weight === undefined ? {} : { weight };
}
