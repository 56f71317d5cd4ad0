import type { Page } from '@playwright/test';
import { waitForLife } from './support/browse';
import { CACHE_MANNERS, startCountingHost } from './support/counting-host';
import type { CountingHost } from './support/counting-host';
import { read } from './support/offline';
import { expect, test } from './support/test';

const DATA = '/docs/state/effects';

const link = (page: Page, name = 'Effects') =>
  page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const intents: Record<string, (page: Page) => Promise<unknown>> = {
  hover: (page) => link(page).hover(),
  focus: (page) => link(page).focus(),
  touch: (page) =>
    link(page).evaluate((element) =>
      element.dispatchEvent(new Event('touchstart', { bubbles: true })),
    ),
};

// A trace fetches for itself what the browser has prefetched.
test.use({ trace: 'off' });

for (const manners of Object.keys(
  CACHE_MANNERS,
) as (keyof typeof CACHE_MANNERS)[]) {
  test.describe(`on a host that answers ${manners}`, () => {
    let host: CountingHost;
    test.beforeEach(async () => {
      host = await startCountingHost(manners);
    });
    test.afterEach(() => host.close());

    async function visitTwice(page: Page): Promise<void> {
      await link(page).click();
      await expect(heading(page)).toHaveText('Effects');
      await page.goBack();
      await expect(heading(page)).toHaveText('State');
      await link(page).click();
      await expect(heading(page)).toHaveText('Effects');
    }

    for (const [how, show] of Object.entries(intents)) {
      test(`NAV-6 a page that was in view, then ${how}, then two clicks are one request`, async ({
        page,
      }) => {
        await page.goto(`${host.url}/docs/state`);
        await waitForLife(page);
        await expect.poll(() => host.countOf(DATA)).toBe(1);
        await show(page);
        await visitTwice(page);
        expect(host.countOf(DATA)).toBe(1);
        // Going back is to the page that was opened first.
        expect(host.countOf('/docs/state')).toBe(1);
      });
    }

    test('NAV-6 a page clicked while it is still being prefetched is one request', async ({
      page,
    }) => {
      await page.goto(`${host.url}/docs/state`);
      await visitTwice(page);
      expect(host.countOf(DATA)).toBe(1);
    });

    test('NAV-6 a prefetch that failed is asked for again on the click', async ({
      page,
    }) => {
      host.setBroken(DATA);
      await page.goto(`${host.url}/docs/state`);
      await waitForLife(page);
      await expect.poll(() => host.countOf(DATA)).toBe(1);
      host.setBroken(undefined);
      await page.evaluate(() => Object.assign(window, { isSame: true }));
      await link(page).click();
      await expect(heading(page)).toHaveText('Effects');
      expect(host.countOf(DATA)).toBe(2);
      expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    });

    test('NAV-6 a reader who saves data asks once, with the click', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', {
          value: { saveData: true },
        });
      });
      await page.goto(`${host.url}/docs/state`);
      await waitForLife(page);
      for (const show of Object.values(intents)) await show(page);
      expect(host.countOf(DATA)).toBe(0);
      await visitTwice(page);
      expect(host.countOf(DATA)).toBe(1);
    });
  });
}

/** Waits until all that a page fetches ahead has arrived at its host. */
async function fetchedAhead(page: Page, host: CountingHost): Promise<void> {
  await waitForLife(page);
  // What is in sight is told with a frame.
  await page.evaluate(
    () =>
      new Promise((done) =>
        requestAnimationFrame(() => requestAnimationFrame(done)),
      ),
  );
  const links = await page
    .locator('link[rel="prefetch"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  expect(links).not.toEqual([]);
  await expect
    .poll(() => links.filter((path) => host.countOf(path) === 0))
    .toEqual([]);
  await page.waitForLoadState('networkidle');
}

test('NAV-6 a page that never comes holds back no page of the next', async ({
  page,
}) => {
  const host = await startCountingHost('as this site asks for');
  let held: string | undefined;
  const isAhead = (path: string) =>
    path.startsWith('/docs/') && path !== '/docs/state' && path !== DATA;
  host.setRule((path) => {
    if (held !== undefined || !isAhead(path)) return undefined;
    held = path;
    return new Promise(() => {});
  });
  await page.goto(`${host.url}/docs/state`);
  await expect.poll(() => held).toBeDefined();
  // They come one after the other.
  expect(Object.keys(host.counts()).filter(isAhead)).toEqual([]);
  await link(page).click();
  await expect(heading(page)).toHaveText('Effects');
  await expect
    .poll(() => Object.keys(host.counts()).filter(isAhead).length)
    .toBeGreaterThan(0);
  await host.close();
});

test('NAV-6 what is in view has a budget of eight pages or 100 kB, and the text comes before the frame', async ({
  page,
}) => {
  const host = await startCountingHost('as this site asks for');
  await page.goto(`${host.url}/docs/state`);
  await fetchedAhead(page, host);
  const readAhead = () =>
    page.locator('link[rel="prefetch"]').evaluateAll((all) =>
      all.flatMap((one) => {
        const { href } = one as HTMLLinkElement;
        const [entry] = performance.getEntriesByName(href);
        return entry instanceof PerformanceResourceTiming
          ? [{ path: new URL(href).pathname, bytes: entry.encodedBodySize }]
          : [];
      }),
    );
  // As long as it takes for a document more to break the budget.
  const sum = (all: readonly { bytes: number }[]) =>
    all.reduce((bytes, one) => bytes + one.bytes, 0);
  await expect.poll(async () => sum(await readAhead())).toBeGreaterThan(80_000);
  await page.waitForLoadState('networkidle');
  const ahead = await readAhead();
  expect(ahead.length).toBeLessThanOrEqual(8);
  expect(sum(ahead)).toBeLessThanOrEqual(100_000);
  const [first] = ahead;
  await expect(
    page.getByRole('article').locator(`a[href="${first?.path}"]`).first(),
  ).toBeInViewport();
  await host.close();
});

test('a first visit asks for the worker and for nothing else that it would not have asked for', async ({
  browser,
}) => {
  const countsOf = async (serviceWorkers: 'allow' | 'block') => {
    const host = await startCountingHost('as this site asks for');
    const context = await browser.newContext({ serviceWorkers });
    const page = await context.newPage();
    const address = `${host.url}/docs/state/effects`;
    if (serviceWorkers === 'allow') await read(page, address);
    else await page.goto(address);
    await fetchedAhead(page, host);
    await context.close();
    const counts = Object.entries(host.counts()).sort();
    await host.close();
    return counts;
  };
  const without = await countsOf('block');
  const asked = await countsOf('allow');
  expect(asked).toEqual([...without, ['/sw.js', 1]].sort());
});
