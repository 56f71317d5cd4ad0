import { readFileSync } from 'node:fs';

/** One page of every kind, with what makes pages hard: long tables, drawings, tabs, folded code, no results. */
export const PAGE_KINDS = {
  home: '/',
  'package page': '/docs/state',
  'long page': '/docs/state/actions',
  'page with API tables': '/docs/template/rx-let-directive',
  tutorial: '/docs/state/tutorials/migrating-to-rxstate',
  'rule page': '/docs/eslint-plugin/rules/no-zone-run-apis',
  'card list': '/docs/eslint-plugin/rules',
  'page with a drawing': '/docs/cdk/render-strategies',
  'page with marbles': '/docs/state/api/rxjs-operators/select-slice',
  'page with folded code': '/docs/template/virtual-scrolling/reference',
  'legacy page': '/docs/template/push-pipe',
  'contributing page': '/docs/contributing/writing-pages',
  'list of posts': '/blog',
  post: '/blog/2023/03/07/announcing-rxangular-cdk-and-template-1-0',
  archive: '/blog/archive',
  tags: '/blog/tags',
  tag: '/blog/tags/cdk',
  playground: '/play',
  'search results': '/search?q=strategy',
  'search without results': '/search?q=qqqzzz',
  'page not found': '/docs/no/such/page',
} as const;

/** Paths of all pages that search engines are told of. */
export function listRoutes(): string[] {
  const sitemap = readFileSync('out/sitemap.xml', 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
}

/** Pages are shared out among this many tests, so that they run side by side. */
const SHARES = 8;

/**
 * Shares a sweep over all pages out among tests. How many pages there are is known when the tests run, so their names
 * stay the same whatever is built.
 *
 * @param more paths besides those that search engines are told of
 * @returns a name for each share, and its paths
 */
export function shareRoutes(
  more: readonly string[] = [],
): { share: string; paths: () => string[] }[] {
  return Array.from({ length: SHARES }, (_, share) => ({
    share: `${share + 1} of ${SHARES}`,
    paths: () =>
      [...listRoutes(), ...more].filter((_, index) => index % SHARES === share),
  }));
}
