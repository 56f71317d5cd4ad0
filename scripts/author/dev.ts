import { watch } from 'chokidar';
import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
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
  CONTENT_REPORT,
  PAGES_REPORT,
  SAMPLES_REPORT,
  SAVED,
  SITE_REPORT,
  PageMoves,
} from '@/lib/site/dev';
import { keepLastGood, readLastGood, loadSite } from '@/lib/site/content';
import type { Site } from '@/lib/site/content';
import { SAMPLES_CACHE } from '@/lib/samples/fences';
import { writeChanged } from '@/lib/base/files';
import { findPort, parsePort } from '@/scripts/setup/port';
import { readOptions } from '@/scripts/setup/options';

const USAGE = `Serves the site while you write.

npm run dev -- [--port 3000] [--no-samples]

  --no-samples   do not check the samples beside it

PORT in the environment is the port, too. When it is taken, the next one that is free is used.`;

/** Editors save in several steps; one look is enough for them. */
const SAVE_SETTLES_MS = 30;

const ASK_AGAIN_MS = 150;

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
const root = process.env['CONTENT_ROOT'] ?? 'content';

const moves = new PageMoves();

/** The site as it could last be read. */
let good: Site | undefined;

/**
 * What every page shares follows each save at once. A mistake must not end the server that shows it: the site stays
 * as it was, and its pages show the mistake.
 *
 * @returns what keeps the site from being read
 */
function refreshFrame(): Problem | undefined {
  try {
    const site = loadSite(root);
    writeFrame(site);
    writeChanged([{ path: SITE_REPORT, text: deadEnds }]);
    good = site;
    return undefined;
  } catch (error) {
    const problem = toProblem(error, 'site');
    const problems = [problem, ...otherStops(problem)];
    const [isNew] = writeChanged([
      { path: SITE_REPORT, text: JSON.stringify(problems) },
    ]);
    if (isNew) console.error(problems.map(formatProblem).join('\n'));
    return problem;
  }
}

/** Which pages there are, and where the addresses lead that are none. */
function writeFrame(site: Site): void {
  const { paths, moved } = moves.follow([...site.docs, ...site.posts]);
  const redirects = site.redirects
    .filter(({ from }) => !paths.includes(from))
    .map(({ from, to }) => [from, to]);
  const left = { ...Object.fromEntries(redirects), ...moved };
  const changed = writeChanged([
    generatePageNames(site),
    { path: PAGES_REPORT, text: JSON.stringify({ paths, moved: left }) },
  ]);
  areEndsKnown &&= !changed.includes(PAGES_REPORT);
}

/** What else would keep the site from being read if the first mistake were mended. */
function otherStops({ file }: Problem): Problem[] {
  return readTree(root).problems.filter(
    (problem) => problem.rule !== 'mdx' && problem.file !== file,
  );
}

/** What the pages read must be there before the watchers have said anything. */
function writeMissing(): void {
  if (!values.samples) rmSync(SAMPLES_REPORT, { force: true });
  writeChanged(
    [CONTENT_REPORT, ...(values.samples ? [SAMPLES_REPORT] : [])]
      .filter((path) => !existsSync(path))
      .map((path) => ({ path, text: '[]' })),
  );
}

/** Whether there is a site to show: as it is, or as it was before a mistake. Its configuration makes the server's. */
function canServe(problem: Problem | undefined): boolean {
  if (!problem) return true;
  const lastGood = readLastGood();
  if (!lastGood || path.basename(problem.file) === 'site.json') return false;
  writeFrame(lastGood);
  return true;
}

let deadEnds = '[]';

/** Neither a page nor a redirect has changed since they were looked for. */
let areEndsKnown = false;

/** Whether other redirects than before lead to no page; the check of all pages may come to them minutes later. */
function findDeadEnds(): boolean {
  if (areEndsKnown) return false;
  areEndsKnown = true;
  const { input } = readTree(root, undefined, () => false);
  deadEnds = JSON.stringify(checkRedirects(input));
  return writeChanged([{ path: SITE_REPORT, text: deadEnds }]).length > 0;
}

let isServing = false;
let hasFirstPage = false;

function look(): void {
  const problem = refreshFrame();
  const follow = () =>
    writeChanged([{ path: SAVED, text: String(Date.now()) }]);
  follow();
  if (hasFirstPage && !problem && findDeadEnds()) follow();
  // Pages are drawn meanwhile.
  if (isServing && !problem && good) keepLastGood(good);
  if (isServing) return;
  if (canServe(problem)) {
    isServing = true;
    void serve();
  } else {
    console.error('[site] The server starts as soon as this is mended.');
  }
}

async function serve(): Promise<void> {
  const port = await findPort(wantedPort);
  const address = `http://localhost:${port}`;
  const server = start('pipe', [
    'node_modules/next/dist/bin/next',
    ...['dev', '--hostname', 'localhost', '--port', String(port)],
  ]);
  server.on('exit', (code) => process.exit(code ?? 1));
  if (good) keepLastGood(good);
  if (server.stdout) {
    createInterface(server.stdout).on('line', (line) => {
      if (!CHATTER.test(stripVTControlCharacters(line))) console.log(line);
    });
  }
  await firstPage(address);
  console.log(`[site] ${address} follows each save; checks go on behind it.`);
  start('inherit', [RUNNER, 'scripts/author/watch-content.ts']);
  hasFirstPage = true;
  look();
  if (!values.samples) return;
  start('inherit', [
    RUNNER,
    ...['scripts/check/samples.ts', '--watch', '--report', SAMPLES_REPORT],
  ]);
}

/** Whoever has started this waits for the first page; checks wait until it is there. */
async function firstPage(address: string): Promise<void> {
  while (!(await fetch(address).catch(() => undefined))) {
    await sleep(ASK_AGAIN_MS);
  }
}

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
  process.on('exit', () => child.kill());
  return child;
}

writeMissing();
let timer: NodeJS.Timeout | undefined;
const manifest = `${SAMPLES_CACHE}/manifest.json`;
// It reports what is there already as well, so no save is missed.
watch([root, CONTENT_REPORT, SAMPLES_REPORT, manifest]).on('all', () => {
  clearTimeout(timer);
  timer = setTimeout(look, SAVE_SETTLES_MS);
});
look();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => process.exit(0));
}
