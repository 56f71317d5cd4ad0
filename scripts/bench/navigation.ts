import type { Browser, Page } from '@playwright/test';
import { startServer, openExport, pageKinds } from '@/lib/static-host';
import { openVisit, readProbe, SLOW_CPU, UNTHROTTLED } from './browser';
import type { Condition } from './browser';
import { median, medians } from './figures';
import type { Figure } from './figures';

const KILO = 1000;
const MEGA = 1_000_000;
const MEMORY_STEPS = [5, 50] as const;
/** Pages of the documentation are read in this order; the link stands at the end of each. */
const NEXT_LINK = 'a[rel="next"]';
const SEARCH_QUERY = 'select';
/** Long enough for a page to be in memory after its link was pointed at. */
const PRELOAD_MS = 400;
/** How long a finger or a mouse button stays down. */
const PRESS_MS = 80;
/** How fast somebody types who types fast. */
const KEY_MS = 100;

/**
 * Measures what happens after the first page: going to others, searching, reacting, and the memory it takes.
 *
 * @param dir Folder of the export.
 */
export async function measureNavigation(
  browser: Browser,
  dir: string,
  runs: number,
): Promise<Figure[]> {
  const out = openExport(dir);
  const start = pageKinds(out).find(({ name }) => name === 'median page');
  const server = await startServer({ dir });
  const url = new URL(start?.path ?? '/', server.url).href;
  try {
    return [
      ...(await measureClicks(browser, url, runs)),
      ...(await measureInteractions(browser, url, runs)),
      ...(await measureSearch(browser, url, runs)),
      ...(await measureMemory(
        browser,
        new URL('/docs/state', server.url).href,
      )),
    ];
  } finally {
    await server.close();
  }
}

async function openAlive(browser: Browser, condition: Condition, url: string) {
  const visit = await openVisit(browser, condition);
  await visit.page.goto(url, { waitUntil: 'load' });
  await visit.page.waitForFunction(() => globalThis.benchProbe.aliveMs > 0);
  return visit;
}

/** Clicks a link of the sidebar that leads to another page of the documentation. */
async function measureClicks(
  browser: Browser,
  url: string,
  runs: number,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const condition of [UNTHROTTLED, SLOW_CPU]) {
    for (const isPrefetched of [true, false]) {
      const samples: Record<string, number>[] = [];
      for (let run = 0; run < runs; run++) {
        const { page, close } = await openAlive(browser, condition, url);
        let scriptBytes = 0;
        page.on('response', async (response) => {
          if (!response.url().endsWith('.js')) return;
          const { responseBodySize } = await response.request().sizes();
          scriptBytes += responseBodySize;
        });
        const elapsedMs = await clickThrough(page, isPrefetched);
        await page.waitForTimeout(PRELOAD_MS);
        samples.push({ elapsedMs, scriptBytes });
        await close();
      }
      const { elapsedMs = 0, scriptBytes = 0 } = medians(samples);
      const subject = `${isPrefetched ? 'prefetched' : 'cold'}, ${condition.name}`;
      figures.push(
        {
          part: 'navigation',
          subject,
          name: 'Click to new page on screen',
          value: elapsedMs,
          unit: 'ms',
        },
        {
          part: 'navigation',
          subject,
          name: 'JavaScript loaded for it',
          value: scriptBytes / KILO,
          unit: 'kB',
        },
      );
    }
  }
  return figures;
}

/** Milliseconds from the click to the frame that shows the other page. */
async function clickThrough(
  page: Page,
  isPrefetched: boolean,
): Promise<number> {
  const href = await page.evaluate(() => {
    const links = [
      ...document.querySelectorAll<HTMLAnchorElement>(
        '[data-sidebar-tree] a[href]',
      ),
    ].filter(
      (link) => link.checkVisibility() && !link.hasAttribute('aria-current'),
    );
    return links.at(Math.floor(links.length / 2))?.getAttribute('href') ?? '';
  });
  const link = page.locator(`[data-sidebar-tree] a[href="${href}"]`);
  if (isPrefetched) {
    await link.hover();
    await page.waitForTimeout(PRELOAD_MS);
  }
  const watched = await page.evaluateHandle((selector) => {
    const before = document.querySelector(selector);
    let startedAt = 0;
    document.addEventListener('click', () => (startedAt = performance.now()), {
      capture: true,
      once: true,
    });
    const elapsed = new Promise<number>((done) => {
      new MutationObserver((_, observer) => {
        if (document.querySelector(selector) === before) return;
        observer.disconnect();
        // The frame after next begins when this one has been painted.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => done(performance.now() - startedAt)),
        );
      }).observe(document.body, { childList: true, subtree: true });
    });
    return { elapsed };
  }, 'main h1');
  await link.click({ delay: PRESS_MS });
  return watched.evaluate(({ elapsed }) => elapsed);
}

