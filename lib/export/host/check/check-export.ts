import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../files';
import { isFrame } from '../headers';
import { xmlMistake } from '../xml';
import { crawl } from './crawl';
import { checkMarkup } from './markup';
import { checkPages } from './pages';
import { readPage, readText } from './read-documents';
import { checkTargets } from './targets';
import type { CrawlOptions, ExportProblem } from './types';

/**
 * Follows an export as a browser on a static host would: each link, anchor, asset, feed and Markdown twin has to
 * lead to a file, and each page has to be one that search engines and screen readers understand.
 */
export async function checkExport(options: CrawlOptions): Promise<{
  problems: ExportProblem[];
  figures: { pages: number; links: number; anchors: number };
  /** Full addresses of what search engines are told of. */
  sitemap: readonly string[];
}> {
  const { dir } = options;
  const files = listFiles(dir);
  const ending = (end: string) => files.filter((file) => file.endsWith(end));
  const all = ending('.html')
    .filter((file) => !isCopy(file, files))
    .map((file) => readPage(dir, file));
  const pages = all.filter(({ file }) => !isFrame(`/${file}`));
  const texts = files.flatMap((file) => readText(dir, file));
  const documents = [...pages, ...texts];
  const sitemap = texts.find(({ file }) => file === 'sitemap.xml');
  const targets = checkTargets(documents, pages, options);
  const crawled = await crawl(documents, ending('.css'), options);
  return {
    problems: [
      ...checkPages(pages, sitemap?.links ?? []),
      ...(await checkMarkup(all)),
      ...ending('.xml').flatMap((file) => checkXml(dir, file)),
      ...targets.problems,
      ...crawled.problems,
    ],
    figures: {
      pages: pages.length,
      links: crawled.links,
      anchors: targets.anchors,
    },
    sitemap: sitemap?.links ?? [],
  };
}

/** A section's page lies in its folder a second time, for hosts that add a slash. */
function isCopy(file: string, files: readonly string[]): boolean {
  const other = file.replace(/\/index\.html$/, '.html');
  return other !== file && files.includes(other);
}

function checkXml(dir: string, file: string): ExportProblem[] {
  const mistake = xmlMistake(readFileSync(join(dir, file), 'utf8'));
  if (mistake === undefined) return [];
  return [{ file, message: `is not well-formed: ${mistake}` }];
}
