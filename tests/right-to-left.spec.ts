import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { holdBack, routePage, waitForLife } from './support/browse';
import { findLayoutFaults } from './support/layout-faults';
import { readStyleSheets } from './support/style-sheets';

test.beforeEach(({ page }) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace('dir="ltr"', 'dir="rtl"');
    return route.fulfill({ response, body });
  }),
);

/** Left and right edges of what is visible of a selector, in the window. */
const edges = (page: Page, selector: string) =>
  page
    .locator(selector)
    .filter({ visible: true })
    .first()
    .evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      return { left, right };
    });

test('no style sheet tells left from right: start and end follow the language', async ({
  page,
}) => {
  await page.goto('/docs/state');
  const sheets = readStyleSheets();
  const found = await page.evaluate((all) => {
    const PAIRS = ['margin', 'padding', 'border', 'inset', 'scroll-margin'];
    const wrong: string[] = [];
    const sidesOf = (pair: string): [string, string] => {
      if (pair === 'inset') return ['left', 'right'];
      const end = pair === 'border' ? '-width' : '';
      return [`${pair}-left${end}`, `${pair}-right${end}`];
    };
    const look = (rule: CSSRule, file: string): void => {
      if (rule instanceof CSSStyleRule) {
        const { style, selectorText } = rule;
        const report = (what: string) =>
          wrong.push(`${file}: ${selectorText} { ${what} }`);
        for (const pair of PAIRS) {
          const [left, right] = sidesOf(pair).map((name) =>
            style.getPropertyValue(name),
          );
          // A turned square is no place, and a rule for one direction knows it.
          const isTurned = style.transform.includes('rotate');
          if (left !== right && !isTurned)
            report(`${pair}: ${left} ≠ ${right}`);
        }
        for (const name of ['text-align', 'float', 'clear']) {
          const value = style.getPropertyValue(name);
          if (/left|right/.test(value)) report(`${name}: ${value}`);
        }
      }
      const inner = (rule as CSSGroupingRule).cssRules as
        CSSRuleList | undefined;
      for (const one of inner ?? []) look(one, file);
    };
    for (const { file, css } of all) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      for (const rule of sheet.cssRules) look(rule, file);
    }
    return { wrong, count: all.length };
  }, sheets);
  expect(found.count).toBeGreaterThan(20);
  expect(found.wrong).toEqual([]);
});

for (const path of ['/', '/docs/state/actions', '/blog', '/search?q=state']) {
  for (const width of [1280, 390]) {
    test(`${path} at ${width} px is mirrored, nothing hangs over and no text is cut`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await waitForLife(page);
      expect(await findLayoutFaults(page)).toEqual([]);
      const [brand, search, heading] = [
        await edges(page, '.navbar-brand'),
        await edges(page, '.navbar .search-input'),
        await edges(page, 'h1'),
      ];
      expect(width - brand.right).toBeLessThan(width / 3);
      expect(search.right).toBeLessThan(brand.left);
      expect(heading.right).toBeLessThanOrEqual(width);
      await expect(page.locator('h1')).toHaveCSS(
        'text-align',
        /start|right|center/,
      );
    });
  }
}

test('a docs page has its tree on the right, its contents on the left, and code as it is written', async ({
  page,
}) => {
  await page.goto('/docs/state/actions');
  const [tree, text, toc] = [
    await edges(page, '.sidebar'),
    await edges(page, 'article'),
    await edges(page, '.toc'),
  ];
  expect(tree.left).toBeGreaterThanOrEqual(text.right);
  expect(toc.right).toBeLessThanOrEqual(text.left);
  await expect(page.locator('article pre').first()).toHaveCSS(
    'direction',
    'ltr',
  );
});

for (const width of [1280, 390]) {
  test(`the search opens within a window of ${width} px, and its keys leave the words of its field alone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/docs/state');
    await waitForLife(page);
    const box = page.getByRole('combobox', { name: 'Search' });
    if (width > 997) {
      const [field, keys] = [
        await edges(page, '.search-input'),
        await edges(page, '.search-keys'),
      ];
      const padding = await box.evaluate((element) =>
        parseFloat(getComputedStyle(element).paddingLeft),
      );
      // The keys stand at the end of the line, within what the field leaves free.
      expect(keys.right).toBeLessThanOrEqual(field.left + padding);
    }
    await box.click();
    await box.fill('state');
    const option = page.getByRole('option').first();
    await expect(option).toBeVisible();
    const panel = await edges(page, '.search-panel');
    expect(panel.left).toBeGreaterThanOrEqual(0);
    expect(panel.right).toBeLessThanOrEqual(width);
    const field = await edges(page, '.search-input');
    if (width > 997) expect(Math.abs(panel.left - field.left)).toBeLessThan(8);
    expect(await findLayoutFaults(page)).toEqual([]);
    // Words begin at the right of their row.
    const [row, words] = await option.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const rights = [...range.getClientRects()].map(({ right }) => right);
      return [element.getBoundingClientRect().right, Math.max(...rights)];
    });
    expect((row ?? NaN) - (words ?? NaN)).toBeLessThan(60);
  });
}

for (const width of [390, 996]) {
  test(`the menu of a window of ${width} px comes from the right, whole`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/docs/state');
    await waitForLife(page);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Navigation' });
    await expect(dialog).toBeVisible();
    const drawer = await edges(page, '.mobile-sidebar');
    expect(drawer.right).toBe(width);
    expect(drawer.left).toBeGreaterThan(0);
    expect(await findLayoutFaults(page)).toEqual([]);
    // A toggle stands at the end of its row, which is on the left.
    const toggle = dialog.getByRole('button', { name: 'Toggle CDK' });
    const link = dialog.getByRole('link', { name: 'CDK', exact: true }).last();
    const middles = [toggle, link].map(async (one) => {
      const { x = NaN, width: wide = NaN } = (await one.boundingBox()) ?? {};
      return x + wide / 2;
    });
    const [end = NaN, start = NaN] = await Promise.all(middles);
    expect(end).toBeLessThan(start);
  });
}

test('the bar of a slow page change grows from the right', async ({ page }) => {
  await page.goto('/docs/state');
  await waitForLife(page);
  const { hold, letGo } = holdBack();
  await routePage(page, '/docs/cdk', hold);
  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'CDK', exact: true })
    .click();
  const bar = page.locator('#nprogress .bar');
  await expect(bar).toBeAttached();
  await expect
    .poll(async () => (await bar.boundingBox())?.x ?? 0)
    .toBeGreaterThan(100);
  const { right } = await edges(page, '#nprogress .bar');
  expect(right).toBeGreaterThan(1350);
  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('CDK');
});

test('a card ends where its link ends, and steps from version to version read like their arrow', async ({
  page,
}) => {
  await page.goto('/docs/upgrading?from=17');
  await waitForLife(page);
  const step = page.getByRole('heading', { name: '17 → 18' });
  await expect(step).toBeVisible();
  const places = await step.evaluate((heading) => {
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    const text = texts.nextNode() as Text;
    return [0, text.data.length - 1].map((at) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().left;
    });
  });
  expect(places[0]).toBeLessThan(places[1] ?? NaN);

  await page.goto('/docs/state/tour');
  await waitForLife(page);
  const link = page.locator('.prose p a[href^="/docs/"]').first();
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  const card = page.getByRole('tooltip');
  await expect(card).toBeVisible();
  const ends = async (locator: typeof link) =>
    locator.evaluate((element) => element.getClientRects()[0]?.right ?? NaN);
  expect(Math.abs((await ends(card)) - (await ends(link)))).toBeLessThan(2);
});
