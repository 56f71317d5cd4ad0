import { unescape } from 'node:querystring';
import { normalizePath } from '@/lib/base/url';
import { cureFor } from './crawl';
import type { Page } from './read-documents';
import type { CrawlOptions, Document, ExportProblem } from './types';

/** Where a link may lead besides the paths of the site. */
const SCHEMES = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/**
 * What linkinator does not find. It passes over schemes that run code or open files; and it looks for an anchor only
 * if it read the link before the page, and does not say where that link is.
 */
export function checkTargets(
  documents: readonly Document[],
  pages: readonly Page[],
  { siteUrl, base }: CrawlOptions,
): { problems: ExportProblem[]; anchors: number } {
  const addressOf = ({ origin, pathname }: URL) =>
    origin + normalizePath(pathname);
  const goals = new Map(
    pages.map((page) => {
      const url = new URL(siteUrl + base + page.path);
      return [addressOf(url), { ...page, idSet: new Set(page.ids) }];
    }),
  );
  let anchors = 0;
  const problems = documents.flatMap(({ file, path, links }) =>
    links.flatMap((link): ExportProblem[] => {
      const from = siteUrl + base + path;
      // What is no address is reported by the crawl.
      if (!URL.canParse(link, from)) return [];
      const url = new URL(link, from);
      if (!SCHEMES.has(url.protocol)) {
        const message = `leads to ${link}, and nothing may lead to ${url.protocol} from here. Link to a page.`;
        return [{ file, message }];
      }
      const id = unescape(url.hash.slice(1));
      const goal = goals.get(addressOf(url));
      if (id === '' || !goal || goal.isRedirect) return [];
      anchors += 1;
      if (goal.idSet.has(id)) return [];
      const message = `leads to ${link}, but ${goal.file} has no id "${id}". ${cureFor(id, goal.ids)}`;
      return [{ file, message }];
    }),
  );
  return { problems, anchors };
}
