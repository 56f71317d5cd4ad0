import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { makeWorkingCopy } from '@/tests/support/clean-copy';
import { freePort } from '@/tests/support/dev-server';
import { openAlive, UNTHROTTLED } from './browser';
import { figuresOf, median } from './figures';
import type { Figure } from './figures';

const TIMEOUT_MS = 120_000;
/** Until the server and the checker have nothing left to do for the save before. */
const QUIET_MS = 4000;

type Save = {
  name: string;
  route: string;
  file: string;
  change: (text: string, mark: string) => string;
  /** What shows the mark when it has arrived. */
  selector: string;
};

const PAGE = '/docs/cdk/zone-less';
const DEMO_PAGE = '/docs/cdk/transformations/object/delete-prop';
const SAVES: readonly Save[] = [
  {
    name: 'a sentence',
    route: PAGE,
    file: `content${PAGE}.mdx`,
    change: (text, mark) =>
      text.replace(/^(---[\s\S]*?\n---\n\n)/, `$1${mark} `),
    selector: 'article',
  },
  {
    name: 'a word of the announcement',
    route: PAGE,
    file: 'content/announcement.json',
    change: (text, mark) => text.replace('"text": "', `"text": "${mark} `),
    selector: '[data-announcement]',
  },
  {
    name: 'a component of all pages',
    route: PAGE,
    file: 'components/docs/page-footer.tsx',
    change: (text, mark) =>
      text.replace('Edit this page', `Edit this page ${mark}`),
    selector: 'main',
  },
  {
    name: 'the template of a demo',
    route: DEMO_PAGE,
    file: `content${DEMO_PAGE}.mdx`,
    change: (text, mark) => text.replace('>Free {{', `>${mark} {{`),
    selector: '.demo',
  },
];

/**
 * Measures the time from saving a file to its change in the open page, in a copy of the working tree with a server of
 * its own.
 *
 * @param runs how often each file is saved; the first save of each, for which the framework compiles, is not counted
 * @throws Error when the server ends, or a change is not shown within two minutes
 */
export async function measureSaves(
  browser: Browser,
  runs: number,
): Promise<Figure[]> {
  const copy = makeWorkingCopy('.');
  if (existsSync('.cache')) {
    cpSync('.cache', path.join(copy.dir, '.cache'), { recursive: true });
  }
  const { url, close } = await startServer(copy.dir);
  try {
    const figures: Figure[] = [];
    const figure = figuresOf('author', 'npm run dev');
    for (const save of SAVES) {
      const times = await measureSave(browser, copy.dir, url, save, runs);
      figures.push(figure(`Save to screen: ${save.name}`, median(times)));
    }
    return figures;
  } finally {
    await close();
    copy.remove();
  }
}

/** Starts what `npm run dev` starts, and waits until all samples are checked. */
async function startServer(dir: string) {
  const port = await freePort();
  const server = spawn(
    process.execPath,
    ['scripts/run.mjs', ...['scripts/author/dev.ts', '--port', String(port)]],
    { cwd: dir, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const isGone = once(server, 'exit');
  const isReady = new Promise<void>((done) => {
    server.stdout.on('data', (chunk: Buffer) => {
      if (/pages in [\d.]+ s/.test(String(chunk))) done();
    });
  });
  await Promise.race([isReady, isGone]);
  if (server.exitCode !== null) {
    throw new Error('[site] npm run dev ended before it was asked to.');
  }
  const close = async () => {
    server.kill('SIGTERM');
    await isGone;
  };
  return { url: `http://localhost:${port}`, close };
}

async function measureSave(
  browser: Browser,
  dir: string,
  url: string,
  { route, file, change, selector }: Save,
  runs: number,
): Promise<number[]> {
  const { page, close } = await openAlive(
    browser,
    UNTHROTTLED,
    url + route,
    async (visit) => visit.page.setDefaultTimeout(TIMEOUT_MS),
  );
  const saved = path.join(dir, file);
  const before = readFileSync(saved, 'utf8');
  const times: number[] = [];
  for (let run = 0; run <= runs; run++) {
    await page.waitForTimeout(QUIET_MS);
    const mark = `mark${run}x${Math.round(performance.now())}`;
    const after = change(before, mark);
    if (after === before) {
      throw new Error(
        `[site] ${file} has nothing that could be changed. Mend scripts/bench/author.ts.`,
      );
    }
    const isShown = untilShown(page, selector, mark);
    const startedAt = Date.now();
    writeFileSync(saved, after);
    const shownAt = await isShown;
    if (run > 0) times.push(shownAt - startedAt);
  }
  writeFileSync(saved, before);
  await page.waitForTimeout(QUIET_MS);
  await close();
  return times;
}

/** When the mark stands in what a selector finds; as the page sees it, so that looking costs next to nothing. */
async function untilShown(
  page: Page,
  selector: string,
  mark: string,
): Promise<number> {
  const handle = await page.waitForFunction(
    ([where, what]) => {
      const found = [...document.querySelectorAll(where ?? '')];
      const inside = found.flatMap((each) => [...each.querySelectorAll('*')]);
      const isThere = [...found, ...inside].some((each) =>
        `${each.textContent}${each.shadowRoot?.textContent}`.includes(
          what ?? '',
        ),
      );
      return isThere && Date.now();
    },
    [selector, mark] as const,
  );
  return Number(await handle.jsonValue());
}
