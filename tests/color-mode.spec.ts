import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { waitForLife } from './support/browse';

const LIGHT = 'Switch between dark and light mode (currently light mode)';
const DARK = 'Switch between dark and light mode (currently dark mode)';

const root = (page: Page) => page.locator('html');
const toggle = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true });
const stored = (page: Page) =>
  page.evaluate(() => localStorage.getItem('theme'));

test('COL-1 COL-2 the system decides until the first click, which is remembered', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/docs/state');
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  expect(
    await root(page).evaluate((html) => getComputedStyle(html).colorScheme),
  ).toBe('dark');
  expect(await stored(page)).toBeNull();

  await toggle(page, DARK).click();
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  await expect(toggle(page, LIGHT)).toBeVisible();
  expect(await stored(page)).toBe('light');

  await page.reload();
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
});

test('COL-1 COL-5 mode and name of the toggle are right before any file of the page has run', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  // The scripts never come: what shows is the first paint.
  await page.route(/_next\/static\/chunks\/.*\.js/, () => {});
  await page.goto('/docs/state', { waitUntil: 'commit' });
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await expect(toggle(page, DARK)).toBeVisible();
  await expect(toggle(page, LIGHT)).toHaveCount(0);
});

test('COL-1 a stored value that is no mode counts as no choice', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => localStorage.setItem('theme', 'sepia'));
  await page.goto('/');
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
});

test('COL-3 other tabs follow at once, and the system again when the choice is removed', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/docs/state');
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  await other.goto('/docs/cdk');
  await waitForLife(other);
  await waitForLife(page);

  await toggle(page, LIGHT).click();
  await expect(root(other)).toHaveAttribute('data-theme', 'dark');
  await page.evaluate(() => localStorage.removeItem('theme'));
  await expect(root(other)).toHaveAttribute('data-theme', 'light');
});

test('COL-3 the system is followed live without a choice and not with one', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/docs/state');
  await waitForLife(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');

  await toggle(page, DARK).click();
  await page.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
});

test('COL-4 paper gets the mode of the system and the reader theirs back', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto('/docs/state');
  await waitForLife(page);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
});

test('COL-5 the colour of the browser and the code blocks follow the choice', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/docs/state');
  await waitForLife(page);
  const colors = () =>
    page.evaluate(() => {
      const block = document.querySelector('figure.code pre') ?? document.body;
      return {
        bar: [...document.querySelectorAll('meta[name="theme-color"]')].map(
          (meta) => meta.getAttribute('content'),
        ),
        page: getComputedStyle(document.documentElement)
          .getPropertyValue('--color-background')
          .trim(),
        code: getComputedStyle(block).color,
      };
    });
  const light = await colors();
  await toggle(page, LIGHT).click();
  const dark = await colors();
  expect(new Set(dark.bar)).toEqual(new Set([dark.page]));
  expect(dark.page).not.toBe(light.page);
  expect(dark.code).not.toBe(light.code);
});
