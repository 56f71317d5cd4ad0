import { readFileSync } from 'node:fs';
import { waitForLife } from '../support/browse';
import { expect, test } from '../support/variants';

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const LAB_PAGES = ['Components', 'Search panel and symbol card', 'Crashes'];

declare const axe: {
  run: (
    context: object,
    options: object,
  ) => Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
};

test.describe('a site with crashing pages and other switches', () => {
  for (const name of LAB_PAGES) {
    test(`the lab leads to ${name}, where axe finds nothing and nothing scrolls sideways, wide and narrow`, async ({
      page,
      at,
    }) => {
      await page.addInitScript(AXE);
      await page.goto(at('/lab'));
      await page.getByRole('main').getByRole('link', { name }).click();
      await expect(page).toHaveURL(/\/lab\/./);
      await waitForLife(page);
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 900 });
        const found = await page.evaluate(async () => {
          const { violations } = await axe.run(
            // Lines below the fold are cut off, so that axe compares them with what lies behind.
            { include: ['main'], exclude: ['.code-folded pre'] },
            {
              resultTypes: ['violations'],
              runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
            },
          );
          return violations.flatMap(({ id, nodes }) =>
            nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
          );
        });
        expect(found, `${width} px`).toEqual([]);
        const scrollWidth = await page.evaluate(
          () => document.documentElement.scrollWidth,
        );
        expect(scrollWidth, `${width} px`).toBe(width);
      }
    });
  }

  test('the lab shows each specimen light and dark', async ({ page, at }) => {
    await page.goto(at('/lab/components'));
    const background = (mode: string) =>
      page
        .locator(`section > div > [data-theme=${mode}]`)
        .first()
        .evaluate((side) => getComputedStyle(side).backgroundColor);
    expect(await background('light')).toBe('rgb(255, 255, 255)');
    expect(await background('dark')).toBe('rgb(22, 18, 27)');
  });

  test('ERR-1 a page that crashes leaves the frame, says why and can be tried again', async ({
    page,
    at,
  }) => {
    await page.goto(at('/lab/crash'));
    await waitForLife(page);
    await page.getByRole('button', { name: 'Crash the page' }).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('This page crashed.');
    await expect(page.getByText('The lab crashed this page.')).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading).toHaveText('Crash lab');

    await page.getByRole('button', { name: 'Crash the page' }).click();
    await expect(heading).toHaveText('This page crashed.');
    await page
      .getByRole('banner')
      .getByRole('link', { name: 'Boat', exact: true })
      .click();
    await expect(heading).toHaveText('Boat');
  });

  test('ERR-1 a shell that crashes says the same without the frame', async ({
    page,
    at,
  }) => {
    await page.goto(at('/lab/crash'));
    await waitForLife(page);
    await page.getByRole('button', { name: 'Crash the shell' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This page crashed.',
    );
    await expect(page.getByText('The lab crashed the shell.')).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Crash lab',
    );
  });

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
