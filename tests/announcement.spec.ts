import type { Page } from '@playwright/test';
import announcement from '@/content/announcement.json' with { type: 'json' };
import { expect, test } from './support/test';
import { waitForLife } from './support/browse';

const bar = (page: Page) => page.getByRole('region', { name: 'Announcement' });

const remember = (page: Page, id: string, dismiss: string) =>
  page.addInitScript(
    (values) => {
      if (sessionStorage.getItem('seeded')) return;
      sessionStorage.setItem('seeded', '1');
      localStorage.setItem('announcement.id', values.id);
      localStorage.setItem('announcement.dismiss', values.dismiss);
    },
    { id, dismiss },
  );

const stored = (page: Page) =>
  page.evaluate(() => [
    localStorage.getItem('announcement.id'),
    localStorage.getItem('announcement.dismiss'),
  ]);

test('ANN-1 the announcement stands above the navbar and scrolls away', async ({
  page,
}) => {
  await page.goto('/docs/state');
  await expect(bar(page)).toBeVisible();
  const top = (await bar(page).boundingBox())?.y ?? -1;
  const navbar = (await page.locator('header').first().boundingBox())?.y ?? 0;
  expect(top).toBe(0);
  expect(navbar).toBeGreaterThan(0);
  await page.evaluate(() => window.scrollTo(0, 500));
  await expect(bar(page)).not.toBeInViewport();
});

test('ANN-1 ANN-2 closing it lasts, here and in other tabs @daily', async ({
  page,
  context,
}) => {
  await page.goto('/docs/state');
  const other = await context.newPage();
  await other.goto('/docs/cdk');
  await waitForLife(other);
  await waitForLife(page);
  expect(await stored(page)).toEqual([announcement.id, 'false']);
  await bar(page).getByRole('button', { name: 'Close' }).click();
  await expect(bar(page)).toBeHidden();
  // The button is gone, and the focus is not lost with it.
  await expect(
    page.getByRole('banner').getByRole('link').first(),
  ).toBeFocused();
  await expect(bar(other)).toBeHidden();
  expect(await stored(page)).toEqual([announcement.id, 'true']);
  await page.reload();
  await expect(bar(page)).toBeHidden();
});

test('ANN-2 a dismissed announcement is hidden before any file of the page has run', async ({
  page,
}) => {
  await remember(page, announcement.id, 'true');
  await page.route(/_next\/static\/chunks\/.*\.js/, () => {});
  await page.goto('/docs/state', { waitUntil: 'commit' });
  await expect(page.getByRole('main')).toBeVisible();
  await expect(bar(page)).toBeHidden();
});

test('ANN-2 a changed announcement shows on the very load that brings it', async ({
  page,
}) => {
  await remember(page, 'an-older-one', 'true');
  await page.goto('/docs/state');
  await expect(bar(page)).toBeVisible();
  await waitForLife(page);
  await expect.poll(() => stored(page)).toEqual([announcement.id, 'false']);
});

/** Serves the page as it is built from other data. */
const serveWith = (page: Page, change: (html: string) => string) =>
  page.route('**/docs/state', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });

test('ANN-1 an announcement that cannot be closed stays, and is remembered as seen', async ({
  page,
  complaints,
}) => {
  await serveWith(page, (html) =>
    html.replace(/<button[^>]*data-announcement-close.*?<\/button>/s, ''),
  );
  await page.goto('/docs/state');
  await waitForLife(page);
  await expect(bar(page)).toBeVisible();
  await expect(bar(page).getByRole('button')).toHaveCount(0);
  await expect.poll(() => stored(page)).toEqual([announcement.id, 'false']);
  expect(complaints).toEqual([]);
});

test('ANN-1 a page without announcement has no region, stores nothing and works', async ({
  page,
  complaints,
}) => {
  await serveWith(page, (html) =>
    html.replace(/<section class="announcement".*?<\/section>/s, ''),
  );
  await page.goto('/docs/state');
  await waitForLife(page);
  await expect(bar(page)).toHaveCount(0);
  const toggle = page.getByRole('button', { name: /^Switch between dark/ });
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await stored(page)).toEqual([null, null]);
  expect(complaints).toEqual([]);
});
