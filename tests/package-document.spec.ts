import { expect, test } from './support/test';

const PAGE = '/docs/eslint-plugin/all';

test('a package is one document: every page below a heading, links that stay in it', async ({
  page,
  complaints,
}) => {
  await page.goto(PAGE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const contents = page.getByRole('navigation', {
    name: 'Pages of this document',
  });
  const titles = await contents.getByRole('link').allTextContents();
  expect(titles.length).toBeGreaterThan(10);
  expect(await page.locator('article > h2').allTextContents()).toEqual(titles);
  await contents.getByRole('link', { name: 'ESLint rules' }).click();
  await expect(page).toHaveURL(/#docs-eslint-plugin-rules$/);
  const dead = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="#"]')]
      .map(({ hash }) => decodeURIComponent(hash.slice(1)))
      .filter((id) => !document.getElementById(id)),
  );
  expect(dead).toEqual([]);
  expect(complaints).toEqual([]);
});

test('search engines and the sidebar know nothing of it', async ({
  page,
  request,
}) => {
  await page.goto(PAGE);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute(
    'content',
    /noindex/,
  );
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain(PAGE);
  expect(await (await request.get('/offline.json')).text()).not.toContain(PAGE);
  await page.goto('/docs/eslint-plugin');
  await expect(page.locator(`[data-sidebar] a[href="${PAGE}"]`)).toHaveCount(0);
  const link = page.getByRole('link', { name: /in one document, to print/ });
  await expect(link).toHaveAttribute('href', PAGE);
  await page.goto('/docs/eslint-plugin/rules');
  await expect(link).toHaveCount(0);
});

test('on paper each page begins on a sheet of its own', async ({ page }) => {
  await page.goto(PAGE);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('article').first()).toHaveCSS(
    'break-before',
    'page',
  );
  await expect(page.locator('.navbar')).toBeHidden();
});
