import type { Page } from '@playwright/test';
import {
  holdBack,
  markDocument,
  saveData,
  waitForLife,
} from './support/browse';
import { expect, test } from './support/test';

const PAGE = '/docs/state/tour';
const TARGET = '/docs/state/selections';

const card = (page: Page) => page.getByRole('tooltip');
const link = (page: Page) => page.locator(`.prose a[href="${TARGET}"]`).first();

async function open(page: Page): Promise<void> {
  await page.goto(PAGE);
  await waitForLife(page);
  await link(page).scrollIntoViewIfNeeded();
}

test('a link shows title, section and first sentence of its page while the mouse stays', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page);
  await link(page).hover();
  await expect(card(page)).toContainText('Selections');
  await expect(card(page).locator('small')).toHaveText('State');
  expect(await card(page).locator('p').last().textContent()).toMatch(/\.$/);
  await expect(link(page)).toHaveAttribute('aria-describedby', 'link-preview');
  // The page is what a click will show: it comes once.
  const times = asked.filter((address) => address.endsWith(TARGET)).length;
  expect(times).toBeLessThanOrEqual(2);
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(card(page)).toHaveCount(0);
  await expect(link(page)).not.toHaveAttribute('aria-describedby');
});

test('the mouse may go on to the card, and Escape puts it away', async ({
  page,
}) => {
  await page.clock.install();
  await open(page);
  await link(page).hover();
  // The part that shows it has to be there first.
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(card(page)).toBeVisible();
  }).toPass();
  await card(page).hover();
  await page.clock.runFor(2000);
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
});

test('by keyboard it shows on focus, takes no focus, and goes with it', async ({
  page,
}) => {
  await open(page);
  await link(page).focus();
  await expect(card(page)).toContainText('Selections');
  await expect(link(page)).toBeFocused();
  await expect(card(page).locator('a, button, [tabindex]')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(
    page.locator('#link-preview', { hasText: 'Selections' }),
  ).toHaveCount(0);
});

test('a link to a section tells of the section', async ({ page }) => {
  await page.goto('/docs/state');
  await waitForLife(page);
  const toSection = page.locator('.prose a[href^="/docs/"][href*="#"]').first();
  const hash = (await toSection.getAttribute('href'))?.split('#')[1] ?? '';
  await toSection.scrollIntoViewIfNeeded();
  await toSection.hover();
  await expect(card(page)).toBeVisible();
  await expect(card(page).locator('small')).toContainText('›');
  await toSection.click();
  await expect(card(page)).toHaveCount(0);
  const heading = page.locator(`[id="${hash}"]`);
  await expect(heading).toBeVisible();
});

for (const [name, selector] of [
  ['a link to another site', '.prose a[href^="https://"]'],
  ['the address of a heading', '.prose .heading-anchor'],
] as const) {
  test(`${name} shows none`, async ({ page }) => {
    await page.clock.install();
    await page.goto('/docs/contributing/accessibility');
    await waitForLife(page);
    const toPage = page.locator('.prose a[href^="/docs/"]').first();
    const other = page.locator(selector).first();
    await toPage.hover();
    await expect(async () => {
      await page.clock.runFor(500);
      await expect(card(page)).toBeVisible();
    }).toPass();
    await other.hover();
    await page.clock.runFor(2000);
    await expect(card(page)).toHaveCount(0);
    await expect(other).not.toHaveAttribute('aria-describedby');
  });
}

test('a click follows the link and takes the card away', async ({ page }) => {
  await open(page);
  await markDocument(page);
  await link(page).hover();
  await expect(card(page)).toBeVisible();
  await link(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Selections',
  );
  await expect(card(page)).toHaveCount(0);
});

test('a link that is followed before its card can come shows none', async ({
  page,
}) => {
  await page.clock.install();
  await open(page);
  const { hold, letGo } = holdBack();
  const scripts = new Set<string>();
  await page.route('**/*.js', async (route) => {
    scripts.add(route.request().url());
    await hold(route);
  });
  await link(page).hover();
  await expect.poll(() => scripts.size).toBeGreaterThan(0);
  await link(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Selections',
  );
  letGo();
  await page.evaluate(
    (urls) => Promise.all(urls.map((url) => import(url))),
    [...scripts],
  );
  await page.clock.runFor(2000);
  await expect(card(page)).toHaveCount(0);
});

for (const [name, prepare] of [
  ['on a saving connection', saveData],
  [
    'on a touch screen',
    (page: Page) =>
      page.addInitScript(() => {
        const ask = window.matchMedia.bind(window);
        window.matchMedia = (query) =>
          ask(query === '(hover: hover)' ? 'not all' : query);
      }),
  ],
] as const) {
  test(`${name} nothing is loaded or shown`, async ({ page }) => {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.text());
    });
    await prepare(page);
    await open(page);
    await link(page).hover();
    await link(page).focus();
    await page.waitForLoadState('networkidle');
    expect((await Promise.all(scripts)).join()).not.toContain('link-preview');
    await expect(card(page)).toHaveCount(0);
  });
}
