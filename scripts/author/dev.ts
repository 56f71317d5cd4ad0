import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { generatePageNames } from '@/components/build/generated-files';
import { checkRedirects, readTree, toProblem } from '@/lib/site/checks';
import { formatProblem } from '@/lib/base/source';
import type { Problem } from '@/lib/base/source';
import {
  CHECKED_REPORT,
  CONTENT_REPORT,
  MOVED_REPORT,
  PageMoves,
  SAMPLES_REPORT,
  SAVED,
  SITE_REPORT,
  writeReport,
} from '@/lib/site/dev';
import {
  CONTENT_ROOT,
  keepLastGood,
  loadSite,
  readLastGood,
} from '@/lib/site/content';
import type { Site } from '@/lib/site/content';
import { SAMPLES_CACHE } from '@/lib/samples/fences';
import { writeChanged } from '@/lib/base/files';
import { onSave } from '@/scripts/setup/on-save';
import { findPort, parsePort } from '@/scripts/setup/port';
import { readOptions } from '@/scripts/setup/options';

const USAGE = `Serves the site while you write.

npm run dev -- [--port 3000] [--no-samples]

  --no-samples   do not check the samples beside it

PORT in the environment is the port, too. When it is taken, the next one that is free is used.`;

const ASK_AGAIN_MS = 150;
const HEAD_START_MS = 5000;

/** An author waits for the page; what checks say of it may come a moment later. */
const PRIORITY_OF_CHECKS = 10;

/** What the framework tells of itself; what is left are complaints. */
const CHATTER = /^\s*(?:[▲✓○]|- |⨯ serverSourceMaps|$)/;

const { values } = readOptions(USAGE, {
  options: {
    port: { type: 'string', default: process.env['PORT'] ?? '3000' },
    samples: { type: 'boolean', default: true },
  },
  allowNegative: true,
});

const ANSWER_ANY_ADDRESS = pathToFileURL(
  'lib/export/next/answer-any-address.mjs',
).href;

const RUNNER = 'scripts/run.mjs';
const wantedPort = parsePort(values.port);

/** What pages write in angle brackets. */
const COMPONENTS = 'components/mdx';

/** What ends with this program, and the check of all pages besides. */
const children = new Set<ChildProcess>();
let checking: ChildProcess | undefined;
let linting: ChildProcess | undefined;
process.on('exit', () => {
  endCheck();
  for (const child of children) child.kill();
});

const moves = new PageMoves();

/** The site as it could last be read. */
let good: Site | undefined;

/** Mistakes in what is no page, with which all pages can be drawn. */
let besides: readonly Problem[] = [];

let isServing = false;

/**
 * What every page shares follows each save at once. A mistake must not end the server that shows it: the site stays
 * as it was, and its pages show the mistake.
 */
function look(): void {
  let stops: readonly Problem[] = [];
  try {
    good = loadSite(CONTENT_ROOT);
  } catch (error) {
    stops = listStops(error);
    good ??= readLastGood();
  }
  if (good) writeFrame(good);
  const isStopped = stops.length > 0;
  if (writeReport(SITE_REPORT, isStopped ? stops : besides)) tell(stops);
  writeReport(SAVED, Date.now());
  if (!isServing) serveIfPossible(stops);
  else if (good && !isStopped) lookFurther(good);
}

/** While pages are drawn: the check of all pages may come to what is no page minutes later. */
function lookFurther(site: Site): void {
  const { input, problems } = readShared();
  besides = [...problems, ...checkRedirects(input)];
  if (writeReport(SITE_REPORT, besides)) {
    tell(besides);
    writeReport(SAVED, Date.now());
  }
  keepLastGood(site);
}

function tell(problems: readonly Problem[]): void {
  if (problems.length > 0)
    console.error(problems.map(formatProblem).join('\n'));
}

/** What keeps the site from being read, and what else would if that were mended. */
function listStops(error: unknown): Problem[] {
  const stop = toProblem(error, 'site');
  const others = readShared().problems.filter(({ file }) => file !== stop.file);
  return [stop, ...others];
}

