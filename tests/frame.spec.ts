import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { waitForLife } from './support/browse';

const nav = (page: Page, name: string) =>
  page.getByRole('navigation', { name, exact: true });

test('FRM-1 a docs page has every landmark and one h1 @daily', async ({
  page,
}) => {
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

test('FRM-2 the first stop skips to the content and leaves the history alone @daily', async ({
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

test('FRM-3 the navbar leads everywhere and marks only the current section @daily', async ({
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

test('FRM-3 "Learn" opens further ways by mouse and by keyboard, and a page that is chosen closes it @daily', async ({
  page,
}) => {
  await page.goto('/docs/state/actions');
  await waitForLife(page);
  const bar = nav(page, 'Main');
  const learn = bar.getByRole('button', { name: 'Learn' });
  await expect(learn).toHaveAttribute('aria-expanded', 'false');
  const menu = page.locator('#navbar-menu');
  await expect(menu).toBeHidden();
  await learn.click();
  await expect(learn).toHaveAttribute('aria-expanded', 'true');
  await expect(menu.getByRole('link')).toHaveText([
    'Start here',
    'Tutorials',
    'Choose',
    'Playground',
    'Lab',
    'API',
  ]);
  const [below, button] = [await menu.boundingBox(), await learn.boundingBox()];
  expect(below?.y ?? 0).toBeGreaterThanOrEqual(
    (button?.y ?? Infinity) + (button?.height ?? 0),
  );
  expect(Math.abs((below?.x ?? Infinity) - (button?.x ?? 0))).toBeLessThan(2);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(learn).toHaveAttribute('aria-expanded', 'false');
  await learn.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Start here');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Start here',
  );
  await expect(menu).toBeHidden();
});

test('FRM-3 a menu closes when the focus goes on, forwards and backwards', async ({
  page,
}) => {
  await page.goto('/docs/state/actions');
  await waitForLife(page);
  const learn = nav(page, 'Main').getByRole('button', { name: 'Learn' });
  const last = page.locator('#navbar-menu a').last();
  await learn.click();
  await last.focus();
  await expect(learn).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(learn).toHaveAttribute('aria-expanded', 'false');
  await expect(last).toBeHidden();
  await learn.focus();
  await page.keyboard.press('Enter');
  await expect(last).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(last).toBeHidden();

  for (const menu of [
    page.locator('.navbar details[data-menu]').first(),
    page.locator('.page-tools details[data-menu]'),
  ]) {
    await menu.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(menu).toHaveAttribute('open');
    await page.keyboard.press('Shift+Tab');
    await expect(menu).not.toHaveAttribute('open');
  }
});

test('the menu and the sidebar have one name for a page', async ({ page }) => {
  await page.goto('/docs/state');
  const namesIn = (links: string) =>
    page.locator(links).evaluateAll((all) =>
      all.flatMap((link): [string, string][] => {
        const path = link.getAttribute('href') ?? '';
        return path.startsWith('/docs/') ? [[path, link.textContent]] : [];
      }),
    );
  const inSidebar = new Map(await namesIn('.sidebar-tree a'));
  const inMenu = await namesIn('#navbar-menu a');
  expect(inMenu.length).toBeGreaterThan(3);
  for (const [path, name] of inMenu) expect(inSidebar.get(path)).toBe(name);
});

test('a page says below its title what kind it is and how long it takes', async ({
  page,
}) => {
  for (const [path, kind] of [
    ['/docs/state/actions', 'Guide'],
    ['/docs/state/api/rx-state', 'Reference'],
    ['/docs/state/recipes/manage-viewmodel', 'Recipe'],
    ['/docs/tutorials/first-state', 'Tutorial'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('h1 + p'), path).toHaveText(
      new RegExp(`^${kind} · (One|\\d+) min read$`),
    );
  }
});

test('the sidebar has four groups, and the filter leaves out those without a hit', async ({
  page,
}) => {
  await page.goto('/docs/state');
  await waitForLife(page);
  const groups = page.locator('.sidebar-tree > p');
  await expect(groups).toHaveText([
    'Learn',
    'Packages',
    'Reference',
    'Project',
  ]);
  await nav(page, 'Docs sidebar')
    .getByRole('searchbox', { name: 'Filter navigation' })
    .fill('upsert');
  await expect(groups.filter({ visible: true })).toHaveText(['Packages']);
});

test('FRM-3 Blog is current on every path of the blog', async ({ page }) => {
  for (const path of ['/blog', '/blog/archive', '/blog/tags']) {
    await page.goto(path);
    const current = page.getByRole('banner').locator('nav [aria-current]');
    await expect(current).toHaveText(['Blog']);
  }
});

test('FRM-4 the footer has its groups, the copyright and who paid @daily', async ({
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
  const bar = nav(page, 'Main').locator('> a[href^="/docs/"]');
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

test('a page loads one script, which is of this site, and carries no data of a framework @daily', async ({
  page,
  request,
}) => {
  await page.goto('/docs/state');
  await expect(page.locator('script[src]')).toHaveCount(1);
  await expect(page.locator('script[src]')).toHaveAttribute('type', 'module');
  const html = await (await request.get('/docs/state')).text();
  expect(html).not.toMatch(/__next|TURBOPACK|as="script"/);
});