/** The slowest reaction to what readers do most, on a slow processor. */
async function measureInteractions(
  browser: Browser,
  url: string,
  runs: number,
): Promise<Figure[]> {
  const samples: number[] = [];
  for (let run = 0; run < runs; run++) {
    const { page, close } = await openAlive(browser, SLOW_CPU, url);
    const acts = [
      () => page.locator('[data-color-mode-toggle]').click(),
      () =>
        page
          .locator('[data-sidebar-tree] [aria-expanded="false"]')
          .first()
          .click(),
      () => type(page, '[data-sidebar-filter]', 'act'),
      () => page.locator('[data-sidebar-filter]').fill(''),
      () => page.locator('.search-input').click(),
      () => type(page, '.search-input', SEARCH_QUERY),
      () => page.locator('.search-panel [role="option"]').first().waitFor(),
      () => page.keyboard.press('Escape'),
    ];
    for (const act of acts) {
      await act();
      // Nobody acts again before seeing what came of it; what waits for the act before would count twice.
      await page.waitForTimeout(PRELOAD_MS);
    }
    samples.push((await readProbe(page)).slowestInteractionMs);
    await close();
  }
  return [
    {
      part: 'navigation',
      subject: SLOW_CPU.name,
      name: 'Slowest interaction to next paint (toggle, sidebar, filter, search)',
      value: median(samples),
      unit: 'ms',
    },
  ];
}

function type(page: Page, selector: string, text: string): Promise<void> {
  return page.locator(selector).pressSequentially(text, { delay: KEY_MS });
}

/** Search from the first focus, which loads it, to results; the time of a key is told by `npm run bench:search`. */
async function measureSearch(
  browser: Browser,
  url: string,
  runs: number,
): Promise<Figure[]> {
  const samples: number[] = [];
  for (let run = 0; run < runs; run++) {
    const { page, close } = await openAlive(browser, UNTHROTTLED, url);
    samples.push(await page.evaluate(typeQuery, SEARCH_QUERY));
    await close();
  }
  return [
    {
      part: 'search',
      subject: 'in the browser',
      name: 'First focus and query to results on screen',
      value: median(samples),
      unit: 'ms',
    },
  ];
}

/** Runs in the page: focuses the search box, fills in a query, and waits for the frame that shows results. */
async function typeQuery(query: string): Promise<number> {
  const input = document.querySelector<HTMLInputElement>('.search-input');
  const panel = document.querySelector('.search-panel');
  if (!input || !panel) throw new Error('The page has no search box.');
  const startedAt = performance.now();
  input.focus();
  input.value = query;
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await new Promise<void>((done) => {
    const look = () =>
      panel.querySelector('[role="option"]')
        ? requestAnimationFrame(() => done())
        : requestAnimationFrame(look);
    look();
  });
  return performance.now() - startedAt;
}

/** Follows the next-page link again and again, and weighs the heap after a forced collection. */
async function measureMemory(browser: Browser, url: string): Promise<Figure[]> {
  const { page, session, close } = await openAlive(browser, UNTHROTTLED, url);
  const figures: Figure[] = [];
  const heaps: number[] = [];
  for (let count = 1; count <= MEMORY_STEPS[1]; count++) {
    const path = new URL(page.url()).pathname;
    await page.locator(NEXT_LINK).last().click();
    await page.waitForFunction(
      (before) => window.location.pathname !== before,
      path,
    );
    await page.waitForTimeout(PRELOAD_MS / 4);
    if (count !== MEMORY_STEPS[0] && count !== MEMORY_STEPS[1]) continue;
    await page.waitForTimeout(PRELOAD_MS * 5);
    await session.send('HeapProfiler.collectGarbage');
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    heaps.push(usedSize);
    figures.push({
      part: 'memory',
      subject: 'one tab',
      name: `JavaScript heap after ${count} navigations`,
      value: usedSize / MEGA,
      unit: 'MB',
    });
  }
  await close();
  return [
    ...figures,
    {
      part: 'memory',
      subject: 'one tab',
      name: 'Growth from 5 to 50 navigations',
      value: (heaps[1] ?? 0) / (heaps[0] ?? 1),
      unit: '×',
    },
  ];
}