/** The content without the texts of its pages. */
function readShared() {
  return readTree(CONTENT_ROOT, undefined, () => false);
}

/** Which pages there are, and where the addresses lead that are none. */
function writeFrame(site: Site): void {
  const pages = [...site.docs, ...site.posts];
  const paths = new Set(pages.map((page) => page.path));
  const redirects = site.redirects
    .filter(({ from }) => !paths.has(from))
    .map(({ from, to }) => [from, to]);
  writeChanged([generatePageNames(site)]);
  writeReport(MOVED_REPORT, {
    ...Object.fromEntries(redirects),
    ...moves.follow(pages),
  });
}

/** What the pages read must be there before the watchers have said anything. */
function writeMissing(): void {
  writeReport(CHECKED_REPORT, false);
  if (!existsSync(CONTENT_REPORT)) writeReport(CONTENT_REPORT, []);
  if (!values.samples) rmSync(SAMPLES_REPORT, { force: true });
  else if (!existsSync(SAMPLES_REPORT)) writeReport(SAMPLES_REPORT, []);
}

/** There is a site to show: as it is, or as it was before a mistake. Its configuration makes the server's. */
function serveIfPossible(stops: readonly Problem[]): void {
  isServing =
    good !== undefined &&
    !stops.some(({ file }) => path.basename(file) === 'site.json');
  if (isServing) void serve();
  else console.error('[site] The server starts as soon as this is mended.');
}

async function serve(): Promise<void> {
  const port = await findPort(wantedPort);
  const address = `http://localhost:${port}`;
  const server = start('pipe', [
    'node_modules/next/dist/bin/next',
    ...['dev', '--hostname', 'localhost', '--port', String(port)],
  ]);
  server.on('exit', (code) => process.exit(code ?? 1));
  if (server.stdout) {
    createInterface(server.stdout).on('line', (line) => {
      if (!CHATTER.test(stripVTControlCharacters(line))) console.log(line);
    });
  }
  while (!(await fetch(`${address}/icon.svg`).catch(() => undefined))) {
    await sleep(ASK_AGAIN_MS);
  }
  console.log(`[site] ${address} follows each save; checks go on behind it.`);
  // Whoever has started this waits for a page, which is drawn sooner alone; checks wait until one is there.
  await sleep(HEAD_START_MS);
  await fetch(address).catch(() => undefined);
  checkBehind();
  if (!values.samples) return;
  start('inherit', [
    RUNNER,
    ...['scripts/check/samples.ts', '--watch', '--report', SAMPLES_REPORT],
  ]);
}

/** The program that checks all pages knows the components that there were when it started. */
function checkBehind(): void {
  const check = () => {
    endCheck();
    checking = start('inherit', [RUNNER, 'scripts/author/watch-content.ts']);
  };
  // A handler that is dead in the browser is drawn like any other.
  const lint = () => {
    linting?.kill();
    linting = start('inherit', [
      'node_modules/eslint/bin/eslint.js',
      COMPONENTS,
    ]);
  };
  check();
  onSave(
    COMPONENTS,
    () => {
      check();
      lint();
    },
    { settlesMs: 500, ignoreInitial: true },
  );
}

/** Busy as it is, it would hear a milder signal seconds later; what it writes is whole or not there. */
const endCheck = () => checking?.kill('SIGKILL');

/** Starts a program that ends with this one. */
function start(output: 'pipe' | 'inherit', args: readonly string[]) {
  const child = spawn(process.execPath, args, {
    stdio: ['inherit', output, 'inherit'],
    env: {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: '1',
      NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import ${ANSWER_ANY_ADDRESS}`,
    },
  });
  if (output === 'inherit' && child.pid !== undefined) {
    setPriority(child.pid, Math.max(getPriority(), PRIORITY_OF_CHECKS));
  }
  children.add(child.once('exit', () => children.delete(child)));
  return child;
}

writeMissing();
// It reports what is there already as well, so no save is missed.
const manifest = `${SAMPLES_CACHE}/manifest.json`;
const reports = [CHECKED_REPORT, CONTENT_REPORT, SAMPLES_REPORT];
onSave([CONTENT_ROOT, ...reports, manifest], look);
look();
