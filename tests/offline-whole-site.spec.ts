import type { Page } from '@playwright/test';
import { waitForLife } from './support/browse';
import {
  ALL_FILES,
  expect,
  heading,
  keepButton,
  said,
  test,
} from './support/offline';
import { listRoutes, PAGE_KINDS } from './support/pages';

// What a browser keeps by itself stands in for nothing.
test.use({ manners: 'with nothing' });

/** One demo of each page: state, directives, lists, strategies and what the CDK has. */
const DEMOS = {
  '/docs/start': 'App',
  '/docs/state': 'Clock',
  '/docs/state/actions': 'Bid box',
  '/docs/state/effects': 'Metronome',
  '/docs/template/rx-let-directive': 'Parcel',
  '/docs/template/rx-for-directive': 'Standings',
  '/docs/template/rx-if-directive': 'Drone status',
  '/docs/template/virtual-scrolling': 'Tremor log',
  '/docs/template/virtual-view-directive': 'Exhibit hall',
  '/docs/cdk/list-reconciliation': 'Theatre row',
  '/docs/cdk/render-strategies': 'Radar',
  '/docs/cdk/transformations/array/insert': 'Cue list',
};

/** Which page a document says it is. */
const shownPath = (page: Page) =>
  page
    .locator('link[rel=canonical]')
    .evaluate((link) => new URL(link.getAttribute('href') ?? '').pathname);

/** Asks for pages as the site does that puts them in place; gives what each answer says it is. */
const answeredBy = (page: Page, paths: readonly string[]) =>
  page.evaluate(async (asked) => {
    const answers: string[] = [];
    for (const path of asked) {
      const html = await (await fetch(path)).text();
      const [, address] = /rel="canonical" href="([^"]+)"/.exec(html) ?? [];
      answers.push(new URL(address ?? '').pathname);
    }
    return answers;
  }, paths);

test('OFF-1 with all pages saved and the host gone, every page opens, search finds, demos run', async ({
  page,
  host,
}) => {
  test.setTimeout(300_000);
  const paths = listRoutes();
  expect(paths.length).toBeGreaterThan(114);
  await page.goto('/docs/state');
  await waitForLife(page);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await keepButton(page).click();
  await expect(said(page)).toHaveText(/^All \d+ pages saved$/, ALL_FILES);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await host.close();

  expect(await answeredBy(page, paths)).toEqual(paths);
  for (const path of Object.values(PAGE_KINDS)) {
    if (!paths.includes(path)) continue;
    await page.goto(path);
    expect(await shownPath(page)).toBe(path);
    await expect(page.locator('.navbar'), path).toHaveCSS('position', 'sticky');
    await expect(heading(page), path).toHaveCount(1);
  }

  for (const [path, name] of Object.entries(DEMOS)) {
    await page.goto(path);
    const demo = page.getByRole('group', { name: `Demo: ${name}` }).first();
    await demo.getByRole('button', { name: 'Run' }).click();
    await expect(demo.getByText('The demo is running.'), path).toBeVisible();
  }

  await page.getByRole('combobox', { name: 'Search' }).fill('virtual scroll');
  await page
    .getByRole('option', { name: /Virtual scrolling/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/docs\/template\/virtual-scrolling/);
  await expect(heading(page)).toHaveText('Virtual scrolling');
});
