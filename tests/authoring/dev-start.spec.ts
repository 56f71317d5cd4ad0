import { waitForLife } from '../support/browse';
import { expect, test } from '../support/test';

test.use({ serves: 'dev' });
test.describe.configure({ timeout: 460_000 });

// All else that an author sees is in dev.spec.ts, which takes minutes and has a command of its own.
test('a page that an author opens comes to life, and nothing complains', async ({
  page,
  complaints,
}) => {
  await page.goto('/docs/state');
  await waitForLife(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
  expect(complaints).toEqual([]);
});
