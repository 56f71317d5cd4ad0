import type { HoverData } from './hovers';
import { readPageHovers, type PageHovers } from './hover-files';
import { stripQueryAndHash } from '@/lib/base/url';

/** Numbers of the fences on a page that have symbols with an explanation. */
export function fencesWithHovers(file: string): Set<number> {
  const sites = readPageHovers(contentPath(file))?.sites ?? [];
  return new Set(sites.map(({ fence }) => fence));
}

/** `content/docs/state/actions.mdx` as `docs/state/actions`. */
export function contentPath(file: string): string {
  return file.replace(/^[^/]*\//, '').replace(/\.mdx$/, '');
}

/**
 * What the checker found, in the form the browser reads.
 *
 * @param titles of pages, by site path; a link to any other is left out
 */
export function toHoverData(
  { symbols, sites }: PageHovers,
  titles: ReadonlyMap<string, string>,
): HoverData {
  const fences: HoverData['fences'] = {};
  for (const { fence, line, column, length, symbol } of sites) {
    (fences[String(fence)] ??= []).push([line, column, length, symbol]);
  }
  return {
    symbols: symbols.map(({ signature, doc, href }) => {
      const title = titles.get(stripQueryAndHash(href ?? ''));
      return { signature, doc, link: href && title ? { href, title } : null };
    }),
    fences,
  };
}
