import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { generateFrameFiles } from '@/components/generated-files';
import { CONTENT_REPORT, SAMPLES_REPORT } from '@/lib/content/dev-reports';
import { loadSite } from '@/lib/content/load-site';
import { watchFolder } from '@/lib/content/watch-folder';
import { writeChanged } from '@/lib/content/write-changed';

const USAGE = `Serves the site while you write.

npm run dev -- [--port 3000] [--no-samples]

  --no-samples   do not check the samples beside it`;

/** Editors save in several steps; one look is enough for them. */
const SAVE_SETTLES_MS = 30;

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '3000' },
    samples: { type: 'boolean', default: true },
    help: { type: 'boolean', default: false },
  },
  allowNegative: true,
});

const root = process.env['CONTENT_ROOT'] ?? 'content';

/** What every page shares follows each save at once; a mistake in a page must not end the server that shows it. */
function refreshFrame(): void {
  try {
    const site = loadSite(root);
    writeChanged(generateFrameFiles(site));
    announceNew([...site.docs, ...site.posts].map(({ path }) => path));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}

let known: ReadonlySet<string> | undefined;

/**
 * The server answers the first question for a path it does not know with "not found", and only then looks at the
 * content anew. The first question comes from here, so that the author's own is answered with the page.
 */
function announceNew(paths: readonly string[]): void {
  const added = paths.filter((path) => known && !known.has(path));
  known = new Set(paths);
  for (const path of added) {
    fetch(`http://localhost:${values.port}${path}`).catch(() => {
      // Not up yet: it will read everything when it is.
    });
  }
}

/** Files that the application imports must be there, even when the first look at the content fails. */
function writeMissing(): void {
  const empty: Record<string, unknown> = {
    '.cache/site/sidebar.json': { html: '' },
    '.cache/site/frame.json': {},
    '.cache/site/settings.json': {
      colorMode: { default: 'light', respectSystemPreference: true },
      docsVersions: [],
    },
    [CONTENT_REPORT]: [],
    [SAMPLES_REPORT]: [],
  };
  writeChanged(
    Object.entries(empty)
      .filter(([path]) => !existsSync(path))
      .map(([path, data]) => ({ path, text: JSON.stringify(data) })),
  );
}

function watchFrame(): void {
  let timer: NodeJS.Timeout | undefined;
  watchFolder(root, () => {
    clearTimeout(timer);
    timer = setTimeout(refreshFrame, SAVE_SETTLES_MS);
  });
}

/** Starts a program that ends with this one. */
function start(program: string, ...args: readonly string[]) {
  const child = spawn(process.execPath, [program, ...args], {
    stdio: 'inherit',
    // Pages of the lab are part of the site while it is written.
    env: { ...process.env, SITE_LAB: '1' },
  });
  process.on('exit', () => child.kill());
  return child;
}

if (values.help) {
  console.log(USAGE);
} else {
  refreshFrame();
  writeMissing();
  watchFrame();
  const next = 'node_modules/next/dist/bin/next';
  const tsx = 'node_modules/tsx/dist/cli.mjs';
  const server = start(
    next,
    ...['dev', '--hostname', 'localhost', '--port', values.port],
  );
  start(tsx, 'scripts/watch-content.ts');
  if (values.samples) {
    start(
      tsx,
      ...['scripts/samples.ts', '--watch', '--report', SAMPLES_REPORT],
    );
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => process.exit(0));
  }
  server.on('exit', (code) => process.exit(code ?? 1));
}
