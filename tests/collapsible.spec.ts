import { collapsibleDuration } from '@/components/browser/collapsible';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { waitForLife } from './support/browse';

/** Records what is animated, and to which height. */
const recordAnimations = (page: Page) =>
  page.addInitScript(() => {
    const seen: { duration: number; easing: string; height: number }[] = [];
    Object.assign(window, { seen });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      const heights = (frames as { height: string }[]).map(({ height }) =>
        parseFloat(height),
      );
      const { duration, easing } = options as {
        duration: number;
        easing: string;
      };
      seen.push({
        duration,
        easing,
        height: Math.max(...heights) - Math.min(...heights),
      });
      return animate.call(this, frames, options);
    };
  });

const animations = (page: Page) =>
  page.evaluate(
    () =>
      (
        window as unknown as {
          seen: { duration: number; easing: string; height: number }[];
        }
      ).seen,
  );

async function openAndClose(page: Page): Promise<void> {
  const toggle = page.getByRole('button', { name: 'Toggle Template' }).first();
  for (const expanded of ['true', 'false']) {
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', expanded);
  }
}

test('CLP-1 opening and closing last as the height asks, eased in and out @daily', async ({
  page,
}) => {
  await recordAnimations(page);
  await page.goto('/docs/state');
  await waitForLife(page);
  await openAndClose(page);
  const seen = await animations(page);
  expect(seen).toHaveLength(2);
  for (const { duration, easing, height } of seen) {
    expect(height).toBeGreaterThan(0);
    expect(duration).toBe(collapsibleDuration(height));
    expect(easing).toBe('ease-in-out');
  }
});

test('CLP-1 with reduced motion nothing is animated', async ({ page }) => {
  await recordAnimations(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/docs/state');
  await waitForLife(page);
  await openAndClose(page);
  expect(await animations(page)).toEqual([]);
});

test('CLP-1 collapsed content is out of the tab order but can be found', async ({
  page,
}) => {
  await page.goto('/docs/state');
  await waitForLife(page);
  const toggle = page.getByRole('button', { name: 'Toggle Template' }).first();
  const list = toggle.locator('xpath=following-sibling::div');
  await expect(list).toHaveAttribute('hidden', 'until-found');
  await toggle.focus();
  await page.keyboard.press('Tab');
  expect(
    await list.evaluate((element) => element.contains(document.activeElement)),
  ).toBe(false);
  await list.dispatchEvent('beforematch');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
});

test('CLP-1 a native disclosure is animated both ways and opens for paper', async ({
  page,
}) => {
  await recordAnimations(page);
  await page.setViewportSize({ width: 800, height: 800 });
  await page.goto('/docs/state');
  await waitForLife(page);
  const details = page.getByRole('main').locator('.toc-disclosure details');
  const summary = details.locator('summary');
  await summary.click();
  await expect(details).toHaveAttribute('open', '');
  await summary.click();
  await expect(details).not.toHaveAttribute('open');
  for (const { duration, height } of await animations(page)) {
    expect(duration).toBe(collapsibleDuration(height));
  }
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(details).toHaveAttribute('open', '');
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(details).not.toHaveAttribute('open');
});

test('STO-1 one warning names the likely reasons, and choices last for the life of the page', async ({
  page,
  complaints,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/docs/state');
  await waitForLife(page);
  await page.getByRole('button', { name: /^Switch between dark/ }).click();
  await page.getByRole('button', { name: /^Switch between dark/ }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden();
  expect(complaints).toHaveLength(1);
  expect(complaints[0]).toMatch(/iframe.*incognito.*privacy/);
});

test('DOC-4 a remembered version that does not exist is forgotten', async ({
  page,
}) => {
  const key = 'docs-preferred-version-default';
  const read = () => page.evaluate((name) => localStorage.getItem(name), key);
  await page.goto('/docs/state');
  await page.evaluate((name) => localStorage.setItem(name, 'current'), key);
  await page.reload();
  await waitForLife(page);
  expect(await read()).toBe('current');
  await page.evaluate((name) => localStorage.setItem(name, '0.9'), key);
  await page.reload();
  await waitForLife(page);
  await expect.poll(read).toBeNull();
});

test('what paper has opened is closed after it, also where a preview was drawn anew', async ({
  page,
}) => {
  await page.goto('/docs/state');
  await waitForLife(page);
  const open = page.getByRole('main').locator('details[open]');
  const before = await open.count();
  const tell = (type: string) =>
    page.evaluate((name) => window.dispatchEvent(new Event(name)), type);
  await tell('beforeprint');
  await tell('beforeprint');
  expect(await open.count()).toBeGreaterThan(before);
  await tell('afterprint');
  await expect(open).toHaveCount(before);
});
