import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { listRoutes } from './support/pages';
import { expect, test } from './support/test';

const WIDTHS = [320, 390, 700, 1350];
const MIN_TEXT_PX = 12;
const FIGURE = /<figure class="(?:diagram|marble)"/;

/** Pages with drawings, as far as they are in the export. */
const pagesWithFigures = () =>
  listRoutes().filter((route) =>
    FIGURE.test(
      readFileSync(
        path.join('out', route === '/' ? 'index.html' : `${route}.html`),
        'utf8',
      ),
    ),
  );

test.describe.configure({ timeout: 120_000 });

/** What of the figures of the open page is cut, or too small to be read, each as a sentence. */
const findFaults = (page: Page) =>
  page.evaluate((minTextPx) => {
    const figures = [...document.querySelectorAll('.diagram, .marble')];
    return figures.flatMap((figure, index) => {
      const faults: string[] = [];
      if (figure.scrollWidth > figure.clientWidth) {
        faults.push(`figure ${index} scrolls sideways`);
      }
      const shown = [...figure.querySelectorAll('svg')].filter((svg) =>
        svg.checkVisibility(),
      );
      if (shown.length !== 1) {
        faults.push(`figure ${index} is shown ${shown.length} times`);
      }
      for (const text of shown.flatMap((svg) => [
        ...svg.querySelectorAll('text'),
      ])) {
        const { a: scale, e, f } = text.getScreenCTM() ?? new DOMMatrix();
        const size = parseFloat(getComputedStyle(text).fontSize) * scale;
        if (size < minTextPx) {
          faults.push(`${size.toFixed(1)} px: "${text.textContent}"`);
        }
        const frame = text.ownerSVGElement?.getBoundingClientRect();
        // What Firefox gives as its rectangle holds the outline that keeps lines off the letters.
        const { x, y, width, height } = text.getBBox();
        const own = new DOMRect(
          e + x * scale,
          f + y * scale,
          width * scale,
          height * scale,
        );
        const middle = (own.left + own.right) / 2;
        const boxes = [
          ...(text.ownerSVGElement?.querySelectorAll('rect') ?? []),
        ]
          .map((rect) => rect.getBoundingClientRect())
          .filter(
            (box) =>
              box.left < middle &&
              box.right > middle &&
              box.top < own.top + 6 &&
              box.bottom > own.bottom - 6,
          );
        for (const room of [frame, ...boxes]) {
          if (!room) continue;
          if (own.left < room.left - 0.5 || own.right > room.right + 0.5) {
            faults.push(`"${text.textContent}" is wider than its room`);
          }
        }
      }
      return faults;
    });
  }, MIN_TEXT_PX);

test('on all screens every figure is whole and its words can be read', async ({
  page,
}) => {
  const pages = pagesWithFigures();
  expect(pages.length).toBeGreaterThan(20);
  const faults: string[] = [];
  for (const route of pages) {
    await page.goto(route);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const found = await findFaults(page);
      faults.push(...found.map((fault) => `${route}, ${width} px: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
});

test('a drawing has a name and a description, whichever of its two is shown', async ({
  page,
}) => {
  for (const width of [390, 1350]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/docs/state');
    const drawing = page.getByRole('img', { name: /^Data flow of one state/ });
    await expect(drawing).toHaveCount(1);
    await expect(drawing).toHaveAccessibleName(
      /Events in the template go back/,
    );
    await expect(
      page.getByRole('figure', { name: /^Data flow of one state/ }),
    ).toBeVisible();
  }
});
