import { holdBack } from './support/browse';
import { expect, test } from './support/test';

const PAGE = '/docs/api';

test.describe('the index of exports', () => {
  test('has a row for every export, which leads to its page', async ({
    page,
  }) => {
    await page.goto(PAGE);
    const table = page.getByRole('region', { name: 'Public exports' });
    await expect(table.getByRole('row')).toHaveCount(252);
    await table.getByRole('link', { name: 'rxActions', exact: true }).click();
    await expect(page).toHaveURL(/\/docs\/state\/actions/);
  });

  test('is filtered by keyboard, and the address has what was asked @daily', async ({
    page,
  }) => {
    await page.goto(PAGE);
    const form = page.getByRole('search', { name: 'Exports' });
    await form.getByLabel('Name').focus();
    await page.keyboard.type('virtual');
    await expect(form.getByText(/^\d+ of 251 exports$/)).toBeVisible();
    await form.getByLabel('Kind').selectOption('directive');
    await expect(page).toHaveURL(/\?name=virtual&kind=directive$/);
    const rows = page
      .getByRole('region', { name: 'Public exports' })
      .getByRole('row');
    await expect(
      rows.getByRole('link', { name: 'RxVirtualFor', exact: true }),
    ).toBeVisible();
    await expect(
      rows.getByRole('link', { name: 'RxState', exact: true }),
    ).toHaveCount(0);

    await page.reload();
    await expect(form.getByLabel('Name')).toHaveValue('virtual');
    await expect(
      rows.getByRole('link', { name: 'RxState', exact: true }),
    ).toHaveCount(0);

    await form.getByRole('button', { name: 'Clear' }).click();
    await expect(form.getByText('251 exports', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/docs\/api$/);
  });

  test('keeps what is typed before the scripts come', async ({ page }) => {
    const { hold, letGo } = holdBack();
    await page.route('**/_next/**/site-*.js', hold);
    await page.goto(PAGE, { waitUntil: 'commit' });
    await page.locator('main form').getByLabel('Name').fill('rxFor');
    letGo();
    await expect(page).toHaveURL(/\?name=rxFor$/);
    await expect(page.getByText(/^\d+ of 251 exports$/)).toBeVisible();
  });

  test('shows the deprecated ones alone', async ({ page }) => {
    await page.goto(PAGE);
    await page.getByRole('search').getByLabel('Deprecated only').check();
    const rows = page
      .getByRole('region', { name: 'Public exports' })
      .getByRole('rowheader');
    for (const row of await rows.all()) {
      await expect(row).toContainText('deprecated');
    }
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the index of exports is whole, without a form', async ({ page }) => {
    await page.goto(PAGE);
    const table = page.getByRole('region', { name: 'Public exports' });
    await expect(table.getByRole('row')).toHaveCount(252);
    await expect(page.getByRole('search', { name: 'Exports' })).toHaveCount(0);
  });
});
