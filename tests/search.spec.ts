import type { Page, Request } from '@playwright/test';

import { findViolations, RULES } from './support/axe';
import { holdBack, waitForLife } from './support/browse';
import { expect, test } from './support/test';

const box = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const options = (page: Page) => page.getByRole('option');
const announcement = (page: Page) =>
  page.getByRole('search').getByRole('status').first();

const isSearchRequest = (request: Request): boolean =>
  /\/search-(?:files|index|text)\b/.test(request.url());

/** Texts of single pages. */
const PAGE_TEXTS = '**/search-text/**';

test.describe('search box', () => {
  test('SRCH-1 nothing of search is loaded before focus, and once after it @daily', async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (isSearchRequest(request)) requests.push(request.url());
    });
    await page.goto('/docs/state');
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([]);

    await box(page).focus();
    await box(page).fill('coalescing');
    await expect(options(page).first()).toBeVisible();
    await box(page).blur();
    await box(page).focus();
    const shown = await options(page).evaluateAll((rows) =>
      rows.map((row) => new URL((row as HTMLAnchorElement).href).pathname),
    );
    // Beside index and engine, the texts of what is on show and of nothing else.
    await expect
      .poll(() => requests.map((url) => new URL(url).pathname).sort())
      .toEqual(
        [
          '/search-files.json',
          '/search-index.json',
          ...new Set(
            shown.map(
              (path) => `/search-text${path === '/' ? '/index' : path}.json`,
            ),
          ),
        ].sort(),
      );
    for (const url of requests.slice(1)) {
      expect(new URL(url).search).toMatch(/^\?_=[0-9a-f]{10}$/);
    }
  });

  test('texts come after the rows, which keep their places and targets, and so does the option that was chosen', async ({
    page,
  }) => {
    const { hold, letGo } = holdBack();
    await page.route(PAGE_TEXTS, hold);
    await page.goto('/docs/state');
    await box(page).fill('render');
    await expect(options(page)).toHaveCount(8);
    const places = () =>
      options(page).evaluateAll((rows) =>
        rows.map((row) => Math.round(row.getBoundingClientRect().top)),
      );
    const before = await places();
    await expect(page.locator('.search-row-snippet')).toHaveCount(0);
    await box(page).press('ArrowDown');
    await box(page).press('ArrowDown');
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    const targets = () =>
      options(page).evaluateAll((rows) =>
        rows.map((row) => row.getAttribute('href')),
      );
    const leading = await targets();
    letGo();
    await expect(page.locator('.search-row-snippet').first()).toBeVisible();
    expect(await places()).toEqual(before);
    expect(await targets()).toEqual(leading);
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    const chosen = page.getByRole('option', { selected: true });
    await expect(chosen).toHaveCount(1);
  });

  test('where the texts of a page are not to be had, those of all pages are taken', async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/search-text')) requests.push(pathname);
    });
    await page.route(PAGE_TEXTS, (route) => route.fulfill({ status: 404 }));
    await page.goto('/docs/state');
    await box(page).fill('coalescing');
    await expect(page.locator('.search-row-snippet').first()).toBeVisible();
    const count = requests.length;
    expect(requests.at(-1)).toBe('/search-text.json');
    await box(page).fill('virtual scrolling');
    await expect(options(page).first()).toContainText('Virtual scrolling');
    await expect(page.locator('.search-row-snippet').first()).toBeVisible();
    expect(requests).toHaveLength(count);
  });

  test('SRCH-1 hovering loads the index before the first key', async ({
    page,
  }) => {
    await page.goto('/docs/state');
    const request = page.waitForRequest(isSearchRequest);
    await box(page).hover();
    await request;
  });

  test('SRCH-1 Control+K focuses the box from anywhere @daily', async ({
    page,
  }) => {
    await page.goto('/docs/cdk');
    await page.getByRole('link', { name: 'RxAngular' }).first().focus();
    await page.keyboard.press('Control+k');
    await expect(box(page)).toBeFocused();
  });

  test('SRCH-1 a slash focuses the box, and is one where the reader writes @daily', async ({
    page,
  }) => {
    await page.goto('/docs/cdk');
    await waitForLife(page);
    const filter = page.getByRole('searchbox', { name: 'Filter navigation' });
    await filter.press('/');
    await expect(filter).toHaveValue('/');
    await expect(filter).toBeFocused();
    await page.getByRole('link', { name: 'RxAngular' }).first().focus();
    await page.keyboard.press('/');
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveValue('');
    await page.keyboard.press('/');
    await expect(box(page)).toHaveValue('/');
  });

  test('SRCH-1 the hint shows the keys of the system', async ({
    browser,
    siteUrl,
  }) => {
    for (const [platform, hint] of [
      ['MacIntel', '⌘ K'],
      ['Linux x86_64', 'Ctrl K'],
    ] as const) {
      const page = await browser.newPage();
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'platform', { get: () => value });
      }, platform);
      await page.goto(new URL('/docs/cdk', siteUrl).href);
      await expect(page.getByText(hint, { exact: true })).toBeVisible();
      await page.close();
    }
  });

  test('SRCH-1 loading is visible and announced', async ({ page }) => {
    let release = (): void => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/search-index.json*', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/docs/state');
    await box(page).focus();
    await expect(page.getByText('Loading the search index…')).toBeVisible();
    await expect(announcement(page)).toHaveText('Loading search');
    await box(page).pressSequentially('coal');
    release();
    await expect(options(page).first()).toContainText('Coalescing');
  });

  for (const [what, file, answer] of [
    ['missing', 'index', { status: 404, body: 'Not found' }],
    ['corrupt', 'index', { status: 200, body: '[{"documents":[],"index":{' }],
    ['foreign', 'index', { status: 200, body: '[1,2,3]' }],
    ['missing', 'files', { status: 404, body: 'Not found' }],
    ['foreign', 'files', { status: 200, body: '[1,2,3]' }],
  ] as const) {
    test(`SRCH-1 a ${what} search-${file}.json gives the failed state, and Retry works @daily`, async ({
      page,
    }) => {
      let isBroken = true;
      await page.route(`**/search-${file}.json*`, (route) =>
        isBroken ? route.fulfill(answer) : route.continue(),
      );
      await page.goto('/docs/state');
      await box(page).fill('coalescing');
      await expect(page.getByText('Search could not be loaded.')).toBeVisible();
      await expect(announcement(page)).toHaveText('Search could not be loaded');

      isBroken = false;
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(options(page).first()).toContainText('Coalescing');
    });
  }

  test('SRCH-1 after a failure the next focus tries again', async ({
    page,
  }) => {
    let isBroken = true;
    await page.route('**/search-index.json*', (route) =>
      isBroken ? route.abort() : route.continue(),
    );
    await page.goto('/docs/state');
    await box(page).fill('coalescing');
    await expect(page.getByText('Search could not be loaded.')).toBeVisible();
    isBroken = false;
    await box(page).blur();
    await box(page).focus();
    await expect(options(page).first()).toContainText('Coalescing');
  });
});

