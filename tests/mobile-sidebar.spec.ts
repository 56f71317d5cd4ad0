import type { Page } from '@playwright/test';
import { MOBILE_MAX_WIDTH_PX } from '@/lib/site/config';
import { expect, test } from './support/test';
import { hasFocus, waitForLife } from './support/browse';

const MOBILE = { width: MOBILE_MAX_WIDTH_PX, height: 800 };
const DESKTOP = { width: MOBILE_MAX_WIDTH_PX + 1, height: 800 };

const opener = (page: Page) =>
  page.getByRole('button', { name: 'Toggle navigation bar' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Navigation' });

async function open(page: Page, path = '/docs/state'): Promise<void> {
  await page.setViewportSize(MOBILE);
  await page.goto(path);
  await waitForLife(page);
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
}

async function expectClosed(page: Page): Promise<void> {
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-scroll-locked');
  await expect(page).toHaveURL(/\/docs\/state$/);
}

test('FRM-5 the links are in the bar at 997 px and behind a button at 996 px @daily', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/docs/state');
  const link = page
    .getByRole('banner')
    .getByRole('link', { name: 'Template', exact: true });
  await expect(link).toBeVisible();
  await expect(opener(page)).toHaveCount(0);
  await page.setViewportSize(MOBILE);
  await expect(link).toHaveCount(0);
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
});

test('MOB-1 focus goes into the dialog, stays there and comes back @daily', async ({
  page,
}) => {
  await open(page);
  const isInside = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      return (
        activeElement === document.body ||
        activeElement?.closest('dialog') !== null
      );
    });
  expect(
    await page.evaluate(
      () => document.activeElement?.closest('dialog') !== null,
    ),
  ).toBe(true);
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press('Shift+Tab');
    expect(await isInside()).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expectClosed(page);
  await expect.poll(() => hasFocus(opener(page))).toBe(true);
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
});

