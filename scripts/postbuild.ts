import { readFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { loadSite } from '@/lib/content/load-site';
import { finishExport } from '@/lib/export/finish-export';
import { parsePublishedUrls, parseRedirects } from '@/lib/host/redirects';
import { absoluteUrl } from '@/lib/site/metadata';
import { BASE_PATH } from '@/lib/url/path';

const OUT_DIR = 'out';
const STAGING_DIR = '.next/export';

const startedAt = performance.now();
const root = process.env['CONTENT_ROOT'] ?? 'content';

// What stands in `out` is finished: until then, and after a failure, it is not there.
await rm(STAGING_DIR, { recursive: true, force: true });
await rename(OUT_DIR, STAGING_DIR);

try {
  const site = loadSite(root);
  await finishExport({
    dir: STAGING_DIR,
    base: BASE_PATH,
    toUrl: (path) => absoluteUrl(site.config, path),
    readingOrder: site.readingOrder.map(({ path }) => path),
    analytics: Boolean(process.env['NEXT_PUBLIC_ANALYTICS_ID']),
    redirects: parseRedirects(
      JSON.parse(readFileSync(`${root}/redirects.json`, 'utf8')),
    ),
    publishedUrls: parsePublishedUrls(
      readFileSync(`${root}/published-urls.txt`, 'utf8'),
    ),
    cacheDir: '.cache/export',
  });
  await rename(STAGING_DIR, OUT_DIR);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`Finished the export in ${seconds} s.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
