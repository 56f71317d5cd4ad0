import type { Page } from '@playwright/test';
import { shareRoutes } from './support/pages';
import { expect, test } from './support/test';

/** The smallest screen, a phone and a wide screen, in px. */
const WIDTHS = [320, 390, 1440];

/** Whether the open page scrolls sideways, and the tables that are wider than their room, each as a sentence. */
const findTooWide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    // Members of an API are no table.
    const tables = [
      ...document.querySelectorAll('.table-frame:not(:has(.api))'),
    ].filter((frame) => frame.scrollWidth > frame.clientWidth);
    return [
      ...(scrollWidth > clientWidth ? ['it scrolls sideways'] : []),
      // At 320 px a table may scroll.
      ...(innerWidth > 320 ? tables : []).map(
        (frame) => `a column is out of sight: ${frame.ariaLabel}`,
      ),
    ];
  });

for (const { share, paths } of shareRoutes()) {
  test(`each page keeps its own policy, logs nothing and fits on all screens (${share})`, async ({
    page,
    complaints,
  }) => {
    test.setTimeout(240_000);
    expect(paths().length).toBeGreaterThan(10);
    const tooWide: string[] = [];
    const widths = [...WIDTHS].reverse();
    for (const path of paths()) {
      await page.goto(path);
      await expect.soft(page.locator('h1'), path).toHaveCount(1);
      // The next page begins as wide as this one ends: each change of width lays the whole page out again.
      for (const width of widths.reverse()) {
        await page.setViewportSize({ width, height: 844 });
        const found = await findTooWide(page);
        tooWide.push(...found.map((fault) => `${path}, ${width} px: ${fault}`));
      }
    }
    expect.soft(tooWide).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

test('what is too wide would be found', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/docs/state/actions');
  expect(await findTooWide(page)).toEqual([]);
  await page.evaluate(() => {
    const wide = document.createElement('div');
    wide.style.cssText = 'width: 500px; height: 1px';
    document.querySelector('.table-frame:not(:has(.api))')?.append(wide);
    const outside = wide.cloneNode();
    document.body.append(outside);
  });
  expect(await findTooWide(page)).toEqual([
    'it scrolls sideways',
    expect.stringMatching(/^a column is out of sight: Table: /),
  ]);
});
