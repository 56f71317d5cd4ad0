import { expect, test } from './support/test';
import { waitForLife } from './support/browse';

const PAGE = '/docs/cdk/transformations';

test('TAB-1 a remembered choice shows before any file of the page has run', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('tab.package-manager', 'pnpm'),
  );
  await page.route(/_next\/static\/chunks\/.*\.js/, () => {});
  await page.goto(PAGE, { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await expect(
    main.locator('.tab-panel[data-label="pnpm"]').first(),
  ).toBeVisible();
  await expect(
    main.locator('.tab-panel[data-label="npm"]').first(),
  ).toBeHidden();
});

test('TAB-1 a link to a heading inside a hidden panel opens it, each time', async ({
  page,
}) => {
  await page.goto(PAGE);
  await waitForLife(page);
  const main = page.getByRole('main');
  const panel = main.locator('.tab-panel[data-label="yarn"]').first();
  await expect(panel).toBeHidden();
  await panel.evaluate((element) => {
    const target = document.createElement('h3');
    target.id = 'inside';
    target.textContent = 'Inside';
    element.append(target);
    const link = document.createElement('a');
    link.href = '#inside';
    link.textContent = 'Show what is inside';
    document.querySelector('main')?.prepend(link);
  });
  const link = main.getByRole('link', { name: 'Show what is inside' });
  for (let round = 0; round < 2; round++) {
    await link.click();
    await expect(panel).toBeVisible();
    await expect(panel.getByText('Inside')).toBeInViewport();
    await main.getByRole('tab', { name: 'npm', exact: true }).first().click();
    await expect(panel).toBeHidden();
  }
});

for (const [direction, next, previous] of [
  ['ltr', 'ArrowRight', 'ArrowLeft'],
  ['rtl', 'ArrowLeft', 'ArrowRight'],
] as const) {
  test(`TAB-1 where text runs ${direction}, ${next} leads to the next tab and ${previous} back`, async ({
    page,
  }) => {
    await page.goto(PAGE);
    await waitForLife(page);
    await page
      .locator('html')
      .evaluate((root, value) => root.setAttribute('dir', value), direction);
    const list = page.getByRole('main').getByRole('tablist').first();
    const tab = (name: string) => list.getByRole('tab', { name, exact: true });
    await tab('npm').focus();
    await page.keyboard.press(next);
    await expect(tab('pnpm')).toBeFocused();
    await expect(tab('pnpm')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press(previous);
    await expect(tab('npm')).toBeFocused();
    await page.keyboard.press(previous);
    await expect(tab('bun')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(tab('npm')).toBeFocused();
    await page.keyboard.press('End');
    await expect(tab('bun')).toBeFocused();
  });
}
