import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { waitForLife } from './support/browse';
import { expect, test } from './support/test';

const COUNTING_PAGE = 'content/docs/cdk/render-strategies/strategies/index.mdx';

const result = (page: Page) => page.getByRole('region', { name: 'Result' });
const level = async (page: Page) =>
  Number(/level: (\d+) cm/.exec(await result(page).innerText())?.[1]);

test('the headline says what the sample counts that it leads to', async ({
  page,
}) => {
  const source = readFileSync(COUNTING_PAGE, 'utf8');
  const counted = /count\(Block, 'normal'\); \/\/ => '(\d+) (\d+),/.exec(
    source,
  );
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `${counted?.[2]} updates. ${counted?.[1]} component checks.`,
  );
  await page.getByRole('link', { name: 'A sample on this site' }).click();
  await expect(
    page.locator('pre', { hasText: "await count(Block, 'normal')" }),
  ).toBeAttached();
});

test('the figures are those of the page about checked samples', async ({
  page,
}) => {
  await page.goto('/docs/contributing/verified-samples');
  const cells = await page
    .getByRole('row', { name: /^All samples/ })
    .getByRole('cell')
    .allInnerTexts();
  const [compiled, run, linted, failing, , exports] = cells;
  const sum = [compiled, run, linted, failing]
    .map(Number)
    .reduce((all, one) => all + one);
  await page.goto('/');
  const measured = page.getByRole('region', { name: 'Measured' });
  await expect(measured).toContainText(`${sum}`);
  await expect(measured).toContainText(String(exports));
});

test('the result of the sample ticks until its reader stops it', async ({
  page,
}) => {
  await page.goto('/');
  await waitForLife(page);
  const first = await level(page);
  await expect.poll(() => level(page)).toBeGreaterThan(first);
  await result(page).getByRole('button', { name: 'Pause' }).click();
  await result(page).getByRole('button', { name: 'Calibrate' }).click();
  expect(await level(page)).toBe(120);
  await page.evaluate(
    () => new Promise((resolve) => setTimeout(resolve, 1500)),
  );
  expect(await level(page)).toBe(120);
  await result(page).getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => level(page)).toBeGreaterThan(120);
});

test('for readers who want less motion the result stands still until they start it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const play = result(page).getByRole('button', { name: 'Play' });
  await expect(play).toBeVisible();
  const before = await level(page);
  await page.evaluate(
    () => new Promise((resolve) => setTimeout(resolve, 1500)),
  );
  expect(await level(page)).toBe(before);
  await play.click();
  await expect.poll(() => level(page)).toBeGreaterThan(before);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the result is a picture without buttons', async ({ page }) => {
    await page.goto('/');
    await expect(result(page)).toContainText(/Water level: \d+ cm/);
    await expect(
      result(page).getByRole('img', { name: /^Marble diagram/ }),
    ).toBeVisible();
    await expect(result(page).getByRole('button')).toHaveCount(0);
  });
});
