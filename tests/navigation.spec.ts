import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import {
  isForPage,
  routePage,
  holdBack,
  isSameDocument,
  markDocument,
  saveData,
  waitForLife,
} from './support/browse';

const sidebarLink = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name, exact: true });

/** Clicks without a mouse, for which a browser may scroll first. */
const click = (element: Element) =>
  element instanceof HTMLElement && element.click();

/** Not every browser has events of touch where there is no touch screen. */
const touch = (element: Element) =>
  void element.dispatchEvent(new Event('touchstart', { bubbles: true }));

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function open(page: Page, path = '/docs/state'): Promise<void> {
  await page.goto(path);
  await waitForLife(page);
  await markDocument(page);
}

test.describe('a page change', () => {
  test('NAV-1 keeps the old page whole until the new one is there, then changes all at once @daily', async ({
    page,
    complaints,
  }) => {
    const { hold, letGo } = holdBack();
    await saveData(page);
    await open(page);
    await routePage(page, '/docs/state/actions', hold);
    await page.evaluate(() => window.scrollTo(0, 600));
    await sidebarLink(page, 'Actions').click();

    await expect(page).toHaveURL(/\/docs\/state$/);
    await expect(heading(page)).toHaveText('State');
    await page.getByRole('button', { name: /Switch between dark/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

    letGo();
    await expect(heading(page)).toHaveText('Actions');
    await expect(page).toHaveURL(/\/docs\/state\/actions$/);
    await expect(page).toHaveTitle('Actions | RxAngular');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await isSameDocument(page)).toBe(true);
    expect(complaints).toEqual([]);
  });

  test('NAV-1 the last of two quick clicks wins, whichever answer comes first @daily', async ({
    page,
    complaints,
  }) => {
    const { hold, letGo } = holdBack();
    await saveData(page);
    await open(page);
    await routePage(page, '/docs/state/actions', hold);
    await sidebarLink(page, 'Actions').click();
    await sidebarLink(page, 'CDK').click();
    await expect(heading(page)).toHaveText('CDK');
    letGo();
    await page.waitForResponse((response) =>
      isForPage(response.request(), '/docs/state/actions'),
    );
    await expect(heading(page)).toHaveText('CDK');
    await expect(page).toHaveURL(/\/docs\/cdk$/);
    expect(await isSameDocument(page)).toBe(true);
    expect(complaints).toEqual([]);
  });

  test('NAV-1 a click on the shown page takes a waiting page change back', async ({
    page,
  }) => {
    const { hold, letGo } = holdBack();
    await saveData(page);
    await open(page);
    await routePage(page, '/docs/state/actions', hold);
    await sidebarLink(page, 'Actions').click();
    await sidebarLink(page, 'State').click();
    letGo();
    await page.waitForResponse((response) =>
      isForPage(response.request(), '/docs/state/actions'),
    );
    await expect(heading(page)).toHaveText('State');
    await expect(page).toHaveURL(/\/docs\/state$/);
  });

  test('NAV-5 puts the next Tab on the skip link and tells the title to screen readers @daily', async ({
    page,
  }) => {
    await open(page);
    await sidebarLink(page, 'CDK').click();
    await expect(heading(page)).toHaveText('CDK');
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('link', { name: 'Skip to main content' }),
    ).toBeFocused();
    await expect(
      page.getByRole('status').filter({ hasText: 'CDK | RxAngular' }),
    ).toHaveCount(1);
  });

  test('PATH-3 a link to /docs goes straight to the first page @daily', async ({
    page,
  }) => {
    await open(page, '/docs/cdk');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/docs';
      link.textContent = 'All documentation';
      document.querySelector('main')?.prepend(link);
    });
    await page.getByRole('link', { name: 'All documentation' }).click();
    await expect(heading(page)).toHaveText('State');
    await expect(page).toHaveURL(/\/docs\/state$/);
    expect(requests.filter((url) => /\/docs(\.txt)?$/.test(url))).toEqual([]);
    expect(await isSameDocument(page)).toBe(true);
  });
});

