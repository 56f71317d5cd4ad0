import { sitesOfVersions } from '@/lib/site/content';
import type { Page, Site } from '@/lib/site/content';
import { renderArticle } from './render-article';

/** All pages with a text, each with its site, in the order in which they should be read; what stands apart is last. */
export function inReadingOrder(site: Site): { site: Site; page: Page }[] {
  const pages = [
    ...sitesOfVersions(site).flatMap((one) =>
      one.docs.map((page) => ({ site: one, page })),
    ),
    ...site.posts.map((page) => ({ site, page })),
  ];
  const order = site.versions.flatMap(({ readingOrder }) =>
    readingOrder.map(({ path }) => path),
  );
  const byPath = new Map(
    pages
      .map((one) => [one.page.path, one] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  return [...new Set([...order, ...byPath.keys()])].flatMap(
    (path) => byPath.get(path) ?? [],
  );
}

/** Those pages as Markdown. */
export function pagesAsMarkdown(
  site: Site,
): Promise<{ path: string; text: string }[]> {
  return Promise.all(
    inReadingOrder(site).map(async ({ site, page }) => ({
      path: page.path,
      text: (await renderArticle(site, page)).markdown,
    })),
  );
}
