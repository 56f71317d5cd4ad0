import { expect, test } from './support/test';

test('pages for maintainers stand in the tree, the pager and the search of nobody else', async ({
  page,
  request,
}) => {
  await page.goto('/docs/this-site');
  const tree = page.getByRole('navigation', { name: 'Docs sidebar' });
  const writing = tree.locator('a[href="/docs/contributing/writing-pages"]');
  await expect(
    tree.getByRole('link', { name: 'Contributing', exact: true }),
  ).toBeVisible();
  await expect(writing).toHaveCount(0);
  const pager = page.getByRole('navigation', { name: 'Docs pages' });
  await pager.getByRole('link', { name: /Contributing/ }).click();

  await expect(page).toHaveURL(/\/docs\/contributing$/);
  await expect(writing).toBeVisible();
  await expect(pager.getByRole('link')).toHaveCount(1);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Accessibility/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/docs\/contributing\/accessibility/);
  for (const link of await pager.getByRole('link').all()) {
    await expect(link).toHaveAttribute('href', /^\/docs\/contributing\//);
  }

  const index = await (await request.get('/search-index.json')).text();
  expect(index).toContain('docs/contributing');
  expect(index).not.toContain('docs/contributing/');
});