test.describe('the progress bar', () => {
  const bar = (page: Page) => page.locator('#nprogress');

  for (const [ms, count] of [
    [199, 0],
    [200, 1],
  ] as const) {
    test(`NAV-2 is ${count ? 'shown' : 'not shown'} ${ms} ms after the click`, async ({
      page,
    }) => {
      const { hold, letGo } = holdBack();
      await saveData(page);
      await page.clock.install();
      await open(page);
      await routePage(page, '/docs/state/actions', hold);
      await page.clock.pauseAt(Date.now() + 60_000);
      await sidebarLink(page, 'Actions').click();
      await page.clock.runFor(ms);
      await expect(bar(page)).toHaveCount(count);
      letGo();
      await page.clock.resume();
      await expect(heading(page)).toHaveText('Actions');
      await expect(bar(page)).toHaveCount(0);
    });
  }

  test('NAV-2 is there for the first click, without a file that the click would wait for', async ({
    page,
  }) => {
    const { hold, letGo } = holdBack();
    await saveData(page);
    const fetched = page.waitForResponse(
      async (response) =>
        response.url().includes('/_next/static/chunks/site-') &&
        (await response.text()).includes('nprogress'),
    );
    await open(page);
    await fetched;
    await page.route('**/_next/**', (route) => route.abort());
    await routePage(page, '/docs/state/actions', hold);
    await sidebarLink(page, 'Actions').click();
    await expect(bar(page)).toHaveCount(1);
    letGo();
    await expect(heading(page)).toHaveText('Actions');
    await expect(bar(page)).toHaveCount(0);
  });

  test('NAV-2 is never shown for a hash, a query or the first load @daily', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.querySelector('#nprogress')) {
          Object.assign(window, { sawBar: true });
        }
      }).observe(document, { childList: true, subtree: true });
    });
    await page.clock.install();
    await open(page);
    await page
      .getByRole('navigation', { name: 'Table of contents' })
      .getByRole('link')
      .nth(1)
      .click();
    await page.clock.runFor(1000);
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/docs/state?from=here';
      link.textContent = 'Same page';
      document.querySelector('main')?.prepend(link);
    });
    await page.getByRole('link', { name: 'Same page' }).click();
    await expect(page).toHaveURL(/\?from=here$/);
    await page.clock.runFor(1000);
    expect(await page.evaluate(() => 'sawBar' in window)).toBe(false);
  });
});

