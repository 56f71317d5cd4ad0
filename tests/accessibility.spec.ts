import type { Page } from '@playwright/test';
import { MOBILE_MAX_WIDTH_PX } from '@/lib/site/config';
import { findAtWidths, findInBothModes } from './support/axe';
import { waitForLife } from './support/browse';
import { expect, test } from './support/test';

const WIDTHS = [390, 1350];
const CONTRAST_7 = { type: 'rule', values: ['color-contrast-enhanced'] };

/** Opens a page and waits until its scripts have shown what it is about. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForLife(page);
  if (path.includes('?q=')) {
    await expect(page.locator('.search-count')).not.toBeEmpty();
  }
}

test('axe finds nothing while the search panel shows results', async ({
  page,
}) => {
  await open(page, '/docs/state');
  await page.getByRole('combobox', { name: 'Search' }).fill('strategy');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  expect(await findAtWidths(page, WIDTHS)).toEqual([]);
});

test('axe finds nothing while the search panel has no results', async ({
  page,
}) => {
  await open(page, '/docs/state');
  await page.getByRole('combobox', { name: 'Search' }).fill('qqqzzz');
  await expect(page.getByText('No results').first()).toBeVisible();
  expect(await findAtWidths(page, WIDTHS)).toEqual([]);
});

test('axe finds nothing while the mobile sidebar is open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  for (const path of ['/docs/state/actions', '/']) {
    await open(page, path);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(
      page.getByRole('dialog', { name: 'Navigation' }),
    ).toBeVisible();
    expect(await findAtWidths(page, [390, MOBILE_MAX_WIDTH_PX])).toEqual([]);
  }
});

test('axe finds nothing while the card of a symbol is open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1350, height: 900 });
  await open(page, '/docs/template/rx-let-directive');
  const block = page.locator('main [data-fence]').first();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    // The block itself is a stop only where it scrolls.
    await block.getByRole('button', { name: 'Copy' }).first().focus();
    await block.locator('.symbol').first().focus();
    await expect(page.getByRole('dialog', { name: /^About / })).toBeVisible();
    expect(await findAtWidths(page, [width])).toEqual([]);
  }
});

test('axe finds nothing while the language menu is open', async ({ page }) => {
  await open(page, '/docs/state');
  await page.locator('.navbar summary.menu-button').click();
  expect(await findAtWidths(page, [1350])).toEqual([]);
});

test('axe finds nothing on words marked after a search', async ({ page }) => {
  await open(page, '/docs/state/actions?_highlight=subscribe');
  await expect(page.locator('main mark').first()).toBeVisible();
  expect(await findAtWidths(page, WIDTHS)).toEqual([]);
});

test('readers who ask for more contrast get 7:1 everywhere', async ({
  page,
}) => {
  await page.emulateMedia({ contrast: 'more' });
  for (const path of ['/', '/docs/state', '/blog']) {
    await open(page, path);
    const found = await findInBothModes(page, {
      rules: { light: CONTRAST_7, dark: CONTRAST_7 },
    });
    // Code colours say what a word is; seven to one would leave no colours. They keep 4.5.
    expect(found.filter((line) => !/\.[ckfprs]\b/.test(line))).toEqual([]);
  }
});

test('what breaks the rules in one mode alone would be found', async ({
  page,
}) => {
  await open(page, '/docs/state');
  await page.evaluate(() => {
    const image = document.createElement('img');
    const faint = document.createElement('p');
    faint.textContent = 'faint';
    faint.style.color = 'light-dark(#000, #222)';
    document.querySelector('main article')?.append(image, faint);
    // One of many words of a sample that look alike.
    const word = [...document.querySelectorAll('pre .s')]
      .filter((one) => one.checkVisibility())
      .at(-1);
    if (word instanceof HTMLElement) word.style.color = faint.style.color;
  });
  const found = (await findAtWidths(page, [1350])).join('\n');
  expect(found).toContain('light: image-alt');
  expect(found).toContain('dark: color-contrast: article > p');
  expect(found).toMatch(/dark: color-contrast: .*\.s\b/);
  expect(found).not.toContain('light: color-contrast');
});

test.describe('the accessibility tree', () => {
  test('of a docs page has its landmarks, brand, sections, search and settings, and tells toggles and their state', async ({
    page,
  }) => {
    await page.goto('/docs/state/actions');
    for (const name of [
      'Docs sidebar',
      'Breadcrumbs',
      'Table of contents',
      'Docs pages',
    ]) {
      await expect(page.getByRole('navigation', { name })).toHaveCount(1);
    }
    await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
      - banner:
        - link "RxAngular"
        - navigation "Main":
          - link "State"
          - link "Template"
          - link "CDK"
          - link "ISR"
          - link "ESLint"
          - link "Blog"
          - link "GitHub"
        - search:
          - combobox "Search"
        - button "Switch between dark and light mode (currently light mode)"
    `);
    // Breadcrumbs end in the page itself.
    await expect(page.getByRole('navigation', { name: 'Breadcrumbs' }))
      .toMatchAriaSnapshot(`
      - navigation "Breadcrumbs":
        - list:
          - listitem:
            - link "Home"
          - listitem:
            - link "State"
          - listitem: Actions
    `);
    await expect(page.getByRole('navigation', { name: 'Docs sidebar' }))
      .toMatchAriaSnapshot(`
      - navigation "Docs sidebar":
        - searchbox "Filter navigation"
        - list:
          - listitem:
            - link "State"
            - button "Toggle State" [expanded]
            - list:
              - listitem:
                - link "Getting started"
              - listitem:
                - button "Tutorials"
    `);
  });

  test('of a tab list holds the tabs and the panel of the selected one, of the search panel options', async ({
    page,
  }) => {
    await page.goto('/docs/state');
    await expect(page.locator('.tabs').first()).toMatchAriaSnapshot(`
      - tablist "npm or pnpm or yarn or bun":
        - tab "npm" [selected]
        - tab "pnpm"
        - tab "yarn"
        - tab "bun"
      - tabpanel "npm"
    `);
    await page.getByRole('combobox', { name: 'Search' }).fill('upsert');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('listbox')).toMatchAriaSnapshot(`
      - listbox:
        - group "CDK":
          - option /[Uu]psert/ [selected]
    `);
    await expect(
      page.getByRole('combobox', { name: 'Search' }),
    ).toHaveAttribute('aria-activedescendant', /.+/);
  });

  test('of the mobile sidebar is a dialog with everything in it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/docs/state');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
      - dialog "Navigation":
        - button "Close navigation bar"
        - button "Back to main menu"
        - navigation "Docs sidebar"
    `);
  });
});
