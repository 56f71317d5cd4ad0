import { pagesOf } from '@/lib/site/content';
import type { Site } from '@/lib/site/content';
import { renderArticle } from './render-article';

/** All pages with a text, each with its site, in the order in which they should be read; what stands apart is last. */
export function inReadingOrder(site: Site) {
  const pages = pagesOf(site).filter(({ page }) => page.kind !== 'home');
  const order = site.versions.flatMap(({ readingOrder }) =>
    readingOrder.map(({ path }) => path),
  );
  const byPath = new Map(
    pages
      .map((entry) => [entry.page.path, entry] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  return [...new Set([...order, ...byPath.keys()])].flatMap(
    (path) => byPath.get(path) ?? [],
  );
}

/** Those pages as Markdown. */
export function pagesAsMarkdown(site: Site) {
  return Promise.all(
    inReadingOrder(site).map(async ({ one, page }) => ({
      path: page.path,
      text: (await renderArticle(one, page)).markdown,
    })),
  );
}
