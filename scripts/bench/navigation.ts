import type { Browser, Page } from '@playwright/test';
import { weighHeap } from '@/lib/samples/chromium';
import { openExport, pageKinds } from '@/lib/export/host';
import {
  openAlive,
  readProbe,
  SLOW,
  SLOW_CPU,
  UNTHROTTLED,
  watchScripts,
} from './browser';
import { figuresOf, median, medians, repeat, type Figure } from './figures';

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
 * @param origin Where the export is served.
 * @param dir Folder of the export.
 */
export async function measureNavigation(
  browser: Browser,
  origin: string,
  dir: string,
  runs: number,
): Promise<Figure[]> {
  const start = pageKinds(openExport(dir)).find(
    ({ name }) => name === 'median page',
  );
  const url = new URL(start?.path ?? '/', origin).href;
  return [
    ...(await measureClicks(browser, url, runs)),
    figuresOf('navigation', SLOW_CPU.name)(
      'Slowest interaction to next paint (toggle, sidebar, filter, search)',
      median(await repeat(runs, () => slowestInteraction(browser, url))),
    ),
    ...(await measureSearch(browser, url, runs)),
    ...(await measureMemory(browser, new URL('/docs/state', origin).href)),
  ];
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
      const { elapsedMs, scriptBytes } = medians(
        await repeat(runs, async () => {
          const { page, close } = await openAlive(browser, condition, url);
          const loaded = watchScripts(page);
          const elapsedMs = await clickThrough(page, isPrefetched);
          await page.waitForTimeout(PRELOAD_MS);
          await close();
          return { elapsedMs, scriptBytes: loaded.bytes };
        }),
      );
      const figure = figuresOf(
        'navigation',
        `${isPrefetched ? 'prefetched' : 'cold'}, ${condition.name}`,
      );
      figures.push(
        figure('Click to new page on screen', elapsedMs),
        figure('JavaScript loaded for it', scriptBytes / KILO, 'kB'),
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
async function slowestInteraction(
  browser: Browser,
  url: string,
): Promise<number> {
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
    // A reader acts again only after the result of the act before, whose work would otherwise count twice.
    await page.waitForTimeout(PRELOAD_MS);
  }
  const { slowestInteractionMs } = await readProbe(page);
  await close();
  return slowestInteractionMs;
}

function type(page: Page, selector: string, text: string): Promise<void> {
  return page.locator(selector).pressSequentially(text, { delay: KEY_MS });
}

/** Search from the first focus, which loads it, to results with texts; `npm run measure search` measures the time of a key. */
async function measureSearch(
  browser: Browser,
  url: string,
  runs: number,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const condition of [UNTHROTTLED, SLOW]) {
    const { elapsedMs, bytes } = medians(
      await repeat(runs, async () => {
        const { page, close } = await openAlive(browser, condition, url);
        // A reader who searches has read something before: the page is at rest.
        await page.waitForLoadState('networkidle');
        const found = await page.evaluate(typeQuery, SEARCH_QUERY);
        await close();
        return found;
      }),
    );
    const figure = figuresOf('search', `in the browser, ${condition.name}`);
    figures.push(
      figure('First focus and query to results on screen', elapsedMs),
      figure('Loaded for it, texts of the rows included', bytes / KILO, 'kB'),
    );
  }
  return figures;
}

/** Runs in the page: focuses the search box, fills in a query, and waits for the frame that shows results, and for texts. */
async function typeQuery(
  query: string,
): Promise<{ elapsedMs: number; bytes: number }> {
  const input = document.querySelector<HTMLInputElement>('.search-input');
  const panel = document.querySelector('.search-panel');
  if (!input || !panel) throw new Error('The page has no search box.');
  const startedAt = performance.now();
  input.focus();
  input.value = query;
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  const shown = (selector: string) =>
    new Promise<void>((done) => {
      const look = () =>
        panel.querySelector(selector)
          ? requestAnimationFrame(() => done())
          : requestAnimationFrame(look);
      look();
    });
  await shown('[role="option"]');
  const elapsedMs = performance.now() - startedAt;
  await shown('.search-row-snippet');
  const loaded = performance.getEntriesByType(
    'resource',
  ) as PerformanceResourceTiming[];
  const bytes = loaded
    // Pages that are fetched ahead are another matter.
    .filter(
      ({ startTime, initiatorType }) =>
        startTime >= startedAt && initiatorType !== 'link',
    )
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  return { elapsedMs, bytes };
}

/** Follows the next-page link again and again, and weighs the heap after a forced collection. */
async function measureMemory(browser: Browser, url: string): Promise<Figure[]> {
  const { page, session, close } = await openAlive(browser, UNTHROTTLED, url);
  const heaps: number[] = [];
  await repeat(MEMORY_STEPS[1], async (run) => {
    const path = new URL(page.url()).pathname;
    await page.locator(NEXT_LINK).last().click();
    await page.waitForFunction(
      (before) => window.location.pathname !== before,
      path,
    );
    await page.waitForTimeout(PRELOAD_MS / 4);
    if (!MEMORY_STEPS.some((step) => step === run + 1)) return;
    await page.waitForTimeout(PRELOAD_MS * 5);
    heaps.push(await weighHeap(session));
  });
  await close();
  const [first = 1, last = 0] = heaps;
  const figure = figuresOf('memory', 'one tab');
  return [
    ...MEMORY_STEPS.map((count, step) => {
      const name = `JavaScript heap after ${count} navigations`;
      return figure(name, (heaps[step] ?? 0) / MEGA, 'MB');
    }),
    figure('Growth from 5 to 50 navigations', last / first, '×'),
  ];
}
