import type { Page } from '@playwright/test';
import { PAGE_KINDS, shareRoutes } from './support/pages';
import { expect, test } from './support/test';

test.use({ javaScriptEnabled: false });

/** What is wrong with the open page for a reader without scripts. */
function findFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isVisible = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 0;
    const faults: string[] = [];
    const heading = document.querySelector('h1');
    if (!heading || !isVisible(heading)) faults.push('no heading');
    const main = document.querySelector('main');
    const readable = main?.cloneNode(true) as HTMLElement | undefined;
    // Disclosures are native, and what scripts alone can use says so.
    readable
      ?.querySelectorAll('details:not([open]) > :not(summary), .needs-js')
      .forEach((folded) => folded.remove());
    const all = readable?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
    if (all === '') faults.push('no content');
    if ((main?.innerText.length ?? 0) < all.length / 2) {
      faults.push('most of the text is hidden');
    }
    // A button or a field can only work with scripts; in the picture of a demo nobody can touch them.
    // A button of a popover works by itself.
    const controls =
      'button:not([popovertarget]), input, select, textarea, [role="tab"]';
    for (const control of document.querySelectorAll(controls)) {
      if (isVisible(control) && !control.closest('[inert]'))
        faults.push(`dead control ${control.outerHTML}`);
    }
    return faults;
  });
}

for (const { share, paths } of shareRoutes([
  '/search',
  PAGE_KINDS['page not found'],
])) {
  test(`every page reads whole and has no control that could do nothing (${share})`, async ({
    page,
  }) => {
    test.slow();
    const faults: string[] = [];
    for (const path of paths()) {
      // Without scripts, nothing else waits for the styles.
      await page.goto(path, { waitUntil: 'load' });
      const found = await findFaults(page);
      faults.push(...found.map((fault) => `${path}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}

test('a hidden heading, hidden text and a control that is left over are found @daily', async ({
  page,
}) => {
  await page.goto('/docs/state');
  expect(await findFaults(page)).toEqual([]);
  await page.evaluate(() => {
    document.body.append(document.createElement('button'));
    const main = document.querySelector('main');
    if (main) main.style.visibility = 'hidden';
  });
  expect(await findFaults(page)).toEqual([
    'no heading',
    'most of the text is hidden',
    'dead control <button></button>',
  ]);
});

test('upsert is reached from home by links alone @daily', async ({ page }) => {
  for (const width of [390, 1350]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'CDK' })
      .click();
    await expect(page).toHaveURL(/\/docs\/cdk$/);
    await page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .getByRole('link', { name: 'upsert' })
      .click();
    await expect(page).toHaveURL(/\/transformations\/array\/upsert$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('upsert');
    await expect(page.locator('.code').first()).toBeVisible();
  }
});

test('the sidebar shows the whole tree and marks the page @daily', async ({
  page,
}) => {
  await page.goto('/docs/state/actions');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const links = sidebar.getByRole('link');
  const hidden: string[] = [];
  for (const link of await links.all()) {
    if (!(await link.isVisible()))
      hidden.push((await link.textContent()) ?? '');
  }
  expect(hidden).toEqual([]);
  expect(await links.count()).toBeGreaterThan(100);
  await expect(
    sidebar.getByRole('link', { name: 'Actions', exact: true }),
  ).toHaveAttribute('aria-current', 'page');
});

test('disclosures open and tab panels are all there under their names @daily', async ({
  page,
}) => {
  await page.goto('/docs/state');
  await page.locator('.details > summary').first().click();
  await expect(page.locator('.details-content').first()).toBeVisible();
  const panels = page.locator('.tabs').first().locator('.tab-panel');
  expect(await panels.count()).toBe(4);
  for (const panel of await panels.all()) {
    await expect(panel).toBeVisible();
    await expect(panel.locator('.tab-label')).toBeVisible();
  }
});

test('the table of contents opens on a narrow screen @daily', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/docs/state/actions');
  await page.getByText('On this page').first().click();
  await page
    .locator('.toc-disclosure')
    .getByRole('link', { name: 'Create', exact: true })
    .click();
  await expect(page).toHaveURL(/#create$/);
});

test('code is coloured in both modes and the colours follow the system @daily', async ({
  page,
}) => {
  const lookOf = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/docs/state');
    return page.evaluate(() => {
      const colorOf = (selector: string) =>
        getComputedStyle(document.querySelector(selector) ?? document.body)
          .color;
      return {
        ground: getComputedStyle(document.documentElement).backgroundColor,
        keyword: colorOf('pre .k'),
        text: colorOf('.code pre'),
      };
    });
  };
  const light = await lookOf('light');
  const dark = await lookOf('dark');
  expect(light.ground).toBe('rgb(255, 255, 255)');
  expect(dark.ground).toBe('rgb(22, 18, 27)');
  expect(light.keyword).not.toBe(light.text);
  expect(dark.keyword).not.toBe(dark.text);
  expect(dark.keyword).not.toBe(light.keyword);
});

test('the search page says what it needs and where to look instead @daily', async ({
  page,
}) => {
  await page.goto('/search');
  await expect(page.getByText('Loading the search index')).toBeHidden();
  await expect(page.getByText('Searching needs JavaScript')).toBeVisible();
  await page.getByRole('link', { name: 'the documentation' }).click();
  await expect(page).toHaveURL(/\/docs\/state$/);
});
