import { readFileSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { BASE_URL_SCRIPT } from '@/components/home/base-url-issue';
import { keepPages, readPagePlan, restorePages } from '@/lib/next';
import { loadSite } from '@/lib/content';
import { finishExport, localeExportDir } from '@/lib/static-host';
import { parsePublishedUrls, parseRedirects } from '@/lib/source';
import { BASE_PATH } from '@/lib/url';
import {
  BUILT_LOCALE,
  NOT_FOUND_SCRIPT,
  absoluteUrl,
  chosenTabsScript,
  otherLocales,
} from '@/lib/site';
import { finishInParallel } from './finish-in-parallel';

const OUT_DIR = 'out';
const STAGING_DIR = '.next/export';
/** Another language waits for the default one, of whose export it becomes a part. */
const FINISHED_DIR = BUILT_LOCALE ? localeExportDir(BUILT_LOCALE) : OUT_DIR;

/** The inline scripts of the site's own components. */
function ownScripts(): string[] {
  const { boot } = z
    .object({ boot: z.string() })
    .parse(JSON.parse(readFileSync('.cache/site/frame.json', 'utf8')));
  return [boot, chosenTabsScript(), NOT_FOUND_SCRIPT, BASE_URL_SCRIPT];
}

const startedAt = performance.now();
const root = process.env['CONTENT_ROOT'] ?? 'content';

// What stands in `out` is finished: until then, and after a failure, it is not there.
await rm(STAGING_DIR, { recursive: true, force: true });
await rename(OUT_DIR, STAGING_DIR);

try {
  const site = loadSite(root);
  const plan = readPagePlan();
  await finishExport({
    dir: STAGING_DIR,
    base: BASE_PATH,
    toUrl: (path) => absoluteUrl(site.config, path),
    readingOrder: site.versions.flatMap(({ readingOrder }) =>
      readingOrder.map(({ path }) => path),
    ),
    scripts: ownScripts(),
    analytics: Boolean(process.env['NEXT_PUBLIC_ANALYTICS_ID']),
    // Old addresses are those of the default language.
    redirects: BUILT_LOCALE
      ? []
      : parseRedirects(
          JSON.parse(readFileSync(`${root}/redirects.json`, 'utf8')),
        ),
    publishedUrls: BUILT_LOCALE
      ? []
      : parsePublishedUrls(readFileSync(`${root}/published-urls.txt`, 'utf8')),
    locales: BUILT_LOCALE
      ? []
      : otherLocales(site.config).map(({ code }) => ({
          code,
          dir: localeExportDir(code),
        })),
    cacheDir: '.cache/export',
    kept: await restorePages(STAGING_DIR, plan),
    finishPages: finishInParallel,
  });
  await keepPages(STAGING_DIR, plan);
  await rm(FINISHED_DIR, { recursive: true, force: true });
  await mkdir(dirname(FINISHED_DIR), { recursive: true });
  await rename(STAGING_DIR, FINISHED_DIR);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`Finished the export in ${seconds} s.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
