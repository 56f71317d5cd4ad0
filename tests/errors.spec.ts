import { RELOAD_GUARD_MS } from '@/lib/site/config';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import {
  routePage,
  isSameDocument,
  markDocument,
  saveData,
  waitForLife,
} from './support/browse';

const FAILURE = 'Error: this page could not be loaded';
const SCRIPTS = /_next\/static\/chunks\/[^/]*\.js/;

const link = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'CDK', exact: true });

const warnings = (complaints: readonly string[]) =>
  complaints.filter((text) => text.startsWith('warning:'));

test('NAV-3 a failed load is warned about once, by its address, and loads the whole page @daily', async ({
  page,
  complaints,
}) => {
  await saveData(page);
  await routePage(page, '/docs/cdk', (route) => route.abort());
  await page.goto('/docs/state');
  await waitForLife(page);
  await markDocument(page);
  await link(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('CDK');
  expect(await isSameDocument(page)).toBe(false);
  expect(warnings(complaints)).toHaveLength(1);
  expect(warnings(complaints)[0]).toContain('/docs/cdk could not be loaded');
});

for (const [ms, isReloaded] of [
  [RELOAD_GUARD_MS - 1, false],
  [RELOAD_GUARD_MS, true],
] as const) {
  test(`NAV-3 ${ms} ms after a full load the page is ${isReloaded ? 'loaded again' : 'not loaded again but says so'}`, async ({
    page,
  }) => {
    await saveData(page);
    await page.clock.install({ time: 1_000_000_000_000 });
    await routePage(page, '/docs/cdk', (route) => route.abort());
    await page.goto('/docs/state');
    await waitForLife(page);
    await page.clock.setFixedTime(1_000_000_100_000);
    await page.evaluate(
      (last) =>
        sessionStorage.setItem(
          `reload:${location.origin}/docs/cdk`,
          String(last),
        ),
      1_000_000_100_000 - ms,
    );
    await link(page).click();
    if (isReloaded) {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('CDK');
      return;
    }
    const alert = page.getByRole('alert').filter({ hasText: FAILURE });
    await expect(alert).toBeVisible();
    // The shown page is as usable as before, and the button leads on.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('State');
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('CDK');
  });
}

test('OFF-1 a link followed offline leaves the readable page, says so, and Retry goes on @daily', async ({
  page,
  context,
  complaints,
}) => {
  await saveData(page);
  await page.goto('/docs/state');
  await waitForLife(page);
  await markDocument(page);
  await context.setOffline(true);
  await link(page).click();
  const alert = page.getByRole('alert').filter({ hasText: 'You are offline' });
  await expect(alert).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('State');
  await expect(page).toHaveURL(/\/docs\/state$/);
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(alert).toHaveCount(1);
  await context.setOffline(false);
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('CDK');
  await expect(alert).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);
  expect(warnings(complaints)).toEqual([]);
});

test('NAV-3 scripts that are gone after a deployment load the page once more, and no third time @daily', async ({
  page,
  complaints,
}) => {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++;
  });
  await page.route(SCRIPTS, (route) => route.fulfill({ status: 404 }));
  await page.goto('/docs/state');
  await expect(
    page.getByRole('alert').filter({ hasText: FAILURE }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('State');
  expect(loads).toBe(2);
  expect(
    warnings(complaints).filter((text) => text.includes('/docs/state')),
  ).toHaveLength(2);
});

test.describe('a page that crashes', () => {
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });

  /** Makes the observer that each page starts with fail until it is told otherwise. */
  const failToStart = (page: Page, isFailing: boolean) =>
    page.evaluate((value) => {
      const { prototype } = IntersectionObserver;
      const kept = prototype as { kept?: typeof prototype.observe };
      kept.kept ??= prototype.observe;
      prototype.observe = value
        ? () => {
            throw new Error('This part cannot start.');
          }
        : kept.kept;
    }, isFailing);

  test('says so within the frame when a part of it cannot start, and can be tried again @daily', async ({
    page,
  }) => {
    await page.goto('/docs/state');
    await waitForLife(page);
    await failToStart(page, true);
    await link(page).click();
    await expect(heading(page)).toHaveText('This page crashed.');
    await expect(page.getByText('This part cannot start.')).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page).toHaveURL(/\/docs\/cdk$/);
    await failToStart(page, false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading(page)).toHaveText('CDK');
    await expect(link(page)).toHaveAttribute('aria-current', 'page');
  });

  test('says so when it cannot be put in place, and goes with the next page', async ({
    page,
  }) => {
    await page.goto('/docs/state');
    await waitForLife(page);
    await page.evaluate(() => {
      const { replaceWith } = Element.prototype;
      Element.prototype.replaceWith = () => {
        Element.prototype.replaceWith = replaceWith;
        throw new Error('An extension is in the way.');
      };
    });
    await link(page).click();
    await expect(heading(page)).toHaveText('This page crashed.');
    await expect(page.getByText('An extension is in the way.')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'ISR' }).click();
    await expect(heading(page)).toHaveText('ISR');
  });
});

test('ERR-3 the not-found page names likely pages and has the search at hand @daily', async ({
  page,
}) => {
  const response = await page.goto('/docs/state/action');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle('Page Not Found | RxAngular');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Page Not Found',
  );
  const likely = page.getByRole('main').locator('[data-likely-pages] li a');
  await expect(likely.first()).toHaveAttribute('href', '/docs/state/actions');
  expect(await likely.count()).toBeLessThanOrEqual(5);
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeVisible();
});

test('ERR-3 suggestions stand before the way to the beginning, and the words of the address lead to the search', async ({
  page,
}) => {
  await page.goto('/docs/template/api/letdirective');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Did you mean one of these?',
    'Where the documentation begins',
  ]);
  await expect(
    main.locator('[data-likely-pages]').getByRole('link').first(),
  ).toHaveAttribute('href', '/docs/template/rx-let-directive');

  await page.goto('/asdf%20qwer.html');
  await main
    .getByRole('link', { name: 'Search the documentation for “asdf qwer”' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Search results for "asdf qwer"',
  );
});

test('ERR-3 no two suggestions have one name', async ({ page }) => {
  for (const path of ['/docs/STATE', '/docs/getting-startd']) {
    await page.goto(path);
    const likely = page.locator('[data-likely-pages] li a');
    await expect(likely.nth(1)).toBeVisible();
    const names = await likely.allInnerTexts();
    expect(new Set(names).size, names.join()).toBe(names.length);
  }
});

test('ERR-3 the not-found page is whole when the list of pages cannot be had', async ({
  page,
}) => {
  await page.route('**/pages.json', (route) => route.abort());
  await page.goto('/docs/state/action');
  await waitForLife(page);
  await expect(
    page.getByRole('main').getByRole('link', { name: 'State', exact: true }),
  ).toBeVisible();
});
