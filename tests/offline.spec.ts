import type { Page } from '@playwright/test';
import { bundleWorker } from '@/lib/export/host/offline-files';
import { waitForLife } from './support/browse';
import type { CountingHost } from './support/counting-host';
import {
  ALL_FILES,
  expect,
  heading,
  keepButton as button,
  read,
  said,
  test,
  until,
} from './support/offline';

const READ = '/docs/state/effects';
const ALSO_READ = '/docs/state/actions';
/** No page that the tests open leads there in sight. */
const UNREAD = '/docs/isr/cache-hooks';
const OTHER_BUILD = 'another-build';

const buildOf = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset['build'] ?? '');

/** The same site as another build would publish it. */
const publishAnew = (host: CountingHost, build: string) =>
  host.setRule((path) =>
    /^\/(?:sw\.js|docs\/[^.]*)$/.test(path)
      ? (text) => text.replaceAll(build, OTHER_BUILD)
      : undefined,
  );

test('OFF-1 pages that were read open without a network, in place and anew @daily', async ({
  page,
  host,
}) => {
  await read(page, READ);
  await read(page, ALSO_READ);
  host.setRule(() => 'off');
  await page.goto(READ);
  await waitForLife(page);
  await expect(heading(page)).toHaveText('Effects');
  // Its styles are there as well.
  await expect(page.locator('.navbar')).toHaveCSS('position', 'sticky');
  await page.locator(`[data-sidebar] a[href="${ALSO_READ}"]`).click();
  await expect(heading(page)).toHaveText('Actions');
  await expect(page).toHaveURL(new RegExp(`${ALSO_READ}$`));
});

test('a page that was loaded without the worker asks by itself, and is kept all the same', async ({
  page,
  host,
}) => {
  await read(page, READ);
  await page.locator(`[data-sidebar] a[href="${ALSO_READ}"]`).click();
  await expect(heading(page)).toHaveText('Actions');
  await until(
    page,
    async (key) =>
      (await caches.match(key, { ignoreVary: true })) !== undefined,
    ALSO_READ,
  );
  expect(
    await page.evaluate(() => navigator.serviceWorker.controller),
  ).toBeNull();
  await page.evaluate(() => void window.dispatchEvent(new Event('offline')));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  host.setRule(() => 'off');
  await page.locator(`[data-sidebar] a[href="${READ}"]`).click();
  await expect(heading(page)).toHaveText('Effects');
});

test('the address of a page that is not kept says so and lists those that are', async ({
  page,
  host,
}) => {
  await read(page, READ);
  host.setRule(() => 'off');
  await page.goto(UNREAD);
  await expect(heading(page)).toHaveText('You are offline');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Effects', exact: true })
    .click();
  await expect(heading(page)).toHaveText('Effects');
});

test('a click on a page that is not kept leaves the shown one, whatever the browser believes of the connection', async ({
  page,
  host,
}) => {
  await read(page, READ);
  host.setRule(() => 'off');
  await page.goto(READ);
  await waitForLife(page);
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  // Its category is closed.
  await page
    .locator(`[data-sidebar] a[href="${UNREAD}"]`)
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page.getByRole('alert')).toContainText('You are offline');
  await expect(heading(page)).toHaveText('Effects');
});

