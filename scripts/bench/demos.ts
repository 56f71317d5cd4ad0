import type { Browser, Locator, Page } from '@playwright/test';
import { startServer } from '@/lib/static-host';
import { openVisit, SLOW, UNTHROTTLED } from './browser';
import type { Condition } from './browser';
import { medians } from './figures';
import type { Figure } from './figures';

const PART = 'demos';
/** A page with several demos. */
const PAGE = '/docs/template/rx-let-directive';
const ROUNDS = 20;
const MEGA = 1_000_000;
const KILO = 1000;

/**
 * Measures demos as readers start them: the time from the click to the first render, what it loads, and the memory that
 * starting and stopping leaves.
 *
 * @param dir Folder of the export.
 */
export async function measureDemos(
  browser: Browser,
  dir: string,
  runs: number,
): Promise<Figure[]> {
  const server = await startServer({ dir });
  const url = new URL(PAGE, server.url).href;
  try {
    const figures: Figure[] = [];
    for (const condition of [UNTHROTTLED, SLOW]) {
      figures.push(...(await measureStarts(browser, condition, url, runs)));
    }
    return [...figures, await measureRounds(browser, url)];
  } finally {
    await server.close();
  }
}

async function openDemos(browser: Browser, condition: Condition, url: string) {
  const visit = await openVisit(browser, condition);
  await visit.page.goto(url, { waitUntil: 'load' });
  await visit.page.waitForFunction(() => globalThis.benchProbe.aliveMs > 0);
  // What the page loads by itself when it is idle is none of a demo's.
  await visit.page.waitForLoadState('networkidle');
  return { ...visit, demos: await visit.page.locator('.demo').all() };
}

async function measureStarts(
  browser: Browser,
  condition: Condition,
  url: string,
  runs: number,
): Promise<Figure[]> {
  const samples: Record<string, number>[] = [];
  for (let run = 0; run < runs; run++) {
    const { page, demos, close } = await openDemos(browser, condition, url);
    let bytes = 0;
    let requests = 0;
    page.on('response', async (response) => {
      if (!response.url().endsWith('.js')) return;
      requests++;
      bytes += (await response.request().sizes()).responseBodySize;
    });
    const [first, second] = demos;
    if (!first || !second) throw new Error(`[site] ${PAGE} has no two demos.`);
    const firstMs = await startOf(page, first);
    const [firstBytes, firstRequests] = [bytes, requests];
    const furtherMs = await startOf(page, second);
    const furtherBytes = bytes - firstBytes;
    samples.push({
      firstMs,
      furtherMs,
      firstBytes,
      furtherBytes,
      firstRequests,
    });
    await close();
  }
  const middle = medians(samples);
  const figure = (name: string, value = 0, unit = 'ms') => ({
    part: PART,
    subject: condition.name,
    name,
    value,
    unit,
  });
  return [
    figure('click to first render, first demo', middle['firstMs']),
    figure('click to first render, further demo', middle['furtherMs']),
    figure('scripts, first demo', (middle['firstBytes'] ?? 0) / KILO, 'kB'),
    figure('scripts, further demo', (middle['furtherBytes'] ?? 0) / KILO, 'kB'),
    figure('requests, first demo', middle['firstRequests'], 'requests'),
  ];
}

/** Measured by the page itself, from the click to the frame after the demo said that it runs. */
async function startOf(page: Page, demo: Locator): Promise<number> {
  await demo.scrollIntoViewIfNeeded();
  const elapsedMs = demo.evaluate(async (root) => {
    const status = root.querySelector('[role=status]');
    const button = root.querySelector('button');
    const startedAt = performance.now();
    button?.click();
    while (!status?.textContent) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return performance.now() - startedAt;
  });
  const result = await elapsedMs;
  await page.waitForLoadState('networkidle');
  return result;
}

async function measureRounds(browser: Browser, url: string): Promise<Figure> {
  const { demos, session, close } = await openDemos(browser, UNTHROTTLED, url);
  const [, demo] = demos;
  if (!demo) throw new Error(`[site] ${PAGE} has no two demos.`);
  const round = async () => {
    await demo.getByRole('button', { name: 'Run' }).click();
    await demo.getByRole('button', { name: 'Stop' }).click();
  };
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage');
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize;
  };
  // The first ones compile and load.
  for (let count = 0; count < 3; count++) await round();
  const before = await heap();
  for (let count = 0; count < ROUNDS; count++) await round();
  const grown = (await heap()) - before;
  await close();
  return {
    part: PART,
    subject: 'one demo',
    name: `heap grown by ${ROUNDS} starts and stops`,
    value: grown / MEGA,
    unit: 'MB',
  };
}
