import type { Route } from '@playwright/test';
import { MAX_SHIFT, readShift, recordShifts } from './support/layout-shift';
import { holdBack, waitForLife } from './support/browse';
import { expect, test } from './support/test';

const FONT_COMES: Record<string, (route: Route) => unknown> = {
  'at once': (route) => route.continue(),
  'when the page has been painted': (route) =>
    new Promise((resolve) => setTimeout(resolve, 1000)).then(() =>
      route.continue(),
    ),
  never: (route) => route.abort(),
};

/** What the bar on top moves while its own document comes in pieces: less than a reader could see. */
const IN_PIECES = 0.001;

for (const [when, answer] of Object.entries(FONT_COMES)) {
  test(`nothing moves if the font comes ${when}, nor from the cache @daily`, async ({
    page,
  }) => {
    let asked = 0;
    await page.route('**/*.woff2', async (route) => {
      asked += 1;
      await answer(route);
    });
    await recordShifts(page);
    for (const path of ['/', '/docs/state/actions', '/docs/state/actions']) {
      await page.goto(path, { waitUntil: 'load' });
      await page.evaluate(() => document.fonts.ready);
      expect(await readShift(page), path).toBeLessThan(IN_PIECES);
    }
    expect(asked).toBeGreaterThan(0);
  });
}

for (const width of [390, 1350]) {
  test(`the home page of ${width} px stays still while its sample comes`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.route('**/late.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.fulfill({ contentType: 'text/javascript', body: '' });
    });
    await page.route('/', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const late = '</pre><script src="/late.js"></script>';
      await route.fulfill({ response, body: html.replace('</pre>', late) });
    });
    await recordShifts(page);
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Calibrate' })).toBeVisible();
    expect(await readShift(page)).toBeLessThan(MAX_SHIFT);
  });
}

test('a jump would be seen', async ({ page }) => {
  await recordShifts(page);
  await page.goto('/docs/state');
  await page.evaluate(() => {
    const block = document.createElement('div');
    block.textContent = 'late '.repeat(2000);
    document.querySelector('article')?.prepend(block);
  });
  await expect.poll(() => readShift(page)).toBeGreaterThan(MAX_SHIFT);
});

test('a page comes to life without having the browser lay it out', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const asked: string[] = [];
    let connecting: string | undefined;
    const define = customElements.define.bind(customElements);
    customElements.define = (name, element) => {
      const { prototype } = element as { prototype: HTMLElement } & {
        prototype: { connectedCallback: () => void };
      };
      const connect = prototype.connectedCallback;
      prototype.connectedCallback = function () {
        connecting = name;
        connect.call(this);
        connecting = undefined;
      };
      define(name, element);
    };
    const read = Element.prototype.getBoundingClientRect;
    Element.prototype.getBoundingClientRect = function () {
      if (connecting !== undefined) asked.push(connecting);
      return read.call(this);
    };
    Object.assign(window, { asked });
  });
  await page.goto('/docs/template/virtual-view-directive');
  await waitForLife(page);
  expect(await page.evaluate(() => 'asked' in window && window.asked)).toEqual(
    [],
  );
  const current = page.locator('[data-sidebar] [aria-current=page]');
  await expect(current).toBeInViewport();
});

const ADDRESSED = [
  ['/docs/choose#directive-no-and-one-binding-shows-it', '.choice[open]'],
  ['/docs/choose#state-one-component', '.choice[open]'],
  ['/docs/upgrading?from=16&to=19', '.checklist'],
  ['/docs/api', '.api-index tbody tr'],
  ['/docs/api?name=rx', '.api-index tbody tr:not([hidden])'],
  [
    '/docs/api?package=%40rx-angular%2Fcdk',
    '.api-index tbody tr:not([hidden])',
  ],
] as const;

for (const width of [390, 1440]) {
  for (const [address, shown] of ADDRESSED) {
    test(`what ${address} asks for moves nothing at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const { hold, letGo } = holdBack();
      await page.route('**/_next/**/site-*.js', hold);
      await recordShifts(page);
      await page.goto(address, { waitUntil: 'commit' });
      // It is painted before the scripts come.
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForTimeout(300);
      letGo();
      await expect(page.locator(shown).first()).toBeVisible();
      await page.waitForTimeout(300);
      expect(await readShift(page)).toBeLessThan(MAX_SHIFT);
    });
  }
}

test('what the address asks for is not waited for without end', async ({
  page,
}) => {
  await page.route('**/_next/**/site-*.js', (route) => route.abort());
  await page.goto('/docs/choose#state-one-component');
  const heading = page.getByRole('heading', { name: 'Which directive?' });
  await expect(heading).toBeVisible();
});