test('"Save all pages" says how much that is, never mixes versions, and what it saved can be removed', async ({
  page,
  host,
}) => {
  // Some hundred files are kept, twice.
  test.slow();
  await read(page, READ);
  await button(page).hover();
  await expect(button(page)).toHaveText(
    /^Save all pages for offline reading \(\d\.\d MB\)$/,
  );

  await test.step('version skew: files of another version are never kept as one with the rest', async () => {
    let asked = 0;
    host.setRule((path) =>
      path === '/offline.json' && ++asked === 2
        ? (text) => text.replace('"version":"', '$&next')
        : undefined,
    );
    await button(page).click();
    await expect(said(page)).toHaveText(
      /^The site was published anew/,
      ALL_FILES,
    );
    await expect(button(page)).toHaveText(/^Save all pages/);
    expect(
      (await page.evaluate(() => caches.keys())).filter((name) =>
        name.includes('all '),
      ),
    ).toEqual([]);
  });

  await test.step('it counts, and every page is there without a network', async () => {
    let letGo = () => {};
    const held = new Promise<undefined>((done) => {
      letGo = () => done(undefined);
    });
    host.setRule((path) => (path === UNREAD ? held : undefined));
    await button(page).click();
    await expect(
      page.getByRole('button', { name: /^Saving \d+ of \d+ files$/ }),
    ).toBeVisible();
    letGo();
    await expect(said(page)).toHaveText(/^All 1\d\d pages saved$/, ALL_FILES);
    await page.waitForFunction(
      () => navigator.serviceWorker.controller !== null,
    );
    host.setRule(() => 'off');
    await page.goto(UNREAD);
    await expect(heading(page)).toHaveText('Cache hooks');
  });

  await test.step('every page says so, and what is saved is removed when the reader says so twice', async () => {
    await expect(said(page)).toHaveText(/^All 1\d\d pages saved$/);
    await expect(button(page)).toHaveText('Remove saved pages');
    page.once('dialog', (dialog) => void dialog.dismiss());
    await button(page).click();
    await expect(said(page)).toHaveText(/^All 1\d\d pages saved$/);
    page.once('dialog', (dialog) => void dialog.accept());
    await button(page).click();
    await expect(said(page)).toHaveText('Saved pages removed.');
    // What asks the worker now finds nothing, and leaves nothing behind.
    expect(
      await page.evaluate(() => fetch('/docs').then(String, () => 'nothing')),
    ).toBe('nothing');
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
  });
});

test('a connection that says nothing shows the kept page', async ({
  page,
  host,
}) => {
  await read(page, READ);
  let letGo = () => {};
  const held = new Promise<undefined>((done) => {
    letGo = () => done(undefined);
  });
  host.setRule((path) => (path === READ ? held : undefined));
  await page.goto(READ);
  await waitForLife(page);
  await expect(heading(page)).toHaveText('Effects');
  letGo();
});

test('versions never mix: what a build made stays apart until it is read anew', async ({
  page,
  host,
}) => {
  await read(page, READ);
  await read(page, ALSO_READ);
  const build = await buildOf(page);
  publishAnew(host, build);
  // The first page of the new build brings its worker, which keeps the next.
  await page.goto(READ);
  await until(
    page,
    async (name) => (await caches.keys()).some((key) => key.includes(name)),
    OTHER_BUILD,
  );
  await read(page, READ);
  const buildsOf = () =>
    page.evaluate(async () => {
      const found: string[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const { url } of await cache.keys()) {
          const { pathname } = new URL(url);
          if (/\.\w+$/.test(pathname)) continue;
          const html = await (await cache.match(url))?.text();
          // It was removed meanwhile.
          if (html === undefined) continue;
          const made = /data-build="([^"]*)"/.exec(html)?.[1];
          found.push(`${name.endsWith(`read ${made}`)} ${pathname}`);
        }
      }
      return found;
    });
  await expect
    .poll(async () =>
      (await buildsOf()).filter((one) => one === `true ${READ}`),
    )
    .toHaveLength(1);
  expect((await buildsOf()).filter((one) => one.startsWith('false'))).toEqual(
    [],
  );
  host.setRule(() => 'off');
  // Read in the old build alone: still there, with the styles it was made for.
  await page.goto(ALSO_READ);
  await waitForLife(page);
  expect([build, OTHER_BUILD]).toContain(await buildOf(page));
  await expect(page.locator('.navbar')).toHaveCSS('position', 'sticky');
});

