import type { Page } from '@playwright/test';
import { MOBILE_MAX_WIDTH_PX } from '@/lib/site/config';
import { expect, test } from './support/test';
import { hasFocus, waitForLife } from './support/browse';

const MOBILE = { width: MOBILE_MAX_WIDTH_PX, height: 800 };
const DESKTOP = { width: MOBILE_MAX_WIDTH_PX + 1, height: 800 };

const opener = (page: Page) =>
  page.getByRole('button', { name: 'Toggle navigation bar' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Navigation' });

async function open(page: Page, path = '/docs/state'): Promise<void> {
  await page.setViewportSize(MOBILE);
  await page.goto(path);
  await waitForLife(page);
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
}

async function expectClosed(page: Page): Promise<void> {
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-scroll-locked');
  await expect(page).toHaveURL(/\/docs\/state$/);
}

test('FRM-5 the links are in the bar at 997 px and behind a button at 996 px', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/docs/state');
  const link = page
    .getByRole('banner')
    .getByRole('link', { name: 'Template', exact: true });
  await expect(link).toBeVisible();
  await expect(opener(page)).toHaveCount(0);
  await page.setViewportSize(MOBILE);
  await expect(link).toHaveCount(0);
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
});

test('MOB-1 focus goes into the dialog, stays there and comes back', async ({
  page,
}) => {
  await open(page);
  const isInside = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      return (
        activeElement === document.body ||
        activeElement?.closest('dialog') !== null
      );
    });
  expect(
    await page.evaluate(
      () => document.activeElement?.closest('dialog') !== null,
    ),
  ).toBe(true);
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press('Shift+Tab');
    expect(await isInside()).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expectClosed(page);
  await expect.poll(() => hasFocus(opener(page))).toBe(true);
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
});

test('MOB-1 the close button, the backdrop and going back close it and stay on the page', async ({
  page,
}) => {
  await page.setViewportSize(MOBILE);
  await page.goto('/docs/cdk');
  await open(page);
  await dialog(page)
    .getByRole('button', { name: 'Close navigation bar' })
    .click();
  await expectClosed(page);

  await opener(page).click();
  await page.mouse.click(MOBILE.width - 20, 400);
  await expectClosed(page);

  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expectClosed(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('CDK');
});

test('MOB-1 a link closes it and leads on, and going back skips the dialog', async ({
  page,
}) => {
  await open(page);
  await dialog(page)
    .getByRole('link', { name: 'CDK', exact: true })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('CDK');
  await expect(page).toHaveURL(/\/docs\/cdk$/);
  await expect(dialog(page)).toHaveCount(0);
  await page.goBack();
  await expectClosed(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('State');
});

test('MOB-1 growing beyond 996 px closes it', async ({ page }) => {
  await open(page);
  await page.setViewportSize(DESKTOP);
  await expectClosed(page);
});

test('MOB-2 the page behind it does not scroll, and stays where it was', async ({
  page,
}) => {
  await page.setViewportSize(MOBILE);
  await page.goto('/docs/state');
  await waitForLife(page);
  await page.evaluate(() => window.scrollTo(0, 400));
  // Playwright's own click would scroll first.
  await opener(page).dispatchEvent('click');
  await expect(dialog(page)).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  await page.keyboard.press('Escape');
  await expectClosed(page);
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
  expect(await page.evaluate(() => window.scrollY)).toBe(400);
});

test('MOB-2 it shows the docs tree first, then the main menu, toggle and language', async ({
  page,
}) => {
  await open(page);
  const tree = dialog(page).getByRole('navigation', { name: 'Docs sidebar' });
  const main = dialog(page).getByRole('navigation', { name: 'Main' });
  await expect(tree).toBeVisible();
  await expect(
    tree.getByRole('link', { name: 'State', exact: true }),
  ).toHaveAttribute('aria-current', 'page');
  await dialog(page).getByRole('button', { name: 'Back to main menu' }).click();
  await expect(tree).toHaveCount(0);
  // The same button leads back: the focus is not lost.
  expect(
    await hasFocus(
      dialog(page).getByRole('button', { name: 'Back to the documentation' }),
    ),
  ).toBe(true);
  await expect(main.getByRole('link', { name: 'Blog' })).toBeVisible();
  await expect(dialog(page).getByText('English').first()).toBeVisible();
  await dialog(page)
    .getByRole('button', { name: /^Switch between dark and light mode/ })
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('MOB-3 the table of contents is a disclosure above the content', async ({
  page,
}) => {
  await page.setViewportSize(MOBILE);
  await page.goto('/docs/state');
  await waitForLife(page);
  const toc = page.getByRole('navigation', { name: 'Table of contents' });
  await expect(toc.getByRole('link').first()).toBeHidden();
  await toc.getByText('On this page').click();
  const entry = toc.getByRole('link').first();
  await expect(entry).toBeVisible();
  const id = (await entry.getAttribute('href'))?.slice(1);
  await entry.click();
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});
