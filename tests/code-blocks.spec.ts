import type { Page } from '@playwright/test';
import { waitForLife } from './support/browse';
import { expect, test } from './support/test';

const PAGE = '/docs/template/rx-let-directive';
const LONG = 'river-card.ts';

const block = (page: Page) =>
  page.locator('figure.code', { hasText: LONG }).first();
const toggle = (page: Page) =>
  block(page).getByRole('button', { name: 'Toggle word wrap' });
const isCut = (page: Page) =>
  block(page)
    .locator('pre')
    .evaluate((pre) => pre.scrollWidth > pre.clientWidth);

test('no face draws two signs of code as one', async ({ page }) => {
  await page.goto(PAGE);
  for (const code of ['.prose p code', 'figure.code code']) {
    await expect(page.locator(code).first()).toHaveCSS(
      'font-variant-ligatures',
      'none',
    );
  }
});

test('a block is named by its title and language, not by its buttons @daily', async ({
  page,
}) => {
  await page.goto(PAGE);
  await waitForLife(page);
  await expect(
    page.getByRole('figure', { name: `${LONG} TypeScript`, exact: true }),
  ).toBeVisible();
});

test('the choice to wrap holds for all blocks, pages and visits @daily', async ({
  page,
}) => {
  await page.goto(PAGE);
  await waitForLife(page);
  expect(await isCut(page)).toBe(true);
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
  await toggle(page).click();
  expect(await isCut(page)).toBe(false);
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/docs/state/effects');
  expect(
    await page
      .locator('figure.code pre')
      .evaluateAll((blocks) =>
        blocks.every((pre) => pre.scrollWidth <= pre.clientWidth),
      ),
  ).toBe(true);
  await page.goto(PAGE);
  await toggle(page).click();
  expect(await isCut(page)).toBe(true);
});

test('a command is never cut', async ({ page }) => {
  await page.goto('/docs/upgrading');
  const command = page
    .getByRole('group', { name: 'npm command' })
    .filter({ hasText: '@angular/core' });
  const [inner, outer] = await command.evaluate((pre) => [
    pre.scrollWidth,
    pre.clientWidth,
  ]);
  expect(inner).toBeLessThanOrEqual(outer);
});

test('on a phone lines wrap until the reader wants them whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(PAGE);
  await waitForLife(page);
  expect(await isCut(page)).toBe(false);
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
  await toggle(page).click();
  expect(await isCut(page)).toBe(true);
  await page.reload();
  expect(await isCut(page)).toBe(true);
});

test('the verdict is spelled out once, and said by the other blocks when they are asked @daily', async ({
  page,
}) => {
  await page.goto('/docs/state/effects');
  await waitForLife(page);
  const spelledOut = page
    .locator('figure.code')
    .getByText(/^Checked against @rx-angular\/state/);
  await expect(spelledOut.filter({ visible: true })).toHaveCount(1);
  const second = page
    .locator('figure.code', { has: page.locator('details.verdict') })
    .first();
  await second.locator('summary').click();
  await expect(second.getByText(/^Checked against /)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(second.getByText(/^Checked against /)).toBeHidden();
});

test('words that were searched for are marked in code as in prose @daily', async ({
  page,
}) => {
  await page.goto(`${PAGE}?_highlight=rxlet`);
  const styleOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((mark) => {
        const { backgroundColor, textDecorationLine } = getComputedStyle(mark);
        return { backgroundColor, textDecorationLine };
      });
  await expect(page.locator('.code pre mark.found').first()).toBeVisible();
  expect(await styleOf('.code pre mark.found')).toEqual(
    await styleOf('main p mark'),
  );
});

test('the values of a sample can be gone through in order, and then stand there again @daily', async ({
  page,
  complaints,
}) => {
  await page.goto('/docs/cdk/transformations/array/insert');
  await waitForLife(page);
  const sample = page.locator('figure.code[data-values]').first();
  const code = sample.locator('pre');
  const before = await code.innerText();
  const values = code.locator('span', { hasText: /^\/\/ =>/ });
  const step = sample.getByRole('button', { name: 'Step through the values' });
  await step.focus();
  await page.keyboard.press('Enter');
  const steps = sample.getByRole('group', { name: 'Values in order' });
  const status = steps.getByRole('status');
  await expect(status).toHaveText(/^Value 1 of \d+: \S/);
  await expect(values.filter({ visible: true })).toHaveCount(1);
  await expect(steps.getByRole('button', { name: 'Next' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(status).toHaveText(/^Value 2 of /);
  await page.keyboard.press('ArrowLeft');
  await expect(status).toHaveText(/^Value 1 of /);
  await steps.getByRole('button', { name: 'Previous' }).click();
  await expect(status).toHaveText(/^Value 0 of \d+$/);
  await expect(values.filter({ visible: true })).toHaveCount(0);
  await steps.getByRole('button', { name: 'All' }).click();
  await expect(status).toHaveText(/^Value (\d+) of \1: /);
  expect(await code.innerText()).toBe(before);
  await step.click();
  await expect(steps).toBeHidden();
  expect(await code.innerText()).toBe(before);
  expect(complaints).toEqual([]);
});

test('who wraps as the screen does leaves it to the screen again', async ({
  page,
}) => {
  await page.goto(PAGE);
  await waitForLife(page);
  await toggle(page).click();
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
  await toggle(page).click();
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
  expect(await isCut(page)).toBe(false);
});

test('a block stays where it is while those above it wrap, also without anchors of scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 900 });
  await page.goto(PAGE);
  await waitForLife(page);
  await page.evaluate(() => {
    document.documentElement.style.overflowAnchor = 'none';
  });
  const last = page
    .getByRole('button', { name: 'Toggle word wrap' })
    .filter({ visible: true })
    .last();
  await last.scrollIntoViewIfNeeded();
  const before = await last.boundingBox();
  await last.click();
  await expect(last).toHaveAttribute('aria-pressed', 'true');
  const after = await last.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(1);
});

test('what the browser finds in the folded part of a block unfolds it, and stays in sight', async ({
  page,
}) => {
  await page.goto('/docs/isr/on-demand-revalidation');
  await waitForLife(page);
  const pre = page.locator('.code-folding > pre').first();
  const top = await pre.evaluate((element) => {
    const last = [...element.querySelectorAll('span')].at(-4);
    if (!last) throw new Error('The block has no words.');
    last.id = 'found';
    element.scrollIntoView();
    // As the search of the browser does.
    last.scrollIntoView({ block: 'nearest' });
    return last.getBoundingClientRect().top;
  });
  await expect(page.locator('.code-folding')).toHaveCount(0);
  await expect(page.locator('.code-unfold')).toHaveCount(0);
  const found = page.locator('#found');
  await expect(found).toBeInViewport();
  const box = await found.boundingBox();
  expect(Math.abs((box?.y ?? 0) - top)).toBeLessThan(1);
});
