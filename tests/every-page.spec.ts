import type { Page } from '@playwright/test';
import { FIGURES, findFigureFaults } from './support/figures';
import { PAGE_KINDS, shareRoutes } from './support/pages';
import { expect, test } from './support/test';

/** The smallest screen, a phone and a wide screen, in px. */
const WIDTHS = [320, 390, 1440];

/** Figures change their shape between these as well. */
const FIGURE_WIDTHS = [320, 390, 700, 1350, 1440];

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
  test(`each page keeps its own policy, logs nothing and fits on all screens with its figures (${share})`, async ({
    page,
    complaints,
  }) => {
    test.setTimeout(240_000);
    expect(paths().length).toBeGreaterThan(10);
    const faults: string[] = [];
    let isUpwards = true;
    for (const path of paths()) {
      await page.goto(path);
      await expect.soft(page.locator('h1'), path).toHaveCount(1);
      const hasFigures = (await page.locator(FIGURES).count()) > 0;
      const widths = hasFigures ? FIGURE_WIDTHS : WIDTHS;
      // The next page begins as wide as this one ends: each change of width lays the whole page out again.
      for (const width of isUpwards ? widths : widths.toReversed()) {
        await page.setViewportSize({ width, height: 844 });
        const found = [
          ...(WIDTHS.includes(width) ? await findTooWide(page) : []),
          ...(hasFigures ? await findFigureFaults(page) : []),
        ];
        faults.push(...found.map((fault) => `${path}, ${width} px: ${fault}`));
      }
      isUpwards = !isUpwards;
    }
    expect.soft(faults).toEqual([]);
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

for (const kind of ['page with a drawing', 'page with marbles'] as const) {
  test(`words of a figure that cannot be read would be found on the ${kind}`, async ({
    page,
  }) => {
    await page.goto(PAGE_KINDS[kind]);
    expect(await findFigureFaults(page)).toEqual([]);
    await page.evaluate((selector) => {
      for (const svg of document.querySelectorAll<SVGElement>(
        `:is(${selector}) svg`,
      )) {
        svg.style.width = '60px';
      }
    }, FIGURES);
    expect(await findFigureFaults(page)).toContainEqual(
      expect.stringMatching(/^\d\.\d px: ".+"$/),
    );
  });
}