test('MOB-1 the close button, the backdrop and going back close it and stay on the page', async ({
  page,
}) => {
  await page.setViewportSize(MOBILE);
  await page.goto('/docs/cdk');
  await open(page);
  await dialog(page)
    .getByRole('button', { name: 'Close navigation bar' })
    .click();
  await expectClosed(page);

  await opener(page).click();
  await page.mouse.click(MOBILE.width - 20, 400);
  await expectClosed(page);

  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expectClosed(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('CDK');
});

test('MOB-1 a link closes it and leads on, and going back skips the dialog @daily', async ({
  page,
}) => {
  await open(page);
  await dialog(page)
    .getByRole('link', { name: 'CDK', exact: true })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('CDK');
  await expect(page).toHaveURL(/\/docs\/cdk$/);
  await expect(dialog(page)).toHaveCount(0);
  await page.goBack();
  await expectClosed(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('State');
});

test('MOB-1 growing beyond 996 px closes it', async ({ page }) => {
  await open(page);
  await page.setViewportSize(DESKTOP);
  await expectClosed(page);
});

test('MOB-2 the page behind it does not scroll, and stays where it was', async ({
  page,
}) => {
  await page.setViewportSize(MOBILE);
  await page.goto('/docs/state');
  await waitForLife(page);
  await page.evaluate(() => window.scrollTo(0, 400));
  // Playwright's own click would scroll first.
  await opener(page).dispatchEvent('click');
  await expect(dialog(page)).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  await page.keyboard.press('Escape');
  await expectClosed(page);
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
  expect(await page.evaluate(() => window.scrollY)).toBe(400);
});

test('MOB-2 it shows the docs tree first, then the main menu, toggle and language', async ({
  page,
}) => {
  await open(page);
  const tree = dialog(page).getByRole('navigation', { name: 'Docs sidebar' });
  const main = dialog(page).getByRole('navigation', { name: 'Main' });
  await expect(tree).toBeVisible();
  await expect(
    tree.getByRole('link', { name: 'State', exact: true }),
  ).toHaveAttribute('aria-current', 'page');
  await dialog(page).getByRole('button', { name: 'Back to main menu' }).click();
  await expect(tree).toHaveCount(0);
  // The same button leads back: the focus is not lost.
  expect(
    await hasFocus(
      dialog(page).getByRole('button', { name: 'Back to the documentation' }),
    ),
  ).toBe(true);
  await expect(main.getByRole('link', { name: 'Blog' })).toBeVisible();
  await expect(dialog(page).getByText('English').first()).toBeVisible();
  await dialog(page)
    .getByRole('button', { name: /^Switch between dark and light mode/ })
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('MOB-3 the table of contents is a disclosure above the content', async ({
  page,
}) => {
  await page.setViewportSize(MOBILE);
  await page.goto('/docs/state');
  await waitForLife(page);
  const toc = page.getByRole('navigation', { name: 'Table of contents' });
  await expect(toc.getByRole('link').first()).toBeHidden();
  await toc.getByText('On this page').click();
  const entry = toc.getByRole('link').first();
  await expect(entry).toBeVisible();
  const id = (await entry.getAttribute('href'))?.slice(1);
  await entry.click();
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

test.describe('the menu leaves place and history alone', () => {
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });
  const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
  const cdk = (page: Page) =>
    dialog(page).getByRole('link', { name: 'CDK', exact: true }).first();

  /** From one page to another, so that there is something to go back to. */
  async function openSecondPage(page: Page, address: string): Promise<void> {
    await page.setViewportSize(MOBILE);
    await page.goto('/docs/template');
    await page.goto(address);
    await waitForLife(page);
  }

  const openMenu = async (page: Page) => {
    // Playwright's own click would scroll first.
    await opener(page).dispatchEvent('click');
    await expect(dialog(page)).toBeVisible();
  };

  for (const [how, close] of [
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['going back', (page: Page) => page.goBack()],
    [
      'its button',
      (page: Page) =>
        page.getByRole('button', { name: 'Close navigation bar' }).click(),
    ],
    ['the backdrop', (page: Page) => page.mouse.click(MOBILE.width - 20, 400)],
  ] as const) {
    test(`closed by ${how}, the page is where it was scrolled to from its anchor`, async ({
      page,
    }) => {
      await openSecondPage(page, '/docs/state/actions#names-to-avoid');
      await page.evaluate(() => window.scrollBy(0, 500));
      const before = await scrolled(page);
      await openMenu(page);
      await close(page);
      await expect(dialog(page)).toHaveCount(0);
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(done)),
      );
      expect(await scrolled(page)).toBe(before);
      await page.goBack();
      await expect(page).toHaveURL(/\/docs\/template$/);
    });
  }

  test('opened and closed again and again, one step back leads away', async ({
    page,
  }) => {
    await openSecondPage(page, '/docs/state');
    for (let round = 0; round < 3; round++) {
      await openMenu(page);
      await page.keyboard.press('Escape');
      await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
    }
    await page.goBack();
    await expect(page).toHaveURL(/\/docs\/template$/);
  });

  test('opened while the history still goes back from it, it stays open', async ({
    page,
  }) => {
    await openSecondPage(page, '/docs/state');
    await openMenu(page);
    await opener(page).evaluate(async (button: HTMLElement) => {
      const gone = new Promise<void>((done) => {
        new MutationObserver(() => {
          if (!document.querySelector('dialog')) done();
        }).observe(document, { childList: true, subtree: true });
      });
      document.querySelector('dialog')?.close();
      await gone;
      button.click();
    });
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/docs\/state$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/docs\/template$/);
  });

  test('a link that opens elsewhere leaves it open, and no step behind', async ({
    page,
    context,
  }) => {
    await openSecondPage(page, '/docs/state');
    await openMenu(page);
    const opened = context.waitForEvent('page');
    await cdk(page).click({ modifiers: ['ControlOrMeta'] });
    await opened;
    await expect(page).toHaveURL(/\/docs\/state$/);
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/docs\/template$/);
  });

  test('a reload with it open leaves no step behind', async ({ page }) => {
    await openSecondPage(page, '/docs/state');
    await openMenu(page);
    await page.reload();
    await waitForLife(page);
    await expect(dialog(page)).toHaveCount(0);
    await expect
      .poll(() => page.evaluate(() => history.state?.overlay ?? false))
      .toBe(false);
    await page.goBack();
    await expect(page).toHaveURL(/\/docs\/template$/);
  });

  test('going forward again leads to nothing that cannot be seen', async ({
    page,
  }) => {
    await openSecondPage(page, '/docs/state');
    await openMenu(page);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await page.goForward();
    await expect
      .poll(() => page.evaluate(() => history.state?.overlay ?? false))
      .toBe(false);
    await page.goBack();
    await expect(page).toHaveURL(/\/docs\/template$/);
  });

  test('a link that fails without a connection leaves no step behind', async ({
    page,
    context,
  }) => {
    await openSecondPage(page, '/docs/state');
    await openMenu(page);
    await expect(
      dialog(page).getByRole('searchbox', { name: 'Filter navigation' }),
    ).toBeVisible();
    await context.setOffline(true);
    await dialog(page)
      .getByRole('link', { name: 'Blog', exact: true })
      .first()
      .click();
    await expect(page.getByText('You are offline')).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await context.setOffline(false);
    await page.goBack();
    await expect(page).toHaveURL(/\/docs\/template$/);
  });

  test('the link of the shown page closes it, and adds no step', async ({
    page,
  }) => {
    await openSecondPage(page, '/docs/cdk');
    await openMenu(page);
    await cdk(page).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/docs\/cdk$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/docs\/template$/);
  });

  test('a page chosen in it is one step from the page before', async ({
    page,
  }) => {
    await openSecondPage(page, '/docs/state/actions#names-to-avoid');
    await openMenu(page);
    await cdk(page).click();
    await expect(heading(page)).toHaveText('CDK');
    await page.goBack();
    await expect(page).toHaveURL(/\/docs\/state\/actions#names-to-avoid$/);
    await expect(heading(page)).toHaveText('Actions');
    await page.goBack();
    await expect(page).toHaveURL(/\/docs\/template$/);
  });
});
