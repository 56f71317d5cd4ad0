import type { Locator, Page } from '@playwright/test';
import { findInBothModes } from './support/axe';
import { expect, test } from './support/test';
import { pathsAsked, waitForLife } from './support/browse';

const PAGE = '/docs/template/rx-let-directive';
const demoOf = (page: Page, name: string) =>
  page.getByRole('group', { name: `Demo: ${name}` });

/** What is shown before is no part of the page that could be used, but looks the same. */
async function run(demo: Locator): Promise<void> {
  await demo.getByRole('button', { name: 'Run' }).click();
  await expect(demo.getByRole('status')).toHaveText('The demo is running.');
}

/** Whether the Tab key comes to something inside the first render. */
async function isReachable(page: Page, demo: Locator): Promise<boolean> {
  await demo.getByRole('button', { name: 'Run' }).focus();
  await page.keyboard.press('Tab');
  return demo.locator('.demo-stage :focus').isVisible();
}

async function open(page: Page, path = PAGE): Promise<void> {
  await page.goto(path);
  await waitForLife(page);
}

test.describe('demos', () => {
  test('show their first render, and load nothing before a reader asks @daily', async ({
    page,
  }) => {
    const asked = pathsAsked(page);
    await open(page);
    const demo = demoOf(page, 'Parcel');
    await demo.scrollIntoViewIfNeeded();
    await expect(demo.getByText('Not scanned yet')).toBeVisible();
    expect(await isReachable(page, demo)).toBe(false);
    expect(asked.filter((path) => path.startsWith('/demos/'))).toEqual([]);
    const before = asked.length;
    await run(demo);
    const scripts = asked.slice(before).filter((path) => path.endsWith('.js'));
    // Its own, and what many demos share.
    expect(scripts.filter((path) => path.startsWith('/demos/'))).toHaveLength(
      2,
    );
  });

  test('run, stop and start again, said aloud, by mouse and by keyboard @daily', async ({
    page,
    complaints,
  }) => {
    await open(page);
    const demo = demoOf(page, 'Parcel');
    const status = demo.getByRole('status');
    await demo.getByRole('button', { name: 'Run' }).focus();
    await page.keyboard.press('Enter');
    await expect(status).toHaveText('The demo is running.');
    const stop = demo.getByRole('button', { name: 'Stop' });
    await expect(stop).toBeFocused();
    await demo.getByRole('button', { name: 'Scan' }).click();
    await expect(demo.getByText('In Porto')).toBeVisible();
    await demo.getByRole('button', { name: 'Deliver' }).click();
    await expect(demo.getByText('Delivered in Porto')).toBeVisible();

    const restart = demo.getByRole('button', { name: 'Restart' });
    await restart.focus();
    await page.keyboard.press('Space');
    await expect(status).toHaveText('The demo has started again.');
    await expect(demo.getByText('Not scanned yet')).toBeVisible();
    await expect(restart).toBeFocused();
    await demo.getByRole('button', { name: 'Scan' }).click();
    await expect(demo.getByText('In Porto')).toBeVisible();

    await stop.click();
    await expect(status).toHaveText('The demo has stopped.');
    await expect(demo.getByText('Not scanned yet')).toBeVisible();
    await expect(restart).toBeHidden();
    expect(await isReachable(page, demo)).toBe(false);
    expect(complaints).toEqual([]);
  });

  test('two demos of a page run beside each other and break no policy', async ({
    page,
    complaints,
  }) => {
    await open(page);
    for (const name of ['River card', 'Parcel']) {
      await run(demoOf(page, name));
    }
    await expect(
      demoOf(page, 'River card').getByRole('button', { name: 'Check again' }),
    ).toBeVisible();
    await demoOf(page, 'Parcel').getByRole('button', { name: 'Stop' }).click();
    await expect(demoOf(page, 'River card').getByText(/\d+ cm/)).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('what a reader sets reaches the demo, before it runs and while it does', async ({
    page,
  }) => {
    await open(page, '/docs/template/rx-for-directive');
    const demo = demoOf(page, 'Star chart');
    await demo.getByLabel('Rows').selectOption('500');
    await run(demo);
    const rows = demo.locator('li');
    await expect(rows).toHaveCount(500);
    await demo.getByLabel('Rows').selectOption('5000');
    await expect(rows.filter({ hasText: 'Star 500,' })).toBeAttached();
  });

  test('a demo of several files runs below the one that shows it @daily', async ({
    page,
    complaints,
  }) => {
    await open(page, '/docs/cdk/list-reconciliation');
    const demo = demoOf(page, 'Theatre row');
    await run(demo);
    await demo.getByRole('button', { name: 'Another seat' }).click();
    await expect(demo.getByText('C4')).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('a virtual list scrolls inside its demo', async ({
    page,
    complaints,
  }) => {
    await open(page, '/docs/template/virtual-scrolling');
    const demo = demoOf(page, 'Tremor log');
    await run(demo);
    await expect(demo.getByText('1: 0', { exact: true })).toBeVisible();
    const scroller = demo.locator('.rx-virtual-scroll-element');
    // All rows have their place before one can be scrolled to.
    await expect
      .poll(() => scroller.evaluate(({ scrollHeight }) => scrollHeight))
      .toBe(50_000 * 32);
    await scroller.evaluate((element) => element.scrollTo(0, 100_000));
    await expect(demo.getByText(/3126: /)).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('rows of a virtual list are as wide as a reader needs to see them', async ({
    page,
  }) => {
    await open(page, '/docs/tutorials/large-live-list');
    const demo = page.getByRole('group', { name: /^Demo: / });
    await run(demo);
    const row = demo.locator('rx-virtual-scroll-viewport bike-row').first();
    await expect(row).toBeInViewport();
    // A row that contains its size is laid out, but nothing of it is painted outside of its box.
    const isSeen = await row.locator('span').evaluate((text) => {
      const { x, y, height } = text.getBoundingClientRect();
      return document.elementFromPoint(x + 2, y + height / 2) === text;
    });
    expect(isSeen).toBe(true);
  });

  test('leaving the page ends its demos, and coming back shows them at rest @daily', async ({
    page,
    complaints,
  }) => {
    await open(page);
    const stylesOfDemos = () =>
      page.evaluate(
        () =>
          document.adoptedStyleSheets.filter(({ cssRules }) =>
            [...cssRules].some(({ cssText }) =>
              cssText.includes('[_ngcontent'),
            ),
          ).length,
      );
    await run(demoOf(page, 'Forecast'));
    expect(await stylesOfDemos()).toBe(1);
    await page.getByRole('main').getByRole('link', { name: /^Next/ }).click();
    await expect(page).not.toHaveURL(/rx-let-directive/);
    await expect(page.locator('h1')).not.toHaveText('RxLet');
    expect(await stylesOfDemos()).toBe(0);
    await page.goBack();
    await run(demoOf(page, 'Forecast'));
    expect(complaints).toEqual([]);
  });

  test('a demo that cannot be loaded says so, and can be tried again', async ({
    page,
  }) => {
    await open(page);
    await page.route('**/demos/**', (route) => route.abort());
    const demo = demoOf(page, 'Parcel');
    await demo.getByRole('button', { name: 'Run' }).click();
    await expect(demo.getByRole('status')).toHaveText(/could not be started/);
    await expect(demo.getByText('Not scanned yet')).toBeVisible();
    await expect(demo.getByRole('button', { name: 'Run' })).toBeVisible();
  });

  test('the styles of the site stay out of a demo', async ({ page }) => {
    await open(page);
    const demo = demoOf(page, 'Parcel');
    await run(demo);
    const scan = demo.getByRole('button', { name: 'Scan' });
    const added = await scan.evaluate((element) => {
      const list = document.createElement('ul');
      element.parentElement?.append(list);
      const { listStyleType, paddingInlineStart } = getComputedStyle(list);
      return [listStyleType, paddingInlineStart];
    });
    expect(added).toEqual(['disc', '40px']);
  });

  test('axe finds nothing in running demos', async ({ page }) => {
    await open(page);
    const names = ['River card', 'Parcel'];
    for (const name of names) await run(demoOf(page, name));
    await expect(demoOf(page, 'River card').getByText(/\d+ cm/)).toBeVisible();
    for (const name of names) {
      // Asked of the whole page while demos change it, axe ends the process of Firefox.
      const root = demoOf(page, name);
      expect(await findInBothModes(page, { root })).toEqual([]);
    }
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('show their first render and no buttons @daily', async ({ page }) => {
      await page.goto(PAGE);
      const demo = demoOf(page, 'Parcel');
      await expect(demo.getByText('Not scanned yet')).toBeVisible();
      await expect(demo.getByRole('button', { name: 'Run' })).toHaveCount(0);
    });
  });
});
