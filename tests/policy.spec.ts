import { expect, test } from './support/test';

test.describe('content security policy', () => {
  test('searching, navigating, switching the colours and printing break no policy @daily', async ({
    page,
    complaints,
  }) => {
    await page.goto('/docs/state/actions');
    await page.getByRole('combobox', { name: 'Search' }).fill('coalescing');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/coalesc/);
    await page.getByRole('button', { name: /^Switch between/ }).click();
    await page.emulateMedia({ media: 'print' });
    await page.pdf();
    await page.goto('/search?q=state');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      'state',
    );
    expect(complaints).toEqual([]);
  });

  test('a page that is come back to reads as before', async ({
    page,
    complaints,
  }) => {
    await page.goto('/docs/state/actions');
    const content = page.getByRole('main');
    const textBefore = await content.textContent();
    await page.evaluate(() => {
      document.documentElement.dataset['sameDocument'] = '';
    });
    await page.getByRole('link', { name: 'Template' }).first().click();
    await expect(page).toHaveURL(/\/docs\/template$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/docs\/state\/actions$/);
    await expect(page.locator('h1')).toHaveText('Actions');
    expect(await content.textContent()).toBe(textBefore);
    await expect(page.locator('html')).toHaveAttribute('data-same-document');
    expect(complaints).toEqual([]);
  });

  // contract: SEC-1
  test('a script that the page does not know is not run', async ({ page }) => {
    await page.goto('/docs/state');
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      try {
        script.textContent = 'window.injected = true';
      } catch {
        // Some browsers refuse even the text, which has not passed the policy for it.
      }
      document.body.append(script);
      return 'injected' in window;
    });
    expect(ran).toBe(false);
  });
});
