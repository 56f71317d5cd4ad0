import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { waitForLife } from './support/browse';

const nav = (page: Page, name: string) =>
  page.getByRole('navigation', { name, exact: true });

test('FRM-1 a docs page has every landmark and one h1', async ({ page }) => {
  await page.goto('/docs/state/actions');
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  for (const name of [
    'Main',
    'Docs sidebar',
    'Breadcrumbs',
    'Table of contents',
    'Docs pages',
  ]) {
    await expect(nav(page, name), name).toHaveCount(1);
  }
});

for (const path of ['/', '/blog', '/search', '/docs/state', '/nowhere']) {
  test(`FRM-1 ${path} has banner, main, footer and exactly one h1`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(nav(page, 'Main')).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
}

test('FRM-2 the first stop skips to the content and leaves the history alone', async ({
  page,
}) => {
  await page.goto('/docs/state');
  await waitForLife(page);
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).not.toBeInViewport();
  const entries = await page.evaluate(() => history.length);
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL(/\/docs\/state$/);
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('FRM-3 the navbar leads everywhere and marks only the current section', async ({
  page,
}) => {
  await page.goto('/docs/state/actions');
  const bar = page.getByRole('banner');
  await expect(
    bar.getByRole('link', { name: 'RxAngular', exact: true }),
  ).toHaveAttribute('href', '/');
  const links = [
    ['State', '/docs/state', true],
    ['Template', '/docs/template', false],
    ['CDK', '/docs/cdk', false],
    ['ISR', '/docs/isr', false],
    ['ESLint', '/docs/eslint-plugin', false],
    ['Blog', '/blog', false],
  ] as const;
  for (const [name, href, isCurrent] of links) {
    const link = bar.getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', href);
    expect((await link.getAttribute('aria-current')) !== null, name).toBe(
      isCurrent,
    );
  }
  const repository = bar.getByRole('link', { name: 'GitHub' });
  await expect(repository).toHaveAttribute('target', '_blank');
  await expect(repository).toHaveAttribute('rel', /noopener/);
  await expect(bar.getByText('English').first()).toBeVisible();
  await expect(bar.getByRole('combobox', { name: 'Search' })).toBeVisible();
});

test('FRM-3 Blog is current on every path of the blog', async ({ page }) => {
  for (const path of ['/blog', '/blog/archive', '/blog/tags']) {
    await page.goto(path);
    const current = page.getByRole('banner').locator('nav [aria-current]');
    await expect(current).toHaveText(['Blog']);
  }
});

test('FRM-4 the footer has its groups, the copyright and who paid', async ({
  page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const name of ['Documentation', 'Community', 'More']) {
    await expect(footer.getByRole('heading', { name })).toBeVisible();
  }
  await expect(footer).toContainText('Copyright © 2025 RxAngular');
  await expect(footer.getByRole('link', { name: 'netidee' })).toHaveAttribute(
    'href',
    /netidee/,
  );
});

test('sidebar and bar have the packages in one order, and the pages of maintainers come last', async ({
  page,
}) => {
  await page.goto('/docs/state');
  const bar = nav(page, 'Main').locator('a[href^="/docs/"]');
  const ofBar = await bar.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  );
  const top = page.locator('.sidebar-tree > ul > li > :first-child');
  const tree = nav(page, 'Docs sidebar').locator('a[href^="/docs/"]');
  const ofTree = await tree.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  );
  expect(ofBar).toHaveLength(5);
  expect(ofTree.filter((path) => ofBar.includes(path))).toEqual(ofBar);
  await expect(top.last()).toContainText('Contributing');
});

test('the footer begins and ends where the bar does', async ({ page }) => {
  for (const width of [1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/docs/state');
    const edges = (selector: string) =>
      page.locator(selector).evaluate((element) => {
        const { paddingLeft, paddingRight } = getComputedStyle(element);
        return [paddingLeft, paddingRight];
      });
    expect(await edges('.footer')).toEqual(await edges('.navbar'));
  }
});

test('search has a magnifier of its own beside the filter of the sidebar', async ({
  page,
}) => {
  await page.goto('/docs/state');
  const icons = page.locator('.search-box > .icon, .sidebar-filter .icon');
  await expect(icons).toHaveCount(2);
  const [search, filter] = await icons.evaluateAll((found) =>
    found.map((icon) => icon.innerHTML),
  );
  expect(search).not.toBe(filter);
});

test('GA-1 nothing is asked of another site where no analytics is configured', async ({
  page,
  siteUrl,
}) => {
  const others: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (
      url.protocol.startsWith('http') &&
      url.origin !== new URL(siteUrl).origin
    ) {
      others.push(url.href);
    }
  });
  await page.goto('/docs/state');
  await waitForLife(page);
  await nav(page, 'Docs sidebar')
    .getByRole('link', { name: 'CDK', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('CDK');
  expect(others).toEqual([]);
});

test('a page loads one script, which is of this site, and carries no data of a framework', async ({
  page,
  request,
}) => {
  await page.goto('/docs/state');
  await expect(page.locator('script[src]')).toHaveCount(1);
  await expect(page.locator('script[src]')).toHaveAttribute('type', 'module');
  const html = await (await request.get('/docs/state')).text();
  expect(html).not.toMatch(/__next|TURBOPACK|as="script"/);
});