test.describe('by keyboard', () => {
  test('the shortcut opens the panel again after Escape', async ({ page }) => {
    await page.goto('/docs/state');
    await box(page).fill('render');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(options(page)).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(options(page).first()).toBeVisible();
  });

  test('Ctrl+Enter opens the hit in a new tab and leaves the panel open', async ({
    page,
    context,
  }) => {
    await page.goto('/docs/state');
    await box(page).fill('coalescing');
    await expect(options(page).first()).toBeVisible();
    const tab = context.waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    await expect(await tab).toHaveURL(/\/docs\/cdk\/coalescing/);
    await expect(page).toHaveURL(/\/docs\/state$/);
    await expect(options(page).first()).toBeVisible();
  });

  test('Enter pressed while the index loads goes to the first hit when it is there', async ({
    page,
  }) => {
    let release = (): void => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/search-index.json*', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/docs/state');
    await box(page).pressSequentially('coalescing');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Loading the search index…')).toBeVisible();
    release();
    await expect(page).toHaveURL(/\/docs\/cdk\/coalescing\?/);
  });

  test('what was typed before the scripts came is kept and searched', async ({
    page,
  }) => {
    let release = (): void => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/docs/state', { waitUntil: 'commit' });
    await box(page).pressSequentially('coalescing');
    release();
    await expect(options(page).first()).toContainText('Coalescing');
    await expect(box(page)).toHaveValue('coalescing');
  });

  test('Enter pressed before the box is alive goes to the first hit', async ({
    page,
  }) => {
    const { hold, letGo } = holdBack();
    await page.goto('/docs/state');
    await waitForLife(page);
    await page.route('**/_next/static/chunks/site-*.js', hold);
    await box(page).pressSequentially('coalescing');
    await page.keyboard.press('Enter');
    letGo();
    await expect(page).toHaveURL(/\/docs\/cdk\/coalescing\?/);
  });

  test('"Clear" leaves the focus in the box', async ({ page }) => {
    await page.goto('/docs/cdk/coalescing?_highlight=scope');
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(box(page)).toBeFocused();
    await expect(page.locator('.search-panel')).toBeHidden();
  });
});

