import { waitForLife } from '../support/browse';
import { expect, test } from '../support/variants';

test.describe('a site with every switch turned the other way', () => {
  test('ERR-4 the home page says so when it is served from a wrong base URL', async ({
    page,
    at,
  }) => {
    await page.route(/\.css(\?|$)|_next/, (route) =>
      route.fulfill({ status: 404 }),
    );
    await page.goto(at('/'));
    const issue = page.getByRole('alert').filter({
      hasText: 'The site did not load properly',
    });
    await expect(issue).toContainText('It was built for /sub/.');
    await expect(issue).toContainText('it needs /sub/.');
  });

  test('ERR-4 it says nothing where the style sheet loads, nor on another page', async ({
    page,
    at,
  }) => {
    await page.goto(at('/'));
    await expect(page.getByText('did not load properly')).toBeHidden();
    await page.route(/\.css(\?|$)/, (route) => route.abort());
    await page.goto(at('/docs/boat/voyage'));
    await expect(page.getByText('did not load properly')).toHaveCount(0);
  });

  test('NVB-1 the navbar hides on scrolling down and is back on scrolling up or with focus', async ({
    page,
    at,
  }) => {
    await page.goto(at('/docs/boat/voyage'));
    await waitForLife(page);
    const navbar = page.getByRole('banner');
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, 900);
    await expect(navbar).not.toBeInViewport();
    await page.mouse.wheel(0, -50);
    await expect(navbar).toBeInViewport();
    await page.mouse.wheel(0, 400);
    await expect(navbar).not.toBeInViewport();
    await navbar.getByRole('link').first().focus();
    await expect(navbar).toBeInViewport();
  });

  test('NVB-1 it is hidden after going to a hash', async ({ page, at }) => {
    await page.goto(at('/docs/boat/voyage'));
    await waitForLife(page);
    await page
      .getByRole('navigation', { name: 'Table of contents' })
      .getByRole('link')
      .nth(2)
      .click();
    await expect(page.getByRole('banner')).not.toBeInViewport();
  });

  test('COL-1 where the system is not respected the default mode begins', async ({
    page,
    at,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(at('/docs/boat/voyage'));
    await waitForLife(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});
