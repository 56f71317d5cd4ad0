import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkFiles } from './check-files';
import { Crawl } from './crawl';
import { checkPage, checkRepeated, checkSitemap } from './pages';
import { isCopy, readPage } from './read-page';
import {
  checkFeeds,
  checkManifest,
  checkMarkdown,
  checkStylesheets,
} from './texts';
import type { ExportReport, Options } from './types';
import { listFiles } from '../files';
import { isFrame } from '../headers';

/**
 * Crawls an export as a browser on a static host would: each link, anchor, asset, feed and Markdown twin has to
 * lead to a file, and each page has to be one that search engines and screen readers understand.
 *
 * @throws when the folder holds no export
 */
export async function checkExport(options: Options): Promise<ExportReport> {
  const { dir } = options;
  if (!existsSync(join(dir, 'index.html'))) {
    throw new Error(
      `[site] ${dir} holds no export, so there is nothing to check. Run "npm run build" first.`,
    );
  }
  const files = await listFiles(dir);
  const pages = files
    // The frame of the playground is a document for a page, and no page.
    .filter(
      (file) =>
        file.endsWith('.html') && !isCopy(file, files) && !isFrame(`/${file}`),
    )
    .map((file) => readPage(dir, file));
  const crawl = new Crawl(options, files, pages);
  for (const page of pages) {
    checkPage(page, crawl);
    for (const link of page.links) crawl.link(page.file, link, page);
    for (const asset of page.assets) crawl.asset(page.file, asset);
  }
  checkRepeated(pages, crawl);
  checkStylesheets(dir, files, crawl);
  checkFeeds(dir, files, crawl);
  checkSitemap(dir, pages, crawl);
  checkMarkdown(dir, files, crawl);
  checkManifest(dir, crawl);
  for (const { file, message } of checkFiles(dir, files)) {
    crawl.problem(file, message);
  }
  return crawl.report();
}