test.describe('scrolling', () => {
  test('NAV-4 a hash of another page is scrolled to below the navbar @daily', async ({
    page,
  }) => {
    await open(page, '/docs/cdk');
    const id = await page.evaluate(async () => {
      const html = await (await fetch('/docs/state')).text();
      const target = [...html.matchAll(/<h2[^>]* id="([^"]+)"/g)][2]?.[1];
      const link = document.createElement('a');
      link.href = `/docs/state#${target}`;
      link.textContent = 'A section elsewhere';
      document.querySelector('main')?.prepend(link);
      return target ?? '';
    });
    await page.getByRole('link', { name: 'A section elsewhere' }).click();
    await expect(heading(page)).toHaveText('State');
    const target = page.locator(`[id="${id}"]`);
    await expect(target).toBeInViewport();
    const navbar = await page.locator('header').first().boundingBox();
    const box = await target.boundingBox();
    expect(box?.y ?? 0).toBeGreaterThanOrEqual(navbar?.height ?? 0);
    expect(box?.y ?? 0).toBeLessThan(200);
  });

  test('NAV-4 back and forward restore the position @daily', async ({
    page,
  }) => {
    await open(page);
    await page.evaluate(() => window.scrollTo(0, 700));
    await sidebarLink(page, 'CDK').evaluate(click);
    await expect(heading(page)).toHaveText('CDK');
    await page.evaluate(() => window.scrollTo(0, 300));
    await page.goBack();
    await expect(heading(page)).toHaveText('State');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
    await page.goForward();
    await expect(heading(page)).toHaveText('CDK');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  });

  test('NAV-4 back from further down than a page is high restores the position, and forward that of the long one', async ({
    page,
  }) => {
    const scrolled = () => page.evaluate(() => window.scrollY);
    await open(page);
    await page.evaluate(() => window.scrollTo(0, 700));
    await sidebarLink(page, 'Actions').evaluate(click);
    await expect(heading(page)).toHaveText('Actions');
    await page.evaluate(() => window.scrollTo(0, 7000));
    await page.goBack();
    await expect(heading(page)).toHaveText('State');
    // What comes too late moves it after the page is there.
    await page.waitForLoadState('networkidle');
    await expect.poll(scrolled).toBe(700);
    await page.goForward();
    await expect(heading(page)).toHaveText('Actions');
    await page.waitForLoadState('networkidle');
    await expect.poll(scrolled).toBe(7000);
  });

  test('NAV-4 a position that is left at once is restored, too', async ({
    page,
  }) => {
    // The browser tells of scrolling with the next frame, and the step back can be faster; here it always is.
    await page.addInitScript(() => {
      window.addEventListener('scroll', (event) => {
        if ('isLeft' in window) event.stopImmediatePropagation();
      });
    });
    await open(page);
    await sidebarLink(page, 'CDK').evaluate(click);
    await expect(heading(page)).toHaveText('CDK');
    await page.evaluate(() => {
      Object.assign(window, { isLeft: true });
      window.scrollTo(0, 300);
      history.back();
    });
    await expect(heading(page)).toHaveText('State');
    await page.goForward();
    await expect(heading(page)).toHaveText('CDK');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  });

  test('NAV-4 back from another page leads to the heading that was left, and on to what was before', async ({
    page,
    complaints,
  }) => {
    const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
    const shows = async (title: string, hash: string | null, y: number) => {
      await expect(heading(page)).toHaveText(title);
      await expect
        .poll(() => page.evaluate(() => window.location.hash))
        .toBe(hash ?? '');
      await expect.poll(scrolled).toBe(y);
    };
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    const entries = page
      .getByRole('navigation', { name: 'Table of contents' })
      .getByRole('link');
    const hashes: (string | null)[] = [];
    for (const index of [2, 4]) {
      await entries.nth(index).evaluate(click);
      hashes.push(await entries.nth(index).getAttribute('href'));
      await expect(page).toHaveURL(new RegExp(`${hashes.at(-1)}$`));
    }
    // Not every browser can be told to jump.
    await expect
      .poll(async () => {
        const before = await scrolled();
        await page.waitForTimeout(100);
        return (await scrolled()) - before;
      })
      .toBe(0);
    await page.evaluate(() =>
      window.scrollBy({ top: 120, behavior: 'instant' }),
    );
    const left = await scrolled();
    await sidebarLink(page, 'CDK').evaluate(click);
    await shows('CDK', null, 0);

    await page.goBack();
    await shows('State', hashes[1] ?? null, left);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${hashes[0]}$`));
    await expect(heading(page)).toHaveText('State');
    await page.evaluate(() => history.go(2));
    await shows('CDK', null, 0);
    await page.evaluate(() => history.go(-3));
    await shows('State', null, 0);
    expect(await isSameDocument(page)).toBe(true);
    expect(complaints).toEqual([]);
  });

  test('NAV-4 an entry from before the scripts ran is shown, too @daily', async ({
    page,
  }) => {
    const { hold, letGo } = holdBack();
    await page.route(/_next\/static\/chunks\/.*\.js/, hold);
    await page.goto('/docs/state', { waitUntil: 'commit' });
    await page
      .getByRole('navigation', { name: 'Table of contents' })
      .getByRole('link')
      .nth(2)
      .click();
    await expect(page).toHaveURL(/#/);
    letGo();
    await waitForLife(page);
    await sidebarLink(page, 'CDK').click();
    await expect(heading(page)).toHaveText('CDK');
    await page.evaluate(() => history.go(-2));
    await expect(heading(page)).toHaveText('State');
    await expect(page).toHaveURL(/\/docs\/state$/);
  });

  test('NAV-4 the same hash clicked again scrolls again @daily', async ({
    page,
  }) => {
    // Where the browser is still on its way, a second scroll does not always end where it should.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    const entry = page
      .getByRole('navigation', { name: 'Table of contents' })
      .getByRole('link')
      .nth(2);
    const target = page.locator(
      `[id="${(await entry.getAttribute('href'))?.slice(1)}"]`,
    );
    const scrolled = () => page.evaluate(() => window.scrollY);
    for (let round = 0; round < 2; round++) {
      await entry.click();
      // It may be in view before it is scrolled to.
      await expect.poll(scrolled).toBeGreaterThan(0);
      await expect(target).toBeInViewport();
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect.poll(scrolled).toBe(0);
    }
  });

  test('NAV-4 "Back to top" takes the section out of the address', async ({
    page,
  }) => {
    await open(page, '/docs/state?from=here#install');
    const entries = await page.evaluate(() => history.length);
    await page.locator('[data-back-to-top]').first().evaluate(click);
    await expect(page).toHaveURL(/\/docs\/state\?from=here$/);
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  test('NAV-4 "Back to top" scrolls smoothly and jumps with reduced motion', async ({
    page,
  }) => {
    const link = page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Back to top' });
    for (const motion of ['no-preference', 'reduce'] as const) {
      await page.emulateMedia({ reducedMotion: motion });
      await open(page);
      await link.scrollIntoViewIfNeeded();
      const isSmooth = await link.evaluate((element) => {
        if (element instanceof HTMLElement) element.click();
        return document.documentElement.hasAttribute('data-smooth-scroll');
      });
      expect(isSmooth).toBe(motion === 'no-preference');
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await expect(page).toHaveURL(/\/docs\/state$/);
    }
  });

  test('NAV-4 a browser without smooth scrolling eases by hand', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'positions', { value: [] });
      CSS.supports = () => false;
    });
    await open(page);
    await page.evaluate(() => {
      window.scrollTo(0, 1000);
      const seen = (window as unknown as { positions: number[] }).positions;
      window.addEventListener('scroll', () => seen.push(window.scrollY));
    });
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Back to top' })
      .evaluate((link) => (link as HTMLElement).click());
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    const between = await page.evaluate(() =>
      (window as unknown as { positions: number[] }).positions.filter(
        (y) => y > 0 && y < 1000,
      ),
    );
    expect(between.length).toBeGreaterThan(3);
  });
});

test.describe('fetching ahead', () => {
  /** Addresses of pages asked for that reach the network, with how often. */
  function countRequests(page: Page): Map<string, number> {
    const counts = new Map<string, number>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (!isForPage(request)) return;
      counts.set(pathname, (counts.get(pathname) ?? 0) + 1);
    });
    return counts;
  }

  test('NAV-6 a page in view is prefetched once, and pointing at it asks no second time @daily', async ({
    page,
  }) => {
    const counts = countRequests(page);
    await open(page);
    await expect.poll(() => counts.get('/docs/state/effects')).toBe(1);
    await sidebarLink(page, 'Effects').hover();
    await sidebarLink(page, 'Effects').focus();
    expect(counts.get('/docs/state/effects')).toBe(1);
    expect([...counts.values()].filter((count) => count > 1)).toEqual([]);
    expect(counts.has('/docs/state')).toBe(false);
  });

  for (const how of ['hover', 'focus', 'touch'] as const) {
    test(`NAV-6 ${how} loads a page into memory, and the click needs no request @daily`, async ({
      page,
    }) => {
      // Without the observer nothing is prefetched, and what is left is the reader's intent.
      await page.addInitScript(
        () =>
          delete (window as { IntersectionObserver?: unknown })
            .IntersectionObserver,
      );
      const counts = countRequests(page);
      await open(page);
      const link = sidebarLink(page, 'CDK');
      if (how === 'hover') await link.hover();
      else if (how === 'focus') await link.focus();
      else await link.evaluate(touch);
      await expect.poll(() => counts.get('/docs/cdk')).toBe(1);
      await link.click();
      await expect(heading(page)).toHaveText('CDK');
      await page.goBack();
      await expect(heading(page)).toHaveText('State');
      await sidebarLink(page, 'CDK').click();
      await expect(heading(page)).toHaveText('CDK');
      expect(counts.get('/docs/cdk')).toBe(1);
    });
  }

  test('NAV-6 a page is loaded when its link is touched, and the click shows the page of its own link', async ({
    page,
  }) => {
    const counts = countRequests(page);
    await page.addInitScript(
      () =>
        delete (window as { IntersectionObserver?: unknown })
          .IntersectionObserver,
    );
    await open(page);
    const touch = (name: string) =>
      sidebarLink(page, name).dispatchEvent('touchstart');
    await touch('CDK');
    await expect.poll(() => counts.get('/docs/cdk')).toBe(1);
    await touch('Template');
    await expect.poll(() => counts.get('/docs/template')).toBe(1);
    for (const name of ['CDK', 'Template', 'CDK']) {
      await sidebarLink(page, name).click();
      await expect(heading(page)).toHaveText(name);
    }
    expect(await isSameDocument(page)).toBe(true);
    expect([...counts.values()].filter((count) => count > 1)).toEqual([]);
  });

  for (const connection of [
    { saveData: true, effectiveType: '4g' },
    { saveData: false, effectiveType: '2g' },
    { saveData: false, effectiveType: 'slow-2g' },
  ]) {
    test(`NAV-6 nothing is fetched ahead with ${JSON.stringify(connection)}`, async ({
      page,
    }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value });
      }, connection);
      const counts = countRequests(page);
      await open(page);
      await sidebarLink(page, 'CDK').hover();
      await sidebarLink(page, 'CDK').focus();
      expect([...counts]).toEqual([]);
      await sidebarLink(page, 'CDK').click();
      await expect(heading(page)).toHaveText('CDK');
      expect([...counts]).toEqual([['/docs/cdk', 1]]);
    });
  }

  test('NAV-6 3g prefetches, without the link relation by a request with credentials', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {
        value: { effectiveType: '3g' },
      });
      DOMTokenList.prototype.supports = () => false;
    });
    const request = page.waitForRequest((asked) =>
      isForPage(asked, '/docs/state/effects'),
    );
    await open(page);
    expect((await request).resourceType()).toBe('fetch');
    await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
  });

  test('NAV-6 pages in view come one after the other, and none while the search is on its way', async ({
    page,
  }) => {
    const counts = countRequests(page);
    const pages = holdBack();
    const index = holdBack();
    await routePage(page, undefined, pages.hold);
    await page.route('**/search-index.json*', index.hold);
    await open(page);
    await waitForLife(page);
    await expect.poll(() => counts.size).toBe(1);
    const [ahead = ''] = counts.keys();
    const asksForIndex = page.waitForRequest('**/search-index.json*');
    await page.getByRole('combobox', { name: 'Search' }).focus();
    await asksForIndex;
    const arrived = page.waitForEvent('requestfinished', {
      predicate: (request) => isForPage(request, ahead),
    });
    pages.letGo();
    await arrived;
    // What comes of it is told with a frame.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(done)),
    );
    expect([...counts.keys()]).toEqual([ahead]);
    index.letGo();
    await expect.poll(() => counts.size).toBeGreaterThan(4);
  });

  test('NAV-6 a failed prefetch is silent and the click tries again @daily', async ({
    page,
    complaints,
  }) => {
    let isDown = true;
    await routePage(page, '/docs/cdk', (route) =>
      isDown ? route.abort() : route.continue(),
    );
    await open(page);
    await sidebarLink(page, 'CDK').hover();
    isDown = false;
    await sidebarLink(page, 'CDK').click();
    await expect(heading(page)).toHaveText('CDK');
    expect(await isSameDocument(page)).toBe(true);
    // The browser itself reports the aborted request; the page says nothing.
    expect(complaints.filter((text) => !text.includes('net::'))).toEqual([]);
  });
});

test.describe('the keyboard mark', () => {
  test('NAV-7 the Tab key sets it and a mouse press removes it @daily', async ({
    page,
  }) => {
    await open(page);
    const root = page.locator('html');
    await expect(root).not.toHaveAttribute('data-keyboard-navigation');
    await page.keyboard.press('ArrowDown');
    await expect(root).not.toHaveAttribute('data-keyboard-navigation');
    await page.keyboard.press('Tab');
    await expect(root).toHaveAttribute('data-keyboard-navigation', '');
    await page.mouse.down();
    await expect(root).not.toHaveAttribute('data-keyboard-navigation');
  });
});

test.describe('languages', () => {
  test('NAV-8 the language link keeps path, query and hash @daily', async ({
    page,
  }) => {
    await open(page, '/docs/state?from=here#usage');
    await page
      .getByRole('banner')
      .locator('summary')
      .filter({ hasText: 'English' })
      .click();
    await expect(page.getByRole('link', { name: 'English' })).toHaveAttribute(
      'href',
      '/docs/state?from=here#usage',
    );
    await expect(page.getByRole('link', { name: 'English' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });
});
