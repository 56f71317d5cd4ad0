import type { Page } from '@playwright/test';
import { MOBILE_MAX_WIDTH_PX } from '@/lib/site/config';
import { findAtWidths, findViolations, RULES } from './support/axe';
import { waitForLife } from './support/browse';
import { findLayoutFaults, spaceText } from './support/layout-faults';
import {
  MAX_SHIFT,
  readShift,
  recordShifts,
  walkThrough,
} from './support/layout-shift';
import { PAGE_KINDS } from './support/pages';
import { expect, test } from './support/test';

/** A phone in light mode and a desk in dark, each day; all widths in both modes for a release. */
const VISITS = [
  { width: 390, mode: 'light' },
  { width: 1350, mode: 'dark' },
] as const;

/** The parts of an API change most with the width, so they are looked at on either side of the breakpoint as well. */
const AXE_WIDTHS = [390, 1350];
const AXE_WIDTHS_OF_API = [
  390,
  MOBILE_MAX_WIDTH_PX,
  MOBILE_MAX_WIDTH_PX + 1,
  1350,
];
const WIDTHS = [
  320,
  390,
  768,
  MOBILE_MAX_WIDTH_PX,
  MOBILE_MAX_WIDTH_PX + 1,
  1350,
  1920,
  2560,
];

/** Opens a page, waits until its scripts have shown what it is about, and reads it to its end: nothing may jump. */
async function readWhole(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForLife(page);
  if (path.includes('?q=')) {
    await expect(page.locator('.search-count')).toHaveText(
      /^(?:\d+ results on|No results)/,
    );
  }
  await walkThrough(page);
  const width = page.viewportSize()?.width;
  expect(await readShift(page), `at ${width} px`).toBeLessThan(MAX_SHIFT);
}

for (const [kind, path] of Object.entries(PAGE_KINDS)) {
  test(`the ${kind} comes to life, is still, fits, and axe finds nothing @daily`, async ({
    page,
    baseURL,
    complaints,
  }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      // Scripts of the playground's frame are made in it.
      if (!url.startsWith(String(baseURL)) && !url.startsWith('blob:')) {
        elsewhere.push(url);
      }
    });
    await recordShifts(page);
    for (const { width, mode } of VISITS) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' });
      await readWhole(page, path);
      expect(await findLayoutFaults(page), `at ${width} px`).toEqual([]);
      expect(await findViolations(page, RULES[mode]), mode).toEqual([]);
    }
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const ids = await page
      .locator('[id]')
      .evaluateAll((elements) => elements.map(({ id }) => id));
    expect(new Set(ids).size, 'ids are unique').toBe(ids.length);
    await expect(page).toHaveTitle(/\S/);
    expect(elsewhere).toEqual([]);
    const isMissing = path === PAGE_KINDS['page not found'];
    // The browser itself reports the status of a missing page.
    expect(
      complaints.filter((text) => !(isMissing && text.includes('404'))),
    ).toEqual([]);
  });
}

for (const [kind, path] of Object.entries(PAGE_KINDS)) {
  test(`the ${kind} fits from 320 to 2560 px in both modes, and with the reader's own text spacing`, async ({
    page,
  }) => {
    await recordShifts(page);
    for (const width of [320, 390, 1350]) {
      await page.setViewportSize({ width, height: 900 });
      await readWhole(page, path);
    }
    const isOfApi = path === PAGE_KINDS['page with API tables'];
    const axeWidths = isOfApi ? AXE_WIDTHS_OF_API : AXE_WIDTHS;
    expect(await findAtWidths(page, axeWidths)).toEqual([]);
    const findAt = async (width: number, words: string) => {
      await page.setViewportSize({ width, height: 900 });
      const faults = await findLayoutFaults(page);
      expect.soft(faults, `at ${width} px${words}`).toEqual([]);
    };
    for (const width of WIDTHS) await findAt(width, '');
    await spaceText(page);
    for (const width of [1350, 997, 320]) await findAt(width, ', spaced');
  });
}
