import { readFileSync } from 'node:fs';
import { BASE_URL_SCRIPT } from '@/components/home/base-url-issue';
import { FIRST_SCRIPT } from '@/components/play/first-script';
import { loadSite } from '@/lib/site/content';
import { removeUnused } from '@/lib/base/files';
import {
  bundleEngine,
  bundleWorkers,
  FRAME_FILE,
} from '@/lib/playground/build';
import {
  PROGRAM_DIR,
  bundleProgram,
  finishExport,
  localeExportDir,
  publishExport,
} from '@/lib/export/host';
import { parsePublishedUrls } from '@/lib/base/source';
import { BASE_PATH } from '@/lib/base/url';
import {
  BUILT_LOCALE,
  EARLY_SCRIPTS,
  NOT_FOUND_SCRIPT,
  absoluteUrl,
  bootScript,
  otherLocales,
} from '@/lib/site/config';
import {
  LICENCES,
  NOT_OFFLINE,
  PLAY_TOOLS,
  PLAYGROUND,
  PROGRAM,
} from '@/lib/site/product';
import { publicEnv } from './public-env.mjs';

/** Where the framework has left its export, which is finished there. */
const [RAW_DIR = ''] = process.argv.slice(2);
/** Another language waits for the default one, of whose export it becomes a part. */
const FINISHED_DIR = BUILT_LOCALE ? localeExportDir(BUILT_LOCALE) : 'out';

const CACHE_DIR = '.cache/export';

const startedAt = performance.now();
const root = process.env['CONTENT_ROOT'] ?? 'content';

const site = loadSite(root);
const playground = {
  scriptsUrl: `${BASE_PATH}/${PROGRAM_DIR}/`,
  cacheDir: CACHE_DIR,
  packs: PLAYGROUND.packs,
};
const engine = await bundleEngine(playground);
const workers = await bundleWorkers({ ...playground, ...PLAY_TOOLS });
const program = await bundleProgram(PROGRAM, {
  ...publicEnv(site.config),
  PLAY_PACKS: JSON.stringify(engine.packs),
  PLAY_TYPES: workers.typesUrl,
  PLAY_TOOLS: workers.toolsUrl,
});
await finishExport({
  dir: RAW_DIR,
  base: BASE_PATH,
  toUrl: (path) => absoluteUrl(site.config, path),
  // The inline scripts of the site's own components.
  scripts: [
    bootScript(site),
    ...Object.values(EARLY_SCRIPTS),
    NOT_FOUND_SCRIPT,
    BASE_URL_SCRIPT,
    FIRST_SCRIPT,
  ],
  isOffline: site.config.offline,
  notOffline: NOT_OFFLINE,
  licences: LICENCES,
  analytics: Boolean(process.env['NEXT_PUBLIC_ANALYTICS_ID']),
  program: {
    ...program,
    files: [...program.files, ...engine.scripts, ...workers.scripts],
  },
  frames: [{ file: FRAME_FILE, html: engine.frame }],
  // Old addresses are those of the default language.
  redirects: BUILT_LOCALE ? [] : site.redirects,
  publishedUrls: BUILT_LOCALE
    ? []
    : parsePublishedUrls(readFileSync(`${root}/published-urls.txt`, 'utf8')),
  locales: BUILT_LOCALE
    ? []
    : otherLocales(site.config).map(({ code }) => ({
        code,
        dir: localeExportDir(code),
      })),
  cacheDir: CACHE_DIR,
});
await publishExport(RAW_DIR, FINISHED_DIR);
removeUnused();
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
console.log(`[site] Finished the export in ${seconds} s.`);
