import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { hasFocus } from './support/browse';

type Focus = {
  /** What has the focus, for messages. */
  what: string;
  isMarked: boolean;
  isInSight: boolean;
};

/** Where the focus is and whether a reader can see it. */
function readFocus(page: Page): Promise<Focus> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    // The radio button of a package is drawn by the label beside it.
    const drawn =
      element instanceof HTMLInputElement && element.type === 'radio'
        ? (element.nextElementSibling ?? element)
        : element;
    const { outlineStyle, outlineWidth } = getComputedStyle(drawn);
    // A link may break over lines, and a scrolled frame may show one of them only: one piece in sight is enough.
    const isInSight = [...drawn.getClientRects()].some((piece) => {
      const left = Math.max(0, piece.left);
      const top = Math.max(0, piece.top);
      const right = Math.min(innerWidth, piece.right);
      const bottom = Math.min(innerHeight, piece.bottom);
      if (right <= left || bottom <= top) return false;
      const hit = document.elementFromPoint(
        (left + right) / 2,
        (top + bottom) / 2,
      );
      return hit !== null && (drawn.contains(hit) || hit.contains(drawn));
    });
    return {
      what: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}`,
      isMarked: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
      isInSight,
    };
  });
}

/** The focus is where it should be, marked, and not behind anything. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const focus = await readFocus(page);
  expect(focus).toEqual({ what: focus.what, isMarked: true, isInSight: true });
}

/** Presses Tab until the focus is on the wanted element; every stop on the way has to be visible. */
async function tabTo(page: Page, selector: string): Promise<void> {
  const most = 200;
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    await expectVisibleFocus(page);
    const isThere = await page.evaluate(
      (wanted) => document.activeElement?.matches(wanted),
      selector,
    );
    if (isThere) return;
  }
  throw new Error(`${most} presses of Tab did not reach ${selector}.`);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the first stop skips to the content without changing the address', async ({
  page,
}) => {
  await page.goto('/docs/state/actions');
  const steps = await page.evaluate(() => history.length);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');
  expect(await page.evaluate(() => history.length)).toBe(steps);

  await page.keyboard.press('Tab');
  const isInside = await page.evaluate(
    () => document.activeElement?.closest('main') !== null,
  );
  expect(isInside).toBe(true);
});

for (const [path, width] of [
  ['/', 1350],
  ['/docs/state', 1350],
  ['/docs/cdk/render-strategies', 390],
  ['/search?q=strategy', 1350],
  ['/blog', 390],
] as const) {
  test(`Tab goes through all of ${path} at ${width} px, visible at each stop, and out again`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await page.waitForLoadState('load');
    // What comes later would move the stop that the focus is on.
    if (path.includes('?q=')) {
      await expect(page.locator('.search-count')).not.toBeEmpty();
    }
    const stops: string[] = [];
    const most = 400;
    for (;;) {
      await page.keyboard.press('Tab');
      const isOut = await page.evaluate(
        () => document.activeElement === document.body,
      );
      if (isOut || stops.length > most) break;
      await expectVisibleFocus(page);
      stops.push((await readFocus(page)).what);
    }
    expect(stops.length).toBeLessThan(most);
    expect(stops[0]).toContain('Skip to main content');
    expect(stops.at(-1)).toContain('llms.txt for AI tools');
  });
}

test('a category opens and closes, and a page of it is reached @daily', async ({
  page,
}) => {
  await page.goto('/docs/state');
  await tabTo(page, '[aria-label="Toggle CDK"]');
  const toggle = page.getByRole('button', { name: 'Toggle CDK' });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Space');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expectVisibleFocus(page);
  await expect(page.locator(':focus')).toHaveText('Coalescing');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Coalescing',
  );
});

test('the sidebar is filtered and the hit is followed @daily', async ({
  page,
}) => {
  await page.goto('/docs/state');
  await tabTo(page, '.sidebar input');
  await page.keyboard.type('upsert');
  await expect(
    page.locator('.sidebar').getByText('Getting started').first(),
  ).toBeHidden();
  await tabTo(page, 'a[href$="/array/upsert"]');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/cdk\/transformations\/array\/upsert$/);
});

test('search is opened by its keys, a hit is chosen, Escape closes', async ({
  page,
}) => {
  await page.goto('/docs/state');
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'Search' });
  await expect(box).toBeFocused();
  await expectVisibleFocus(page);
  await page.keyboard.type('selectSlice');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(box).toBeFocused();
  // The first press opens the panel again, the second goes to its first hit.
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(
    page.getByRole('option', { selected: true }).first(),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/select-slice/);
});

test('tabs move with the arrows, the ends are joined, the choice is kept @daily', async ({
  page,
}) => {
  await page.goto('/docs/state');
  await page.evaluate(() => scrollTo(0, 0));
  await tabTo(page, '[role="tab"]');
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await expect(tab('npm').first()).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(tab('bun').first()).toBeFocused();
  await expectVisibleFocus(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(tab('pnpm').first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(tab('bun').first()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(tab('npm').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expectVisibleFocus(page);
  await expect(page.locator('[role="tab"]:focus')).toHaveCount(0);
});

test('code is copied and scrolled @daily', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // Narrower screens wrap code.
  await page.setViewportSize({ width: 520, height: 844 });
  await page.goto('/docs/state/actions');
  await tabTo(page, '[aria-label="Copy code to clipboard"]');
  await page.keyboard.press('Enter');
  await expect(page.locator('.code-button:focus')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    'rxActions',
  );
  await page.keyboard.press('Tab');
  const code = page.locator('pre:focus');
  await expect(code).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(() => code.evaluate(({ scrollLeft }) => scrollLeft))
    .toBeGreaterThan(0);
});

test('the colour mode is switched @daily', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, '[data-color-mode-toggle]');
  await page.keyboard.press('Space');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(
    page.getByRole('button', { name: /currently dark mode/ }),
  ).toBeFocused();
});

test('the announcement is dismissed', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, '[data-announcement-close]');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden();
  await expect(page.locator('.navbar-brand')).toBeFocused();
  await expectVisibleFocus(page);
});

test('the language menu opens and Escape closes it', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, 'summary.menu-button');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('.menu-list a:focus')).toHaveText('English');
  await expectVisibleFocus(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('details .menu-list')).toBeHidden();
});

test('the mobile sidebar opens, keeps the focus, and gives it back @daily', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/docs/state');
  await tabTo(page, '[data-mobile-sidebar-open]');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Navigation' });
  await expect(dialog).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    // Between last and first stop the browser's own bar has the focus.
    const isIn = await page.evaluate(
      () =>
        document.activeElement === document.body ||
        document.activeElement?.closest('dialog') !== null,
    );
    expect(isIn).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const opener = page.getByRole('button', { name: 'Toggle navigation bar' });
  await expect.poll(() => hasFocus(opener)).toBe(true);
});

test('the table of contents leads to a heading below the navbar @daily', async ({
  page,
}) => {
  await page.goto('/docs/state/actions');
  await tabTo(page, '.toc a[href="#names-to-avoid"]');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#names-to-avoid$/);
  const heading = page.locator('#names-to-avoid');
  await expect(heading).toBeInViewport();
  const bar = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => (await heading.boundingBox())?.y ?? 0)
    .toBeGreaterThanOrEqual(bar?.height ?? 0);
});

test('a disclosure of the text opens @daily', async ({ page }) => {
  await page.goto('/docs/state');
  await tabTo(page, '.details > summary');
  await page.keyboard.press('Enter');
  await expect(page.locator('.details-content').first()).toBeVisible();
});
