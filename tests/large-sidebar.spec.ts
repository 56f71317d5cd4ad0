import type { Locator, Page } from '@playwright/test';
import { shortenClosedLists } from '@/lib/nav';
import { MOBILE_MAX_WIDTH_PX } from '@/lib/site';
import { hasFocus, holdBack, waitForLife } from './support/browse';
import { expect, test } from './support/test';

/*
 * Above some 400 pages a document holds of closed categories only the first page. Here it is told so of the real
 * site, and everything else is as it is built.
 */

const TREE = /(?<=data-sidebar-tree="">).*?(?=<\/div><\/nav>)/s;
/** Script that holds the whole tree, by what stands in it. */
const WHOLE_TREE = 'sidebar-contributing';

async function openLarge(page: Page, path = '/docs/state/actions') {
  await page.route(`**${path}`, async (route) => {
    const html = await (await route.fetch()).text();
    await route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: html.replace(TREE, shortenClosedLists),
    });
  });
  await page.goto(path);
}

const sidebar = (page: Page) =>
  page.getByRole('navigation', { name: 'Docs sidebar' });
const cdkLinks = (tree: Locator) =>
  tree.locator('a[href^="/docs/cdk/"]:visible');
const toggle = (tree: Locator) =>
  tree.getByRole('button', { name: 'Toggle CDK', exact: true });

/** Holds back the script with the whole tree, whatever its name. */
async function holdTree(page: Page): Promise<() => void> {
  const { hold, letGo } = holdBack();
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    const script = await (await route.fetch()).text();
    if (script.includes(WHOLE_TREE)) await hold(route);
    else await route.continue();
  });
  return letGo;
}

test('a category of a large site opens with all of its pages', async ({
  page,
}) => {
  await openLarge(page);
  await waitForLife(page);
  await expect(sidebar(page).locator('[data-partial]').first()).toBeAttached();
  await toggle(sidebar(page)).click();
  await expect.poll(() => cdkLinks(sidebar(page)).count()).toBeGreaterThan(3);
  await expect(page.locator('[data-partial]')).toHaveCount(0);
});

test('what the reader opened and where the focus is survive the coming of the whole tree', async ({
  page,
}) => {
  const letGo = await holdTree(page);
  await openLarge(page);
  await waitForLife(page);
  await toggle(sidebar(page)).focus();
  await page.keyboard.press('Enter');
  await expect(cdkLinks(sidebar(page))).toHaveCount(1);
  letGo();
  await expect.poll(() => cdkLinks(sidebar(page)).count()).toBeGreaterThan(3);
  await expect(toggle(sidebar(page))).toHaveAttribute('aria-expanded', 'true');
  expect(await hasFocus(toggle(sidebar(page)))).toBe(true);
});

test('what was typed into the filter is found in categories that come later', async ({
  page,
}) => {
  const letGo = await holdTree(page);
  await openLarge(page);
  await waitForLife(page);
  await sidebar(page).getByRole('searchbox').fill('coercing');
  await expect(cdkLinks(sidebar(page))).toHaveCount(0);
  letGo();
  await expect(
    sidebar(page).getByRole('link', { name: 'Coercing', exact: true }),
  ).toBeVisible();
});

test('on a narrow screen the categories of a large site open with all of their pages', async ({
  page,
}) => {
  await page.setViewportSize({ width: MOBILE_MAX_WIDTH_PX, height: 800 });
  await openLarge(page);
  await waitForLife(page);
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Navigation' });
  await toggle(dialog).click();
  await expect.poll(() => cdkLinks(dialog).count()).toBeGreaterThan(3);
  // A category inside what came later is one of this copy of the tree.
  await dialog
    .getByRole('button', { name: 'Toggle Render strategies' })
    .click();
  await expect(
    dialog.getByRole('link', { name: 'RxStrategyProvider' }),
  ).toBeVisible();
});

test('a page that the document left out is marked when the reader goes there', async ({
  page,
}) => {
  await openLarge(page);
  await waitForLife(page);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Template' })
    .click();
  const current = sidebar(page).locator('a[aria-current="page"]');
  await expect(current).toHaveText('Template');
  await expect
    .poll(() =>
      sidebar(page).locator('a[href^="/docs/template/"]:visible').count(),
    )
    .toBeGreaterThan(3);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each category of a large site leads to its first page, where all of its pages are', async ({
    page,
  }) => {
    await openLarge(page);
    await expect(cdkLinks(sidebar(page))).toHaveCount(1);
    const path = (await cdkLinks(sidebar(page)).getAttribute('href')) ?? '';
    await openLarge(page, path);
    expect(await cdkLinks(sidebar(page)).count()).toBeGreaterThan(3);
  });
});
