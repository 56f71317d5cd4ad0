import { ERROR_CASES, OTHER_FILE } from './engines/error-cases';
import { SLOW, linkTo, panel, run, status, tab } from './support/playground';
import { expect, test } from './support/test';

test.describe.configure({ timeout: 120_000 });

test.describe('the playground tells, with its line, what is thrown by', () => {
  for (const { from, code, says } of ERROR_CASES) {
    test(from, async ({ page }) => {
      await page.goto(
        linkTo(code, { files: { 'sample.ts': code, 'other.ts': OTHER_FILE } }),
      );
      await run(page);
      await expect(status(page)).toContainText(says, SLOW);
    });
  }

  test('nothing: what is logged later has its line as well', async ({
    page,
  }) => {
    await page.goto(
      linkTo("setTimeout(() => {\n  console.log('late');\n}, 20);"),
    );
    await run(page);
    await tab(page, 'Console').click();
    await expect(
      panel(page, 'Console').getByRole('button', { name: 'Line 2' }),
    ).toBeVisible(SLOW);
  });
});
