import { expect, test } from './support/test';

const PAGE = '/docs/template/rx-let-directive';

test('a table of inputs shows names, types and descriptions', async ({
  page,
}) => {
  await page.goto(PAGE);
  const table = page.getByRole('region', { name: 'API of RxLet: inputs' });
  const row = table.getByRole('row').filter({
    has: page.getByRole('rowheader', { name: 'rxLetSuspense', exact: true }),
  });
  await expect(row).toContainText('TemplateRef<');
  await expect(row).toContainText('suspense state');
});

test('an address can point at one input', async ({ page }) => {
  await page.goto(PAGE);
  await page.getByRole('link', { name: 'rxLetError', exact: true }).click();
  await expect(page).toHaveURL(/#api-rxlet-rxleterror$/);
  await expect(page.locator('tr:target')).toContainText('rxLetError');
});

test('a wide table scrolls in its own frame, never the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(PAGE);
  const table = page.getByRole('region', { name: 'API of RxLet: inputs' });
  await table.focus();
  await expect(table).toBeFocused();
  const [frame, body] = await Promise.all([
    table.evaluate((element) => element.scrollWidth - element.clientWidth),
    page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    ),
  ]);
  expect(frame).toBeGreaterThan(0);
  expect(body).toBeLessThanOrEqual(0);
});

test('all overloads of a function stand in one block', async ({ page }) => {
  await page.goto('/docs/state/api/functional-rx-state');
  const block = page.getByRole('group', { name: 'Declaration of rxState' });
  expect((await block.innerText()).match(/^function rxState/gm)).toHaveLength(
    4,
  );
});

test('every rule leads to its page, also the one with another name', async ({
  page,
}) => {
  await page.goto('/docs/eslint-plugin/rules');
  const table = page.getByRole('region', { name: 'All rules' });
  await expect(table.getByRole('row')).toHaveCount(13);
  await table
    .getByRole('link', { name: 'no-rxstate-imperative-in-reactive' })
    .click();
  await expect(page).toHaveURL(/no-rxstate-imperative-in-reactive-context$/);
  const facts = page.getByRole('region', { name: /^Facts about no-rxstate/ });
  await expect(facts).toContainText('recommended: error');
});
