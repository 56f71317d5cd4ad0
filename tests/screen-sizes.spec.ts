import { findLayoutFaults } from './support/layout-faults';
import { expect, test } from './support/test';

test('the toggle of the navigation shows up to 996 px and the links from 997 px', async ({
  page,
}) => {
  const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
  const links = page.getByRole('navigation', { name: 'Main' });
  await page.goto('/docs/state');
  for (const width of [997, 1350]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(toggle).toBeHidden();
    await expect(links).toBeVisible();
  }
  for (const width of [996, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(toggle).toBeVisible();
    await expect(links).toBeHidden();
  }
});

test.describe('at 400 % of a 1280 px screen', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  for (const path of ['/', '/docs/state/actions', '/blog', '/search']) {
    test(`${path} is whole and the bar does not cover the text`, async ({
      page,
    }) => {
      await page.goto(path);
      expect(await findLayoutFaults(page)).toEqual([]);
      await page.evaluate(() => scrollTo(0, 600));
      const covered = await page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter((element) =>
            ['fixed', 'sticky'].includes(getComputedStyle(element).position),
          )
          .map((element) => element.getBoundingClientRect())
          .filter(({ top, bottom }) => bottom > 0 && top < innerHeight)
          .reduce((sum, { height }) => sum + height, 0),
      );
      expect(covered).toBe(0);
    });
  }

  test('the mobile sidebar can be used', async ({ page }) => {
    await page.goto('/docs/state');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const link = page
      .getByRole('dialog')
      .getByRole('link', { name: 'Testing' });
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport();
    expect(await findLayoutFaults(page)).toEqual([]);
  });
});

test('on a phone, the bar is one row with text of 24 px as well', async ({
  page,
}) => {
  // Widths are in em, so this is a phone of 390 px whose reader has 24 px.
  for (const width of [390, (390 * 16) / 24]) {
    await page.setViewportSize({ width, height: 560 });
    await page.goto('/docs/state');
    const bar = page.getByRole('banner');
    const rows = await bar.evaluate((element) => {
      const tops = [...element.children]
        .map((child) => child.getBoundingClientRect())
        .filter(({ height }) => height > 0)
        .map(({ top, height }) => Math.round(top + height / 2));
      return new Set(tops).size;
    });
    expect(rows, `${width} px`).toBe(1);
  }
});

test('text twice as large breaks nothing', async ({ page }) => {
  await page.setViewportSize({ width: 1350, height: 900 });
  for (const path of ['/', '/docs/state/actions', '/blog']) {
    await page.goto(path);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('html { font-size: 200% !important; }');
      document.adoptedStyleSheets.push(sheet);
    });
    expect(
      await page.evaluate(
        () =>
          document.documentElement.scrollWidth -
          document.documentElement.clientWidth,
      ),
      path,
    ).toBeLessThanOrEqual(0);
  }
});

test('with forced colours the chosen and the focused still stand out', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/docs/state');
  const groundOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await groundOf('.tab[aria-selected="true"]')).not.toBe(
    await groundOf('.tab[aria-selected="false"]'),
  );
  expect(await groundOf('.sidebar-tree a[aria-current]')).not.toBe(
    await groundOf('.sidebar-tree a:not([aria-current])'),
  );
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const outline = await page
    .locator(':focus')
    .evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(outline).not.toBe('none');
});

for (const { path, chosen, other } of [
  {
    path: '/docs/state',
    chosen: '.search-package :checked + span',
    other: '.search-package :not(:checked) + span',
  },
  {
    path: '/play?tutorial=/docs/tutorials/first-state',
    chosen: '.tutorial-step[aria-current] .tutorial-node',
    other: '.tutorial-step:not([aria-current]) .tutorial-node',
  },
]) {
  test(`with forced colours the chosen one stands out: ${chosen}`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(path);
    if (path === '/docs/state')
      await page.getByRole('combobox', { name: 'Search' }).fill('let');
    // A system colour keeps its ground by itself, and a plate then covers it below words that are not adjusted.
    const wordsOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).color);
    expect(await wordsOf(chosen)).not.toBe(await wordsOf(other));
  });
}

test('with forced colours a card has an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/docs/choose');
  const card = page.locator('.card').first();
  await expect(card).toHaveCSS('outline', 'rgb(0, 0, 0) solid 1px');
});

test('with forced colours no plate stands behind the words of a button', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const groundOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  const canvas = await groundOf('html');
  for (const button of ['.button', '.lab-run', '[data-demo-run]']) {
    expect(await groundOf(button), button).toBe(canvas);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const kinds = [
    '/',
    '/docs/api',
    '/docs/choose',
    '/docs/template/rx-let-directive',
    '/blog',
    '/search',
    '/play?tutorial=/docs/tutorials/first-state',
  ];
  for (const path of kinds) {
    test(`no text below 18 px is set tighter than the face was drawn: ${path}`, async ({
      page,
    }) => {
      await page.goto(path);
      if (path.includes('tutorial='))
        await expect(
          page.getByRole('heading', { name: 'First reactive state' }),
        ).toBeVisible({ timeout: 30_000 });
      const tight = await page.getByText(/./).evaluateAll((elements) =>
        elements
          .filter((element) => {
            const { fontSize, letterSpacing } = getComputedStyle(element);
            return parseFloat(fontSize) < 18 && parseFloat(letterSpacing) < 0;
          })
          .map(({ textContent }) => textContent),
      );
      expect(tight).toEqual([]);
    });
  }
});

test('with reduced motion nothing moves', async ({ page }) => {
  // Counted where they begin: a short one may be over before anybody looks.
  await page.addInitScript(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...args) {
      document.documentElement.setAttribute('data-animated', '');
      return animate.apply(this, args);
    };
    document.addEventListener('transitionrun', () =>
      document.documentElement.setAttribute('data-animated', ''),
    );
  });
  const root = page.locator('html');
  const toggle = page.getByRole('button', { name: 'Toggle CDK' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/docs/state');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('link', { name: 'Testing' }).first().hover();
  await expect(root).not.toHaveAttribute('data-animated');

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await toggle.click();
  await expect(root).toHaveAttribute('data-animated');
});
