import type { Page } from '@playwright/test';
import { MOBILE_MAX_WIDTH_PX } from '@/lib/site/config';
import { PAGE_KINDS } from './support/pages';
import { expect, test } from './support/test';

const WIDTHS = [
  320,
  390,
  768,
  MOBILE_MAX_WIDTH_PX,
  MOBILE_MAX_WIDTH_PX + 1,
  1350,
  1920,
  2560,
];

/** Least width and height of a target, from WCAG 2.2, 2.5.8; links within a line of text are exempt there. */
const MIN_TARGET_PX = 24;

/**
 * What is wrong with the layout of the open page: sideways scrolling, text that is cut off, controls that are too
 * small or lie on each other.
 */
function findFaults(page: Page): Promise<string[]> {
  return page.evaluate((minTarget) => {
    const faults: string[] = [];
    const root = document.documentElement;
    const nameOf = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${element.className}`;

    if (root.scrollWidth > root.clientWidth) {
      const wide = [...document.querySelectorAll('body *')].find(
        (element) =>
          element.getBoundingClientRect().right > root.clientWidth + 0.5 &&
          !element.closest('pre, .table-frame, .tab-list'),
      );
      faults.push(`scrolls sideways: ${wide ? nameOf(wide) : 'page'}`);
    }

    for (const element of document.querySelectorAll('body *')) {
      if (!(element instanceof HTMLElement)) continue;
      const { overflowX, overflowY } = getComputedStyle(element);
      const isCut =
        (['hidden', 'clip'].includes(overflowX) &&
          element.scrollWidth > element.clientWidth + 1) ||
        (['hidden', 'clip'].includes(overflowY) &&
          element.scrollHeight > element.clientHeight + 1);
      const isMeant =
        element.closest('.visually-hidden, .code-folded') !== null;
      if (isCut && !isMeant) faults.push(`cut off: ${nameOf(element)}`);
    }

    const targets = [
      ...document.querySelectorAll('a, button, summary, input'),
    ].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.matches('.skip-link, input[type="radio"]'),
    );
    for (const element of targets) {
      const { width, height } = element.getBoundingClientRect();
      const isInText =
        getComputedStyle(element).display === 'inline' &&
        element.closest('p, li, td, th, dd, h1, h2, h3, h4, h5, h6') !== null;
      if (!isInText && (width < minTarget || height < minTarget)) {
        faults.push(
          `${Math.round(width)} x ${Math.round(height)} px: ${nameOf(element)}`,
        );
      }
    }

    const bar = [
      ...document.querySelectorAll('.navbar :is(a, button, summary, input)'),
    ].filter(
      (element) =>
        element.checkVisibility() && !element.closest('dialog, .search-panel'),
    );
    bar.forEach((first, index) => {
      const a = first.getBoundingClientRect();
      for (const second of bar.slice(index + 1)) {
        const b = second.getBoundingClientRect();
        const isApart =
          a.right <= b.left + 1 ||
          b.right <= a.left + 1 ||
          a.bottom <= b.top + 1 ||
          b.bottom <= a.top + 1;
        if (!isApart) faults.push(`${nameOf(first)} lies on ${nameOf(second)}`);
      }
    });
    return faults;
  }, MIN_TARGET_PX);
}

/** Sets what WCAG 1.4.12 lets readers set; the page's policy allows no style element. */
function spaceText(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }
    `);
    // The page has sheets of its own there.
    document.adoptedStyleSheets.push(sheet);
  });
}

for (const [kind, path] of Object.entries(PAGE_KINDS)) {
  test(`the ${kind} fits from 320 to 2560 px, and the reader's own text spacing cuts nothing off`, async ({
    page,
  }) => {
    await page.goto(path);
    const findAt = async (width: number, words: string) => {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await findFaults(page), `at ${width} px${words}`).toEqual([]);
    };
    for (const width of WIDTHS) await findAt(width, '');
    await spaceText(page);
    for (const width of [1350, 997, 320]) await findAt(width, ', spaced');
  });
}

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
      expect(await findFaults(page)).toEqual([]);
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
    expect(await findFaults(page)).toEqual([]);
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

test('a right-to-left locale turns the page around and leaves code alone', async ({
  page,
}) => {
  // The direction of a page is the direction of its locale, an attribute of the root element.
  await page.route('**/docs/state', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    expect(html).toContain('<html lang="en" dir="ltr"');
    await route.fulfill({
      response,
      body: html.replace('dir="ltr"', 'dir="rtl"'),
    });
  });
  for (const width of [390, 1350]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/docs/state');
    expect(await findFaults(page), `at ${width} px`).toEqual([]);
  }
  const leftOf = async (selector: string): Promise<number> =>
    (await page.locator(selector).first().boundingBox())?.x ?? NaN;
  expect(await leftOf('.sidebar')).toBeGreaterThan(await leftOf('main'));
  expect(await leftOf('.toc')).toBeLessThan(await leftOf('main'));
  expect(await leftOf('.navbar-brand')).toBeGreaterThan(
    await leftOf('.navbar-tools'),
  );
  const code = page.locator('.code pre').first();
  expect(
    await code.evaluate((element) => getComputedStyle(element).direction),
  ).toBe('ltr');
});
