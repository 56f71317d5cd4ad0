import type { Page } from '@playwright/test';
import { holdBack, waitForLife } from './support/browse';
import { expect, test } from './support/test';

const sidebar = (page: Page) =>
  page.getByRole('navigation', { name: 'Docs sidebar' });
const filter = (page: Page) =>
  page.getByRole('searchbox', { name: 'Filter navigation' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.beforeEach(async ({ page }) => {
  await page.goto('/docs/state');
  await waitForLife(page);
});

test('a filter without a hit says so, and leads its words to the search @daily', async ({
  page,
}) => {
  const status = sidebar(page).getByRole('status');
  await filter(page).fill('coalescing');
  await expect(status).toHaveText('1 entry');
  await filter(page).fill('rx');
  await expect(status).toHaveText(/^\d+ entries$/);
  await filter(page).fill('hot & cold');
  await expect(status).toBeInViewport();
  await expect(status).toContainText('No page has this name.');
  await status
    .getByRole('link', { name: 'Search the text of all pages' })
    .click();
  await expect(heading(page)).toHaveText('Search results for "hot & cold"');
});

test('Enter goes to the first hit, and not to the category around it @daily', async ({
  page,
}) => {
  await filter(page).fill('cache hooks');
  await filter(page).press('Enter');
  await expect(heading(page)).toHaveText('Cache hooks');
});

test('Enter counts though it comes before the filter does', async ({
  page,
}) => {
  const { hold, letGo } = holdBack();
  await page.route('**/*.js', hold);
  const filterAsked = page.waitForRequest('**/*.js');
  await filter(page).focus();
  await filterAsked;
  await filter(page).fill('cache hooks');
  await filter(page).press('Enter');
  await expect(heading(page)).toHaveText('State');
  letGo();
  await expect(heading(page)).toHaveText('Cache hooks');
});

test('Escape ends it', async ({ page }) => {
  await filter(page).fill('cache');
  await expect(sidebar(page).getByRole('status')).toHaveText(/entries/);
  await filter(page).press('Escape');
  await expect(filter(page)).toBeFocused();
  await expect(filter(page)).toHaveValue('');
  await expect(
    sidebar(page).getByRole('link', { name: 'State', exact: true }),
  ).toBeVisible();
});

test('the filter stays in view while the tree scrolls below it', async ({
  page,
}) => {
  await filter(page).fill('a');
  await sidebar(page).evaluate((tree) => tree.scrollTo(0, tree.scrollHeight));
  expect(
    await sidebar(page).evaluate((tree) => tree.scrollTop),
  ).toBeGreaterThan(0);
  await expect(filter(page)).toBeInViewport({ ratio: 1 });
});

test('categories that the reader opened are open on the next page, and closed ones are not', async ({
  page,
}) => {
  const toggle = sidebar(page).getByRole('button', { name: 'Toggle ISR' });
  for (const [isOpen, name] of [
    [true, 'Actions'],
    [false, 'Effects'],
  ] as const) {
    await toggle.click();
    await sidebar(page).getByRole('link', { name, exact: true }).click();
    await expect(heading(page)).toHaveText(name);
    await expect(toggle).toHaveAttribute('aria-expanded', String(isOpen));
  }
});
