import type { Browser, Locator, Page } from '@playwright/test';
import { weighHeap } from '@/lib/product';
import { openAlive, SLOW, UNTHROTTLED, watchScripts } from './browser';
import type { Condition } from './browser';
import { figuresOf, medians, repeat } from './figures';
import type { Figure } from './figures';

/** A page with several demos. */
const PAGE = '/docs/template/rx-let-directive';
const ROUNDS = 20;
const MEGA = 1_000_000;
const KILO = 1000;

/**
 * Measures demos as readers start them: the time from the click to the first render, what it loads, and the memory that
 * starting and stopping leaves.
 *
 * @param origin Where the export is served.
 */
export async function measureDemos(
  browser: Browser,
  origin: string,
  runs: number,
): Promise<Figure[]> {
  const url = new URL(PAGE, origin).href;
  const figures: Figure[] = [];
  for (const condition of [UNTHROTTLED, SLOW]) {
    const { firstMs, furtherMs, firstBytes, furtherBytes, firstRequests } =
      medians(await repeat(runs, () => measureStart(browser, condition, url)));
    const figure = figuresOf('demos', condition.name);
    figures.push(
      figure('click to first render, first demo', firstMs),
      figure('click to first render, further demo', furtherMs),
      figure('scripts, first demo', firstBytes / KILO, 'kB'),
      figure('scripts, further demo', furtherBytes / KILO, 'kB'),
      figure('requests, first demo', firstRequests, 'requests'),
    );
  }
  return [...figures, await measureRounds(browser, url)];
}

/** Opens the page and gives its first two demos. */
async function openDemos(browser: Browser, condition: Condition, url: string) {
  const visit = await openAlive(browser, condition, url);
  // What the page loads by itself when it is idle is none of a demo's.
  await visit.page.waitForLoadState('networkidle');
  const [first, second] = await visit.page.locator('.demo').all();
  if (!first || !second) throw new Error(`[site] ${PAGE} has no two demos.`);
  return { ...visit, first, second };
}

async function measureStart(
  browser: Browser,
  condition: Condition,
  url: string,
) {
  const { page, first, second, close } = await openDemos(
    browser,
    condition,
    url,
  );
  const loaded = watchScripts(page);
  const firstMs = await startOf(page, first);
  const { bytes: firstBytes, requests: firstRequests } = { ...loaded };
  const furtherMs = await startOf(page, second);
  const furtherBytes = loaded.bytes - firstBytes;
  await close();
  return { firstMs, furtherMs, firstBytes, furtherBytes, firstRequests };
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
  const {
    second: demo,
    session,
    close,
  } = await openDemos(browser, UNTHROTTLED, url);
  const round = async () => {
    await demo.getByRole('button', { name: 'Run' }).click();
    await demo.getByRole('button', { name: 'Stop' }).click();
  };
  // The first ones compile and load.
  await repeat(3, round);
  const before = await weighHeap(session);
  await repeat(ROUNDS, round);
  const grown = (await weighHeap(session)) - before;
  await close();
  const name = `heap grown by ${ROUNDS} starts and stops`;
  return figuresOf('demos', 'one demo')(name, grown / MEGA, 'MB');
}