test.describe('index file', () => {
  test('SRCH-2 has documents and an index for each type of document', async ({
    request,
  }) => {
    const file: unknown = await (
      await request.get('/search-index.json')
    ).json();
    expect(file).toHaveLength(3);
    for (const entry of file as { documents: unknown[]; index: object }[]) {
      expect(entry.documents.length).toBeGreaterThan(100);
      expect(JSON.stringify(entry.index).length).toBeGreaterThan(1000);
    }
  });

  test('SRCH-2 covers documentation, blog, home and contributing', async ({
    page,
  }) => {
    await page.goto('/docs/state');
    for (const [query, path] of [
      ['RxLet', '/docs/template/rx-let-directive'],
      ['Announcing the RxAngular CDK', '/blog/2023/03/07/'],
      ['RxAngular', '/'],
      ['Contributing', '/docs/contributing'],
    ] as const) {
      await box(page).fill(query);
      await expect(options(page).first()).toHaveAttribute(
        'href',
        new RegExp(`^${path}`),
      );
    }
  });
});

test.describe('panel', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/docs/contributing');
  });

  test('SRCH-3 shows at most eight rows and announces them @daily', async ({
    page,
  }) => {
    await box(page).fill('render');
    await expect(options(page)).toHaveCount(8);
    await expect(announcement(page)).toHaveText('8 results');
    await expect(
      page.getByText(/See all results \(\d\d pages\)/),
    ).toBeVisible();
    await box(page).fill('getRotationOfChar');
    await expect(announcement(page)).toHaveText(/^\d results?$/);
  });

  test('SRCH-3 a row has icon, marked title, place and a short marked snippet @daily', async ({
    page,
  }) => {
    await box(page).fill('coalescing');
    const row = options(page).first();
    await expect(row.getByRole('img', { name: 'Page' })).toBeVisible();
    await expect(row.locator('mark').first()).toHaveText('Coalescing');
    await expect(row).toContainText('CDK');
    const snippet = row.locator('.search-row-snippet');
    await expect(snippet).toHaveCount(1);
    await expect(snippet).not.toBeEmpty();
    for (const text of await page
      .locator('.search-row-snippet')
      .allTextContents()) {
      expect(text.length).toBeLessThanOrEqual(50);
    }
  });

  test('SRCH-3 sections stand under their page with a tree line', async ({
    page,
  }) => {
    await box(page).fill('effects');
    await expect(options(page).first()).toContainText('Effects');
    await expect(page.locator('[data-tree="last"]').first()).toBeVisible();
    const first = await options(page).first().getAttribute('href');
    const inner = await page
      .locator('[data-tree]')
      .first()
      .getAttribute('href');
    expect(inner).toContain(first?.replace(/\?.*/, ''));
    expect(inner).toContain('#');
  });

  test('SRCH-3 arrow keys wrap, Enter goes, Escape closes @daily', async ({
    page,
  }) => {
    await box(page).fill('render');
    await expect(options(page)).toHaveCount(8);
    const active = () => page.locator('[role="option"][aria-selected="true"]');
    await box(page).press('ArrowUp');
    await expect(active()).toHaveAttribute('id', /-7$/);
    await box(page).press('ArrowDown');
    await expect(active()).toHaveAttribute('id', /-0$/);
    const id = await active().getAttribute('id');
    await expect(box(page)).toHaveAttribute('aria-activedescendant', id ?? '');
    await expect(box(page)).toHaveAttribute(
      'aria-controls',
      (await page.getByRole('listbox').getAttribute('id')) ?? '',
    );
    await box(page).press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(box(page)).toBeFocused();

    await box(page).press('ArrowDown');
    await box(page).press('ArrowDown');
    const path = await active().getAttribute('href');
    await box(page).press('Enter');
    await expect(page).toHaveURL((url) => url.href.endsWith(path ?? 'none'));
    await expect(page.getByRole('listbox')).toHaveCount(0);
  });

  test('SRCH-3 without a choice Enter goes to the first hit @daily', async ({
    page,
  }) => {
    await box(page).fill('coalescing');
    await expect(options(page).first()).toBeVisible();
    await box(page).press('Enter');
    await expect(page).toHaveURL(
      /\/docs\/cdk\/coalescing\?_highlight=coalescing$/,
    );
  });

  test('SRCH-3 Enter right after the last letter goes to the hit of what was typed, not of what is still shown', async ({
    page,
  }) => {
    await box(page).fill('coalescing');
    await expect(options(page).first()).toBeVisible();
    await box(page).evaluate(async (input) => {
      // React overwrites the property on the element itself; the prototype's setter is the browser's.
      Object.getOwnPropertyDescriptor(
        HTMLInputElement.prototype,
        'value',
      )?.set?.call(input, 'notifications');
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await Promise.resolve();
      input.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }),
      );
    });
    await expect(page).toHaveURL(/\/docs\/cdk\/notifications\?/);
  });

  test('SRCH-3 stands right-aligned under the box', async ({ page }) => {
    await box(page).fill('render');
    const panel = await page.locator('.search-panel').boundingBox();
    const field = await box(page).boundingBox();
    expect(panel && field && panel.y >= field.y + field.height).toBe(true);
    expect(
      Math.abs(
        (panel?.x ?? 0) +
          (panel?.width ?? 0) -
          (field?.x ?? 9) -
          (field?.width ?? 9),
      ),
    ).toBeLessThanOrEqual(1);
  });

  test('SRCH-3 no results offers the nearest titles @daily', async ({
    page,
  }) => {
    await box(page).fill('xcntrbtngx');
    await expect(announcement(page)).toHaveText('No results');
    await expect(
      page.getByText('No results', { exact: false }).first(),
    ).toBeVisible();
    await expect(
      page.locator('.search-panel').getByRole('link', { name: 'Contributing' }),
    ).toBeVisible();
  });

  test('the filter keeps the hits of one package, and none of them is chosen @daily', async ({
    page,
  }) => {
    await box(page).fill('render');
    await expect(options(page)).toHaveCount(8);
    await box(page).press('ArrowDown');
    await page
      .getByRole('group', { name: 'Package' })
      .getByText('ISR', { exact: true })
      .click();
    await expect(page.getByRole('radio', { name: 'ISR' })).toBeChecked();
    await expect(page.getByRole('option', { selected: true })).toHaveCount(0);
    for (const path of await options(page).evaluateAll((rows) =>
      rows.map((row) => row.getAttribute('href')),
    )) {
      expect(path).toMatch(/^\/docs\/isr/);
    }
  });

  test('an empty box offers where to begin, by keys as well', async ({
    page,
  }) => {
    await box(page).focus();
    const entries = page
      .getByRole('group', { name: 'Where to begin' })
      .getByRole('option');
    await expect(entries).toHaveCount(5);
    await expect(announcement(page)).toHaveText('5 suggestions');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/contributing$/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/start$/);
  });

  test('rows stand below the packages they belong to, the best one first', async ({
    page,
  }) => {
    await box(page).fill('render strategies');
    await expect(options(page).first()).toContainText('Render strategies');
    const groups = page.getByRole('listbox').getByRole('group');
    await expect(groups.first()).toHaveAccessibleName('CDK');
    expect(await groups.count()).toBeGreaterThan(1);
    const names = await groups.evaluateAll((found) =>
      found.map((group) => group.getAttribute('aria-label') ?? ''),
    );
    // Pages of no package stand below the name of their part.
    const packages = names.filter((name) =>
      /^(?:CDK|State|Template|ISR)$/.test(name),
    );
    for (const name of packages) {
      const paths = await page
        .getByRole('group', { name, exact: true })
        .getByRole('option')
        .evaluateAll((rows) => rows.map((row) => row.getAttribute('href')));
      expect(paths.length).toBeGreaterThan(0);
      for (const path of paths) {
        expect(path).toMatch(new RegExp(`^/docs/${name.toLowerCase()}`));
      }
    }
  });

  test('nothing found says what to try, and looks in all packages on demand', async ({
    page,
  }) => {
    await box(page).fill('revalidation');
    const packages = page.getByRole('group', { name: 'Package' });
    await packages.getByText('ESLint', { exact: true }).click();
    await expect(page.getByText('No results in this package.')).toBeVisible();
    await page.getByRole('button', { name: 'Search all packages' }).click();
    await expect(page.getByRole('radio', { name: 'All' })).toBeChecked();
    await expect(options(page).first()).toContainText('evalidation');

    await box(page).fill('zzzzqqq');
    const panel = page.locator('.search-panel');
    await expect(panel).toContainText('Try fewer words');
    await expect(panel).not.toContainText('similar name');
    await expect(
      panel.getByRole('link', { name: 'Ask in the discussions' }),
    ).toHaveAttribute('href', /\/discussions$/);
  });

  test('SRCH-7 markup in the query is shown as text', async ({ page }) => {
    const markup = '<img src=x onerror="document.title=1">coalescing';
    await box(page).fill(markup);
    await expect(options(page).first()).toBeVisible();
    expect(await page.locator('.search-panel img').count()).toBe(0);
    await page.goto(`/search?q=${encodeURIComponent(markup)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `Search results for "${markup}"`,
    );
    expect(await page.locator('main img').count()).toBe(0);
    await page.goto(
      `/docs/cdk/coalescing?_highlight=${encodeURIComponent(markup)}`,
    );
    await expect(page.locator('article mark').first()).toBeVisible();
    expect(await page.title()).toContain('Coalescing');
  });

  test('the open panel passes the accessibility checks @daily', async ({
    page,
  }) => {
    await box(page).fill('virtual scrolling');
    await expect(options(page).first()).toBeVisible();
    const root = page.locator('header');
    expect(await findViolations(page, RULES.light, { root })).toEqual([]);
  });
});

test.describe('in a small window', () => {
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [640, 450],
  ] as const) {
    test(`${width}×${height}: the search takes all of it, what is typed is in view, and Close leads back @daily`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/docs/template/rx-let-directive');
      await box(page).click();
      await page.keyboard.type('render');
      await expect(options(page)).toHaveCount(8);
      const field = await box(page).boundingBox();
      const panel = await page.locator('.search-panel').boundingBox();
      expect(panel?.y).toBeGreaterThanOrEqual(
        (field?.y ?? 0) + (field?.height ?? 0),
      );
      expect(panel?.width).toBe(width);
      expect(Math.round((panel?.y ?? 0) + (panel?.height ?? 0))).toBe(height);
      await box(page).press('ArrowUp');
      await expect(options(page).last()).toBeInViewport();
      await expect(box(page)).toBeInViewport({ ratio: 1 });
      await page.getByRole('button', { name: 'Close search' }).click();
      await expect(options(page)).toHaveCount(0);
      await expect(box(page)).not.toBeFocused();
      await expect(page).toHaveURL(/rx-let-directive$/);
      await expect(
        page.getByRole('button', { name: 'Close search' }),
      ).toBeHidden();
    });
  }

  test('the foot of the panel is in view below the announcement, and after that has scrolled away', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await page.goto('/docs/template/rx-let-directive');
    await expect(
      page.getByRole('region', { name: 'Announcement' }),
    ).toBeVisible();
    await box(page).fill('render');
    const all = page.getByRole('link', { name: 'See all results' });
    await expect(all).toBeInViewport({ ratio: 1 });
    await page.mouse.move(400, 300);
    await page.mouse.wheel(0, 600);
    await expect
      .poll(() => page.evaluate(() => window.scrollY))
      .toBeGreaterThan(100);
    await expect(all).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(all).toBeInViewport({ ratio: 1 });
  });
});

test.describe('marks on arrival', () => {
  test('SRCH-6 mark words in text and code, go with the next page @daily', async ({
    page,
  }) => {
    await page.goto('/docs/contributing');
    await box(page).fill('coalesceWith');
    await expect(options(page).first()).toContainText('Coalescing');
    await box(page).press('Enter');
    await expect(page).toHaveURL(/\?_highlight=coalescewith/);
    await expect(page.locator('article p mark').first()).toHaveText(
      'coalesceWith',
    );
    await expect(page.locator('article pre mark').first()).toHaveText(
      'coalesceWith',
    );
    await page.getByRole('link', { name: 'ISR' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ISR');
    await expect(page.locator('mark')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Clear' })).toHaveCount(0);
  });

  test('SRCH-6 Clear removes marks and parameters and leaves the text as it was @daily', async ({
    page,
  }) => {
    await page.goto('/docs/cdk/coalescing');
    const text = await page.locator('article').textContent();
    const ownMarks = await page.locator('article mark').count();
    await page.goto(
      '/docs/cdk/coalescing?_highlight=coalesceWith&_highlight=scope#pitfalls',
    );
    await expect(page.locator('article p mark').first()).toBeVisible();
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(page.locator('article mark')).toHaveCount(ownMarks);
    await expect(page).toHaveURL(/\/docs\/cdk\/coalescing#pitfalls$/);
    expect(await page.locator('article').textContent()).toBe(text);
  });

  test('SRCH-6 a hit on the page that is shown marks its words, too', async ({
    page,
  }) => {
    await page.goto('/docs/cdk/coalescing');
    await box(page).fill('coalescing');
    await expect(options(page).first()).toContainText('Coalescing');
    await box(page).press('Enter');
    await expect(page).toHaveURL(/\?_highlight=coalescing$/);
    await expect(page.locator('article mark').first()).toBeVisible();
  });
});

test.describe('search page', () => {
  test('SRCH-4 SRCH-5 "See all results" leads to all hits of the query @daily', async ({
    page,
  }) => {
    await page.goto('/docs/state');
    await box(page).fill('cache hooks');
    await page.getByRole('link', { name: 'See all results' }).click();
    await expect(page).toHaveURL(/\/search\?q=cache%20hooks$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Search results for "cache hooks"',
    );
    await expect(page.locator('main').getByRole('status')).toHaveText(
      /^\d+ results on \d+ pages$/,
    );
    await expect(page.locator('main').getByRole('link').first()).toContainText(
      'Cache hooks',
    );
  });

  test('SRCH-5 follows typing without history entries, filters, and reads q @daily', async ({
    page,
  }) => {
    await page.goto('/docs/state');
    await page.goto('/search');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Search the documentation',
    );
    const field = page.getByRole('searchbox', {
      name: 'Search the documentation',
    });
    const length = await page.evaluate(() => history.length);
    await field.pressSequentially('toggle');
    await expect(page).toHaveURL(/\/search\?q=toggle$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Search results for "toggle"',
    );
    expect(await page.evaluate(() => history.length)).toBe(length);
    await page
      .locator('main')
      .getByText('State', { exact: true })
      .first()
      .click();
    for (const path of await page
      .locator('main .search-row')
      .evaluateAll((rows) => rows.map((row) => row.getAttribute('href')))) {
      expect(path).toMatch(/^\/docs\/state/);
    }
    await page.goBack();
    await expect(page).toHaveURL(/\/docs\/state$/);
  });

  test('what is typed before the search is there is kept and searched', async ({
    page,
  }) => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/_next/static/chunks/site-*.js', async (route) => {
      await arrived;
      await route.continue();
    });
    await page.goto('/search', { waitUntil: 'commit' });
    const field = page.getByRole('searchbox', {
      name: 'Search the documentation',
    });
    await field.pressSequentially('toggle');
    arrive();
    await expect(page).toHaveURL(/\/search\?q=toggle$/);
    await expect(field).toHaveValue('toggle');
    await expect(page.locator('main .search-row').first()).toBeVisible();
  });

  test('the package goes along to all results, stands in their address, and is there again after going back', async ({
    page,
  }) => {
    await page.goto('/docs/state');
    await box(page).fill('render');
    await page
      .getByRole('group', { name: 'Package' })
      .getByText('CDK', { exact: true })
      .click();
    await page.getByRole('link', { name: 'See all results' }).click();
    await expect(page).toHaveURL(/\/search\?q=render&package=cdk$/);
    const main = page.locator('main');
    const chosen = (name: string) => main.getByRole('radio', { name });
    await expect(chosen('CDK')).toBeChecked();
    await main.getByText('ISR', { exact: true }).click();
    await expect(page).toHaveURL(/\/search\?q=render&package=isr$/);
    await expect(main.getByRole('status')).toHaveText(/results/);
    const count = await main.getByRole('status').textContent();
    await main.locator('.search-row').first().click();
    await expect(page).toHaveURL(/\/docs\/isr/);
    await page.goBack();
    await expect(chosen('ISR')).toBeChecked();
    await expect(main.getByRole('status')).toHaveText(count ?? '');
    await main.getByText('All', { exact: true }).click();
    await expect(page).toHaveURL(/\/search\?q=render$/);
  });

  test('a query without a result says here what to try, too', async ({
    page,
  }) => {
    await page.goto('/search?q=zzzzqqq');
    const main = page.locator('main');
    await expect(main.getByText('Try fewer words')).toBeVisible();
    await expect(main.getByText('similar name')).toHaveCount(0);
  });

  test('SRCH-5 stays out of search engines and the sitemap', async ({
    page,
    request,
  }) => {
    await page.goto('/search?q=x');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute(
      'content',
      /noindex/,
    );
    expect(await (await request.get('/sitemap.xml')).text()).not.toContain(
      '/search',
    );
  });

  test('a failed index offers Retry here, too', async ({ page }) => {
    let isBroken = true;
    await page.route('**/search-index.json*', (route) =>
      isBroken ? route.abort() : route.continue(),
    );
    await page.goto('/search?q=coalescing');
    await expect(page.getByText('Search could not be loaded.')).toBeVisible();
    isBroken = false;
    await page.locator('main').getByRole('button', { name: 'Retry' }).click();
    await expect(page.locator('main .search-row').first()).toContainText(
      'Coalescing',
    );
  });
});

test('without scripts there is no search box @daily', async ({
  browser,
  siteUrl,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(new URL('/docs/state', siteUrl).href);
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeHidden();
  await page.close();
});
