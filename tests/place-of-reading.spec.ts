import type { Page } from '@playwright/test';
import { holdBack, saveData, waitForLife } from './support/browse';
import { expect, test } from './support/test';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const search = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const options = (page: Page) => page.getByRole('option');
const position = (page: Page) =>
  page.evaluate(() => Math.round(window.scrollY));

async function open(page: Page, path: string, top = 0): Promise<void> {
  await page.goto(path);
  await waitForLife(page);
  await page.evaluate(
    (y) => window.scrollTo({ top: y, behavior: 'instant' }),
    top,
  );
}

test('searching while reading leaves the page where it is @daily', async ({
  page,
}) => {
  await open(page, '/docs/template/rx-let-directive', 3000);
  await page.keyboard.press('Control+k');
  await expect(search(page)).toBeFocused();
  await page.keyboard.type('zone less');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  expect(await position(page)).toBe(3000);
});

test('focus inside the bar on top leaves the page where it is', async ({
  page,
}) => {
  await open(page, '/docs/template/rx-let-directive', 3000);
  await page.getByRole('banner').getByRole('link').nth(2).focus();
  expect(await position(page)).toBe(3000);
});

test('what gets the focus in the text comes to rest below the bar', async ({
  page,
}) => {
  await open(page, '/docs/state/actions', 3000);
  const link = page.locator('main .prose a:not(.heading-anchor)').first();
  await link.focus();
  const box = await link.boundingBox();
  const bar = await page.getByRole('banner').boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
});

test('a hit in the page that is read leads to its section and marks it, and back takes the marks away', async ({
  page,
}) => {
  await open(page, '/docs/state');
  await search(page).fill('four entry points');
  const hit = page.locator(
    '[role=option][href*="/docs/state?"][href$="#four-entry-points"]',
  );
  await hit.click();
  await expect(page).toHaveURL(/\?_highlight=.*#four-entry-points$/);
  await expect(page.locator('#four-entry-points')).toBeInViewport();
  await expect(page.locator('article mark').first()).toBeAttached();
  expect(await position(page)).toBeGreaterThan(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/docs\/state$/);
  await expect(page.locator('article mark')).toHaveCount(0);
});

test('going back after a reload leads to the position that was left', async ({
  page,
}) => {
  await open(page, '/docs/state/effects', 4000);
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Blog' })
    .evaluate((link) => (link as HTMLElement).click());
  await expect(heading(page)).toHaveText('Blog');
  await page.reload();
  await waitForLife(page);
  await page.goBack();
  await expect(heading(page)).toHaveText('Effects');
  await expect.poll(() => position(page)).toBe(4000);
});

test('a reload stays at the position @daily', async ({ page }) => {
  await open(page, '/docs/state/effects', 4000);
  await page.reload();
  await waitForLife(page);
  await expect.poll(() => position(page)).toBe(4000);
  // After a page change as well.
  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'Actions', exact: true })
    .evaluate((link) => (link as HTMLElement).click());
  await expect(heading(page)).toHaveText('Actions');
  await page.evaluate(() =>
    window.scrollTo({ top: 1500, behavior: 'instant' }),
  );
  await page.reload();
  await waitForLife(page);
  await expect.poll(() => position(page)).toBe(1500);
});

test('the bar of a slow page change needs nothing from the network, on the first click', async ({
  page,
}) => {
  const { hold, letGo } = holdBack();
  await saveData(page);
  await open(page, '/docs/state');
  // The bar is fetched when the page is idle, which a busy machine is late.
  await page.evaluate(
    () => new Promise((done) => requestIdleCallback(() => done(null))),
  );
  await page.waitForLoadState('networkidle');
  await page.route('**/*', hold);
  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'CDK', exact: true })
    .click();
  await expect(page.locator('#nprogress')).toHaveCount(1);
  letGo();
  await expect(heading(page)).toHaveText('CDK');
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test('what is open and typed in the sidebar stays when the page changes', async ({
  page,
}) => {
  await open(page, '/docs/state');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const toggle = sidebar.getByRole('button', {
    name: 'Toggle Template',
    exact: true,
  });
  await toggle.click();
  await sidebar.getByRole('link', { name: 'CDK', exact: true }).click();
  await expect(heading(page)).toHaveText('CDK');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(sidebar.locator('a[aria-current=page]')).toHaveText('CDK');
  // From a page without a sidebar it comes anew.
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await expect(heading(page)).toHaveText('Blog');
  await expect(sidebar).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'ISR' }).click();
  await expect(sidebar.locator('a[aria-current=page]')).toHaveText('ISR');
});

const markedEntry = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Table of contents' })
    .locator('[aria-current=true]');

test('DOC-2 above the first section none is marked, and at the end of the page the last one @daily', async ({
  page,
}) => {
  await open(page, '/docs/template/rx-for-directive');
  await expect(markedEntry(page)).toHaveCount(0);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight }));
  const entries = page
    .getByRole('navigation', { name: 'Table of contents' })
    .locator('li a');
  await expect(markedEntry(page)).toHaveText(
    (await entries.last().textContent()) ?? '',
  );
});

for (const [where, px, index] of [
  ['at', -1, 2],
  ['below', 2, 1],
] as const) {
  test(`DOC-2 a heading ${where} the upper third of the window ${px < 0 ? 'is' : 'is not yet'} the one that is read`, async ({
    page,
  }) => {
    await open(page, '/docs/state/effects');
    const entries = page
      .getByRole('navigation', { name: 'Table of contents' })
      .getByRole('link');
    const hash = await entries.nth(2).getAttribute('href');
    await page.locator(hash ?? '').evaluate((target, below) => {
      const { top } = target.getBoundingClientRect();
      const line = Math.floor(window.innerHeight / 3) + below;
      window.scrollTo({ top: window.scrollY + top - line });
    }, px);
    await expect(markedEntry(page)).toHaveText(
      (await entries.nth(index).textContent()) ?? '',
    );
  });
}

test('DOC-2 an entry that was followed is marked, though the next heading is near', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/docs/state/effects');
  const entry = page
    .getByRole('navigation', { name: 'Table of contents' })
    .getByRole('link')
    .nth(1);
  const hash = await entry.getAttribute('href');
  await page.locator(hash ?? '').evaluate((target) => {
    const later = document.querySelectorAll('article h2')[3];
    if (later) target.after(later);
  });
  await entry.click();
  await expect(markedEntry(page)).toHaveText((await entry.textContent()) ?? '');
});

for (const path of ['/docs/upgrading?from=17&to=20', '/docs/api?name=rx']) {
  for (const way of ['going back', 'a reload']) {
    test(`${way} leads to the position on ${path}, though its content comes late`, async ({
      page,
    }) => {
      await page.goto(path);
      await expect
        .poll(() => page.evaluate(() => document.body.scrollHeight))
        .toBeGreaterThan(2500);
      await expect(page.locator('[data-waits]')).toHaveCount(0);
      await page.evaluate(() => window.scrollTo({ top: 700 }));
      await expect.poll(() => position(page)).toBe(700);
      if (way === 'a reload') {
        await page.reload();
      } else {
        await page
          .getByRole('banner')
          .getByRole('link', { name: 'Blog' })
          .evaluate((link) => (link as HTMLElement).click());
        await expect(heading(page)).toHaveText('Blog');
        await page.goBack();
      }
      await expect(
        page.locator('.checklist li, tbody tr[hidden]').first(),
      ).toBeAttached();
      await page.waitForLoadState('networkidle');
      await expect.poll(() => position(page)).toBe(700);
    });
  }
}
