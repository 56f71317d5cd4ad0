import type { Browser, Page } from '@playwright/test';
import { weighHeap } from '@/lib/samples/chromium';
import { openExport, pageKinds } from '@/lib/export/host';
import { readProbe, SLOW, SLOW_CPU, UNTHROTTLED, visit } from './browser';
import type { Condition, Visit } from './browser';
import { measureOften, printTable, type Figures } from './figures';

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
): Promise<void> {
  const start = pageKinds(openExport(dir)).find(
    ({ name }) => name === 'median page',
  );
  const { href } = new URL(start?.path ?? '/', origin);
  const often = (condition: Condition, act: (page: Page) => Promise<Figures>) =>
    measureOften(runs, () =>
      visit(browser, condition, href, ({ page }) => act(page)),
    );
  const clicks: Record<string, Figures> = {};
  for (const condition of [UNTHROTTLED, SLOW_CPU]) {
    for (const isPrefetched of [true, false]) {
      const name = `${isPrefetched ? 'prefetched' : 'cold'}, ${condition.name}`;
      clicks[name] = await often(condition, (page) =>
        clickThrough(page, isPrefetched),
      );
    }
  }
  clicks[SLOW_CPU.name] = await often(SLOW_CPU, slowestInteraction);
  printTable('navigation', clicks);
  printTable('search', {
    [UNTHROTTLED.name]: await often(UNTHROTTLED, firstSearch),
    [SLOW.name]: await often(SLOW, firstSearch),
  });
  const { href: first } = new URL('/docs/state', origin);
  printTable('memory', {
    'one tab': await visit(browser, UNTHROTTLED, first, measureMemory),
  });
}

/** Clicks a link of the sidebar that leads to another page of the documentation. */
async function clickThrough(
  page: Page,
  isPrefetched: boolean,
): Promise<Figures> {
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
  const elapsed = await watched.evaluate((click) => click.elapsed);
  return { 'Click to new page on screen, ms': elapsed };
}

/** The slowest reaction to what readers do most. */
async function slowestInteraction(page: Page): Promise<Figures> {
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
  return {
    'Slowest interaction to next paint (toggle, sidebar, filter, search), ms':
      slowestInteractionMs,
  };
}

function type(page: Page, selector: string, text: string): Promise<void> {
  return page.locator(selector).pressSequentially(text, { delay: KEY_MS });
}

/** Search from the first focus, which loads it, to results; `npm run measure search` measures the time of a key. */
async function firstSearch(page: Page): Promise<Figures> {
  // A reader who searches has read something before: the page is at rest.
  await page.waitForLoadState('networkidle');
  return {
    'First focus and query to results on screen, ms': await page.evaluate(
      typeQuery,
      SEARCH_QUERY,
    ),
  };
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
      requestAnimationFrame(
        panel.querySelector('[role="option"]') ? () => done() : look,
      );
    look();
  });
  return performance.now() - startedAt;
}

/** Follows the next-page link again and again, and weighs the heap after a forced collection. */
async function measureMemory({ page, session }: Visit): Promise<Figures> {
  const figures: Record<string, number> = {};
  const heaps: number[] = [];
  for (let count = 1; count <= MEMORY_STEPS[1]; count++) {
    const path = new URL(page.url()).pathname;
    await page.locator(NEXT_LINK).last().click();
    await page.waitForFunction(
      (before) => window.location.pathname !== before,
      path,
    );
    await page.waitForTimeout(PRELOAD_MS / 4);
    if (!MEMORY_STEPS.some((step) => step === count)) continue;
    await page.waitForTimeout(PRELOAD_MS * 5);
    const heap = await weighHeap(session);
    heaps.push(heap);
    figures[`JavaScript heap after ${count} navigations, MB`] = heap / MEGA;
  }
  const [first = 1, last = 0] = heaps;
  return { ...figures, 'Growth from 5 to 50 navigations': last / first };
}
