import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';

const PAGE = '/docs/template/rx-let-directive';

/** The version that samples have to name: the installed one. */
function versionOf(name: string): string {
  const text = readFileSync(`node_modules/${name}/package.json`, 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

const firstBlock = (page: Page) => page.locator('[data-fence]').first();

/** By keyboard: a sample whose lines all fit is no stop itself, but its button is. */
const turnTo = (block: Locator) =>
  block.getByRole('button', { name: 'Copy code to clipboard' }).focus();

const card = (page: Page) => page.getByRole('dialog', { name: /^About / });

test('every TypeScript sample of a page says what it was checked against @daily', async ({
  page,
}) => {
  await page.goto('/docs/state/effects');
  const blocks = page.locator('figure.code', {
    has: page.locator('.code-language', { hasText: 'TypeScript' }),
  });
  const verdicts = blocks.locator('.verdict');
  expect(await blocks.count()).toBeGreaterThan(3);
  await expect(verdicts).toHaveCount(await blocks.count());
  await expect(verdicts.first()).toContainText(
    `@rx-angular/state ${versionOf('@rx-angular/state')}`,
  );
});

test('an error stands below its line and is not copied @daily', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/docs/cdk/transformations/array/extract');
  const block = page.locator('figure.code', { has: page.locator('mark') });
  await expect(block.locator('mark').first()).toHaveText("'colour'");
  await expect(block.locator('.code-remark').first()).toContainText('TS2345: ');
  await block.getByRole('button', { name: 'Copy code to clipboard' }).click();
  await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("extract(stars, 'colour');");
  expect(copied).not.toContain('TS2345');
});

test('lint reports are underlined, and listed with their lines', async ({
  page,
}) => {
  await page.goto('/docs/eslint-plugin/rules/no-zone-run-apis');
  const block = page
    .locator('figure.code', { has: page.locator('mark') })
    .filter({ hasText: 'class Gauge' })
    .first();
  await expect(block.locator('mark').first()).toContainText(
    'runOutsideAngular',
  );
  const list = block.getByRole('listitem');
  await expect(list.first()).toContainText(/^Line \d+: /);
});

test('nothing about symbols is loaded before a reader turns to a sample', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(PAGE);
  await page.waitForLoadState('load');
  const loadedBefore = requests.filter((url) => url.includes('/hovers/'));
  expect(loadedBefore).toEqual([]);
  await firstBlock(page).locator('pre').hover();
  await expect(page.locator('.symbol').first()).toBeVisible();
  const loaded = requests.filter((url) => url.includes('/hovers/'));
  expect(loaded).toHaveLength(1);
});

test('a symbol under the mouse tells what it is, without moving the page @daily', async ({
  page,
  complaints,
}) => {
  await page.goto(PAGE);
  const block = firstBlock(page);
  await block.locator('pre').hover();
  const symbol = block.locator('.symbol', { hasText: 'RxLet' }).first();
  // Where on the page, not where on the screen: reaching for the symbol may scroll.
  const place = () =>
    block.evaluate((element) => {
      const { top, left, width, height } = element.getBoundingClientRect();
      return [top + window.scrollY, left, width, height].map(Math.round);
    });
  const before = await place();
  await symbol.hover();
  await expect(card(page)).toContainText('class RxLet');
  await expect(card(page)).toContainText('Binds the values of an Observable');
  await expect(card(page).getByRole('link')).toHaveAttribute(
    'href',
    /rx-let-directive/,
  );
  expect(await place()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('the card can be reached with the mouse and stays', async ({ page }) => {
  await page.goto(PAGE);
  await firstBlock(page).locator('pre').hover();
  await firstBlock(page).locator('.symbol').first().hover();
  await card(page).getByRole('link').hover();
  // Longer than a mouse may take on its way.
  await page.waitForTimeout(400);
  await expect(card(page)).toBeVisible();
});

test('by keyboard a block is one stop, and arrows lead from symbol to symbol @daily', async ({
  page,
}) => {
  await page.goto(PAGE);
  // The first sample names a single symbol.
  const block = page.locator('[data-fence]').nth(1);
  await block.locator('pre').focus();
  const symbols = block.locator('.symbol');
  await expect(symbols.first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(symbols.first()).toBeFocused();
  await expect(symbols.first()).toHaveAttribute('aria-expanded', 'true');
  await expect(symbols.first()).toHaveAccessibleDescription(/class RxLet/);
  await page.keyboard.press('ArrowRight');
  await expect(symbols.nth(1)).toBeFocused();
  await expect(block.locator('.symbol[tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('End');
  await expect(symbols.last()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(symbols.last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(symbols.first()).toBeFocused();
});

test('Enter leads to the link of the card, Escape back to the symbol', async ({
  page,
}) => {
  await page.goto(PAGE);
  const block = firstBlock(page);
  await turnTo(block);
  const symbol = block.locator('.symbol').first();
  await expect(symbol).toBeVisible();
  await symbol.focus();
  await page.keyboard.press('Enter');
  await expect(card(page).getByRole('link')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(symbol).toBeFocused();
  await expect(card(page)).toHaveCount(0);
});

test('copying leaves out what was added for symbols @daily', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(PAGE);
  const block = firstBlock(page);
  const before = (await block.locator('code').first().textContent()) ?? '';
  await turnTo(block);
  await block.locator('.symbol').first().focus();
  await expect(card(page)).toBeVisible();
  await block.getByRole('button', { name: 'Copy code to clipboard' }).click();
  await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(before.trimEnd());
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a tap on a symbol shows its card inside the screen, a tap elsewhere hides it', async ({
    page,
  }) => {
    await page.goto(PAGE);
    const block = firstBlock(page);
    await block.locator('pre').tap({ position: { x: 5, y: 5 } });
    await block.locator('.symbol').first().tap();
    await expect(card(page)).toBeVisible();
    const box = await card(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(card(page)).toHaveCount(0);
  });
});

test('a connection that fails once is tried again', async ({ page }) => {
  let failures = 0;
  await page.route('**/hovers/**', async (route) => {
    if (failures++ === 0) await route.abort();
    else await route.continue();
  });
  await page.goto(PAGE);
  const blocks = page.locator('[data-fence]');
  await turnTo(blocks.first());
  await expect.poll(() => failures).toBe(1);
  await turnTo(blocks.nth(1));
  await expect(page.locator('.symbol').first()).toBeVisible();
});
