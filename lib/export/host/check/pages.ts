import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { XMLParser } from 'fast-xml-parser';
import type { Crawl } from './crawl';
import { NOT_FOUND } from './types';
import type { Page } from './types';

/** Addresses of developers, which no export may hold. */
const STRAY = /^\/(?:test|tests|_e2e)(?:\/|$)/;

/** A page is one that search engines and screen readers understand. */
export function checkPage(page: Page, crawl: Crawl): void {
  const { file, route, ids, h1, title, description, canonical } = page;
  if (STRAY.test(route)) {
    crawl.problem(file, 'is a page for developers and must not be exported.');
  }
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  for (const id of new Set(repeated)) {
    crawl.problem(
      file,
      `has the id "${id}" ${ids.filter((one) => one === id).length} times.`,
    );
  }
  if (title.trim() === '') crawl.problem(file, 'has no <title>.');
  if (page.isRedirect) return;
  if (h1 !== 1) crawl.problem(file, `has ${h1} h1 elements instead of one.`);
  if (page.isNoIndex || NOT_FOUND.test(file)) return;
  if (description.length < 50 || description.length > 160) {
    crawl.problem(
      file,
      `has a description of ${description.length} characters instead of 50 to 160.`,
    );
  }
  if (!canonical) crawl.problem(file, 'has no canonical link.');
}

/** Pages that search engines list are told apart by title and description. */
export function checkRepeated(pages: readonly Page[], crawl: Crawl): void {
  const listed = pages.filter(
    (page) =>
      !page.isRedirect &&
      !page.isNoIndex &&
      !NOT_FOUND.test(page.file) &&
      crawl.isCanonical(page),
  );
  const seen = new Map<string, Page>();
  for (const page of listed) {
    const first = seen.get(page.description);
    if (first && page.description !== '') {
      crawl.problem(page.file, `has the same description as ${first.file}.`);
    }
    seen.set(page.description, page);
  }
}

/** The sitemap lists the pages that are to be found, and no other. */
export function checkSitemap(
  dir: string,
  pages: readonly Page[],
  crawl: Crawl,
): void {
  const parsed = new XMLParser().parse(
    readFileSync(join(dir, 'sitemap.xml'), 'utf8'),
  ) as { urlset?: { url?: { loc: string } | { loc: string }[] } };
  const listed = new Set(
    [parsed.urlset?.url ?? []].flat().map(({ loc }) => loc.replace(/\/$/, '')),
  );
  for (const page of pages) {
    if (NOT_FOUND.test(page.file)) continue;
    const isListed = listed.has((page.canonical ?? '').replace(/\/$/, ''));
    const isIndexed = !page.isRedirect && !page.isNoIndex;
    if (isIndexed && !isListed) {
      crawl.problem(
        page.file,
        'is in no sitemap: a page that nobody was told of, or one that should say noindex.',
      );
    }
    if (page.isNoIndex && isListed) {
      crawl.problem(page.file, 'says noindex and is in the sitemap.');
    }
  }
}