test('a page of a new build is kept where it is slow to begin, and the next one with all that it needs', async ({
  page,
  host,
}) => {
  await read(page, READ);
  await read(page, ALSO_READ);
  publishAnew(host, await buildOf(page));
  const untilStored = (...addresses: string[]) =>
    until(
      page,
      async ([build, ...asked]) => {
        const names = await caches.keys();
        const cacheName = names.find((name) => name.includes(build)) ?? 'none';
        const stored = await Promise.all(
          asked.map((one) =>
            caches.match(one, { cacheName, ignoreVary: true }),
          ),
        );
        return !stored.includes(undefined);
      },
      [OTHER_BUILD, ...addresses] as const,
    );
  // The new worker is ready before anything on the page can listen to it.
  await page.addInitScript(() => {
    const end = Date.now() + 2000;
    while (Date.now() < end);
  });
  await page.goto(READ);
  await untilStored(READ);
  await page.goto(ALSO_READ);
  // With the last page of the old build, its files go.
  const scripts = await page
    .locator('script[src]')
    .evaluateAll((all: HTMLScriptElement[]) => all.map(({ src }) => src));
  await untilStored(ALSO_READ, ...scripts);
});

test('quota full: pages open as before, and keeping says that there is no room', async ({
  page,
  browserName,
}) => {
  test.skip(
    browserName !== 'chromium',
    'a protocol of Chromium sets the quota',
  );
  await read(page, READ);
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', {
    origin: new URL(page.url()).origin,
    quotaSize: 1000,
  });
  await button(page).click();
  await expect(said(page)).toHaveText(
    'There is not enough space for all pages on your device.',
  );
  await page.goto(ALSO_READ);
  await expect(heading(page)).toHaveText('Actions');
});

const BROKEN_WORKERS = {
  'storage denied':
    'Object.defineProperty(self, "caches", { get() { throw new DOMException("denied", "SecurityError"); } });',
  'worker broken at its start': 'throw new Error("broken");',
  'worker broken at each request':
    'self.addEventListener("fetch", () => { throw new Error("broken"); });',
};

for (const [name, code] of Object.entries(BROKEN_WORKERS)) {
  test(`${name}: pages open as without a worker`, async ({ page, host }) => {
    host.setRule((path) =>
      path === '/sw.js' ? (text) => code + text : undefined,
    );
    await page.goto(READ);
    await waitForLife(page);
    await page.waitForLoadState('networkidle');
    await page.locator(`[data-sidebar] a[href="${ALSO_READ}"]`).click();
    await expect(heading(page)).toHaveText('Actions');
    await page.goto(READ);
    await expect(heading(page)).toHaveText('Effects');
  });
}

test('storage denied: the button says that this browser does not keep pages', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const denied = () => Promise.reject(new DOMException('', 'SecurityError'));
    Object.assign(ServiceWorkerContainer.prototype, {
      register: denied,
      getRegistration: denied,
    });
  });
  await page.goto(READ);
  await waitForLife(page);
  await button(page).click();
  await expect(said(page)).toHaveText(/^This browser does not let the site/);
});

test('the kill switch removes the worker and everything that was kept', async ({
  page,
  host,
}) => {
  await read(page, READ);
  const killSwitch = await bundleWorker('lib/export/offline/kill-switch.ts', {
    SITE_BASE: '',
  });
  host.setRule((path) =>
    path === '/sw.js' ? () => new TextDecoder().decode(killSwitch) : undefined,
  );
  // A site that has switched it off registers nothing; browsers look for a new worker by themselves.
  await page.addInitScript(() => {
    Object.assign(ServiceWorkerContainer.prototype, {
      register: () => new Promise(() => {}),
    });
  });
  await page.goto(ALSO_READ);
  await until(
    page,
    async () =>
      (await navigator.serviceWorker.getRegistrations()).length === 0 &&
      (await caches.keys()).length === 0,
    undefined,
  );
  host.setRule(() => undefined);
  await page.goto(READ);
  await expect(heading(page)).toHaveText('Effects');
});
