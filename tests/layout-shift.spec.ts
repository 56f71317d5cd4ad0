import type { Page, Route } from '@playwright/test';
import { PAGE_KINDS } from './support/pages';
import { expect, test } from './support/test';

/** Most that a page may jump, as Cumulative Layout Shift; 0.1 is what search engines call good. */
const MAX_SHIFT = 0.02;

const WIDTHS = [320, 390, 1350];

type WatchedWindow = Window & { layoutShift: number };

async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = window as unknown as WatchedWindow;
    watched.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') {
          watched.layoutShift += entry.value;
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

function readShift(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as WatchedWindow).layoutShift);
}

for (const [kind, path] of Object.entries(PAGE_KINDS)) {
  test(`the ${kind} stays still, quiet and at home while it loads and is read`, async ({
    page,
    baseURL,
    complaints,
  }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(String(baseURL))) {
        elsewhere.push(request.url());
      }
    });
    await recordShifts(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path, { waitUntil: 'load' });
      if (path.includes('?q=')) {
        await expect(page.locator('.search-count')).not.toBeEmpty();
      }
      // To the end and back, for what loads or comes to life on the way.
      await page.evaluate(async () => {
        const nextFrame = () =>
          new Promise((resolve) => requestAnimationFrame(resolve));
        for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
          scrollTo({ top: y, behavior: 'instant' });
          await nextFrame();
        }
        scrollTo({ top: 0, behavior: 'instant' });
        await nextFrame();
        await nextFrame();
      });
      const shift = await readShift(page);
      expect(shift, `at ${width} px`).toBeLessThan(MAX_SHIFT);
    }
    expect(elsewhere).toEqual([]);
    const isMissing = path === PAGE_KINDS['page not found'];
    // The browser itself reports the status of a missing page.
    expect(
      complaints.filter((text) => !(isMissing && text.includes('404'))),
    ).toEqual([]);
  });
}

const FONT_COMES: Record<string, (route: Route) => unknown> = {
  'at once': (route) => route.continue(),
  'when the page has been painted': (route) =>
    new Promise((resolve) => setTimeout(resolve, 1000)).then(() =>
      route.continue(),
    ),
  never: (route) => route.abort(),
};

for (const [when, answer] of Object.entries(FONT_COMES)) {
  test(`nothing moves if the font comes ${when}, nor from the cache`, async ({
    page,
  }) => {
    let asked = 0;
    await page.route('**/*.woff2', async (route) => {
      asked += 1;
      await answer(route);
    });
    await recordShifts(page);
    for (const path of ['/', '/docs/state/actions', '/docs/state/actions']) {
      await page.goto(path, { waitUntil: 'load' });
      await page.evaluate(() => document.fonts.ready);
      expect(await readShift(page), path).toBe(0);
    }
    expect(asked).toBeGreaterThan(0);
  });
}

test('a jump would be seen', async ({ page }) => {
  await recordShifts(page);
  await page.goto('/docs/state');
  await page.evaluate(async () => {
    const block = document.createElement('div');
    block.textContent = 'late '.repeat(2000);
    document.querySelector('main')?.prepend(block);
    await new Promise((resolve) => setTimeout(resolve, 300));
  });
  expect(await readShift(page)).toBeGreaterThan(MAX_SHIFT);
});
