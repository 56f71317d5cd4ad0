import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './support/test';
import { holdBack, routePage, waitForLife } from './support/browse';

/** A fault, how it is brought about, and what its reader does. */
type Fault = {
  name: string;
  /** Before the page is opened. */
  inject?: (page: Page, context: BrowserContext) => Promise<unknown>;
  /** While it is open; without it the reader follows a link. */
  use?: (page: Page, context: BrowserContext) => Promise<unknown>;
  /** What the console may hold: the page's one warning, or the browser's own report of a failed request. */
  allows?: RegExp;
  /** Where scripts do not run, nothing comes to life. */
  isWithoutLife?: boolean;
};

const START = '/docs/state';
const TARGET = '/docs/cdk';
const INDEX = /search-index[^/]*\.json/;
const SCRIPTS = /_next\/static\/chunks\/[^/]*\.js/;

const RELOADED = /\[site\] \S+\/docs\/cdk could not be loaded/;
const NETWORK = /net::|Failed to load resource|download failed/;
const RELOADED_OR_NETWORK = new RegExp(`${RELOADED.source}|${NETWORK.source}`);

const link = (page: Page, name = 'CDK') =>
  page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name, exact: true });

async function followLink(page: Page): Promise<void> {
  await link(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('CDK');
  await expect(page).toHaveURL(/\/docs\/cdk$/);
}

const script = (source: () => void) => (page: Page) =>
  page.addInitScript(source);

const searchFor = async (page: Page): Promise<void> => {
  const box = page.getByRole('combobox', { name: 'Search' });
  await box.click();
  await box.fill('state');
};

const FAULTS: Fault[] = [
  // What comes instead of a page
  ...[404, 500, 503].map((status): Fault => ({
    name: `a page answers ${status}`,
    inject: (page) =>
      routePage(page, TARGET, (route) => route.fulfill({ status })),
    allows: RELOADED_OR_NETWORK,
  })),
  {
    name: 'a page has the wrong content type',
    inject: (page) =>
      routePage(page, TARGET, (route) =>
        route.fulfill({ contentType: 'text/plain', body: 'Welcome to WiFi' }),
      ),
    allows: RELOADED,
  },
  {
    name: 'a page is something else under the right type',
    inject: (page) =>
      routePage(page, TARGET, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<p>Sign in first' }),
      ),
    allows: RELOADED,
  },
  {
    name: 'a page is empty',
    inject: (page) =>
      routePage(page, TARGET, (route) =>
        route.fulfill({ contentType: 'text/html', body: '' }),
      ),
    allows: RELOADED,
  },
  ...(
    [
      'failed',
      'connectionreset',
      'connectionrefused',
      'namenotresolved',
      'timedout',
      'internetdisconnected',
    ] as const
  ).map((reason): Fault => ({
    name: `a page fails with ${reason}`,
    inject: (page) => routePage(page, TARGET, (route) => route.abort(reason)),
    allows: RELOADED_OR_NETWORK,
  })),
  {
    name: 'a page comes after ten seconds',
    inject: async (page) => {
      await page.clock.install();
      const { hold, letGo } = holdBack();
      await routePage(page, TARGET, hold);
      Object.assign(page, { letGo });
    },
    use: async (page) => {
      await link(page).click();
      await page.clock.runFor(10_000);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('State');
      (page as Page & { letGo: () => void }).letGo();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('CDK');
    },
  },
  {
    name: 'a page is of another deployment',
    inject: (page) =>
      routePage(page, TARGET, async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(
          /data-build="[^"]*"/,
          'data-build="another"',
        );
        await route.fulfill({ response, body });
      }),
    allows: RELOADED_OR_NETWORK,
  },
  {
    name: 'a page is gone just after a full load of the page',
    inject: async (page) => {
      await page.addInitScript((target) => {
        if (origin === 'null') return;
        sessionStorage.setItem(
          `reload:${location.origin}${target}`,
          String(Date.now()),
        );
      }, TARGET);
      await routePage(page, TARGET, (route) => route.abort());
    },
    use: async (page) => {
      await link(page).click();
      const notice = page
        .getByRole('alert')
        .filter({ hasText: 'Error: this page could not be loaded' });
      await expect(notice).toBeVisible();
      // The page that was open is as readable and usable as before.
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('State');
      await page.getByRole('button', { name: /^Switch between dark/ }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await notice.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('CDK');
    },
    allows: RELOADED_OR_NETWORK,
  },
  {
    name: 'every page is gone',
    inject: (page) => routePage(page, undefined, (route) => route.abort()),
    allows: RELOADED_OR_NETWORK,
  },

  // Parts of the page that never come
  {
    name: 'all scripts are missing',
    inject: (page) =>
      page.route(SCRIPTS, (route) => route.fulfill({ status: 404 })),
    use: async (page) => {
      await expect(
        page.getByText('Error: this page could not be loaded'),
      ).toBeVisible();
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
      await followLink(page);
    },
    allows:
      /could not be loaded|net::|Failed to load resource|disallowed MIME type/,
    isWithoutLife: true,
  },
  {
    name: 'scripts are answered with a page',
    inject: (page) =>
      page.route(SCRIPTS, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: '<!doctype html>',
        }),
      ),
    use: async (page) => {
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
      await followLink(page);
    },
    allows:
      /could not be loaded|SyntaxError|Unexpected token|expected expression/,
    isWithoutLife: true,
  },
  {
    name: 'scripts are missing once, right after a deployment',
    inject: async (page) => {
      let isOld = true;
      await page.route(SCRIPTS, (route) =>
        isOld ? route.fulfill({ status: 404 }) : route.continue(),
      );
      page.on('framenavigated', () => (isOld = page.url() === 'about:blank'));
      let loads = 0;
      page.on('load', () => (isOld = ++loads < 1));
    },
    allows: /could not be loaded|net::|Failed to load resource/,
  },
  {
    name: 'the style sheet is blocked',
    inject: (page) => page.route(/\.css(\?|$)/, (route) => route.abort()),
    allows: NETWORK,
  },
  {
    name: 'images and fonts are blocked',
    inject: (page) =>
      page.route(/\.(woff2?|png|svg|ico|jpg)(\?|$)/, (route) => route.abort()),
    allows: NETWORK,
  },

  // Storage
  {
    name: 'storage is blocked',
    inject: script(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }
    }),
    use: async (page) => {
      await page.getByRole('button', { name: /^Switch between dark/ }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await followLink(page);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    },
    allows: /does not let this page remember anything/,
  },
  {
    name: 'storage is full',
    inject: script(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    }),
    use: async (page) => {
      await page.getByRole('button', { name: 'Close' }).click();
      await expect(
        page.getByRole('region', { name: 'Announcement' }),
      ).toBeHidden();
      await followLink(page);
    },
    allows: /does not let this page remember anything/,
  },
  {
    name: 'storage is undefined',
    inject: script(() => {
      Object.defineProperty(window, 'localStorage', { value: undefined });
    }),
    allows: /does not let this page remember anything/,
  },
  {
    name: 'stored values are corrupt',
    inject: script(() => {
      // The empty page before the first one has no storage.
      if (origin === 'null') return;
      for (const key of [
        'theme',
        'announcement.id',
        'announcement.dismiss',
        'tab.package-manager',
        'docs-preferred-version-default',
      ]) {
        localStorage.setItem(key, '{"\u0000<script>');
      }
    }),
  },

  // Old and odd browsers
  {
    name: 'IntersectionObserver is missing',
    inject: script(() => {
      delete (window as { IntersectionObserver?: unknown })
        .IntersectionObserver;
    }),
  },
  {
    name: 'IntersectionObserver throws',
    inject: script(() => {
      window.IntersectionObserver = new Proxy(IntersectionObserver, {
        construct: () => {
          throw new Error('blocked by an extension');
        },
      });
    }),
  },
  {
    name: 'matchMedia is missing',
    inject: script(() => {
      delete (window as { matchMedia?: unknown }).matchMedia;
    }),
  },
  {
    name: 'ResizeObserver is missing',
    inject: script(() => {
      delete (window as { ResizeObserver?: unknown }).ResizeObserver;
    }),
  },
  {
    name: 'the clipboard is missing',
    inject: script(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    }),
    use: async (page) => {
      await page
        .getByRole('button', { name: 'Copy code to clipboard' })
        .first()
        .click();
      await followLink(page);
    },
  },
  {
    name: 'the Web Animations are missing',
    inject: script(() => {
      delete (Element.prototype as { animate?: unknown }).animate;
    }),
    use: async (page) => {
      const toggle = page.getByRole('button', { name: 'Toggle Template' });
      await toggle.first().click();
      await expect(toggle.first()).toHaveAttribute('aria-expanded', 'true');
      await followLink(page);
    },
  },
  {
    name: 'the address has a hash that cannot be decoded',
    use: async (page) => {
      await page.goto(`${START}#%E0%A4%A`);
      await waitForLife(page);
      await followLink(page);
    },
  },
  {
    name: 'the address has a hash that leads nowhere',
    use: async (page) => {
      await page.goto(`${START}#nothing-here`);
      await waitForLife(page);
      await followLink(page);
    },
  },

  // Search
  ...(
    [
      ['missing', { status: 404 }],
      ['corrupt', { contentType: 'application/json', body: '{"no":' }],
      [
        'truncated to an empty list',
        { contentType: 'application/json', body: '[]' },
      ],
    ] as const
  ).map(([how, answer]): Fault => ({
    name: `the search index is ${how}`,
    inject: (page) => page.route(INDEX, (route) => route.fulfill(answer)),
    use: async (page) => {
      await searchFor(page);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await followLink(page);
    },
    allows: /search|net::|Failed to load resource/i,
  })),

  // Hands
  {
    name: 'a reader goes back while a page loads',
    inject: async (page) => {
      await routePage(page, '/docs/template', () => {});
    },
    use: async (page) => {
      await followLink(page);
      await link(page, 'Template').click();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('State');
      await followLink(page);
    },
  },
  {
    name: 'a reader clicks everything twice',
    use: async (page) => {
      await link(page).dblclick();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('CDK');
      await page
        .getByRole('button', { name: /^Switch between dark/ })
        .dblclick();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    },
  },
  {
    name: 'a reader prints while a page loads',
    inject: async (page) => {
      await page.clock.install();
      const { hold, letGo } = holdBack();
      await routePage(page, TARGET, hold);
      Object.assign(page, { letGo });
    },
    use: async (page) => {
      await link(page).click();
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
      (page as Page & { letGo: () => void }).letGo();
      await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('CDK');
    },
  },
  {
    name: 'the system changes its colours while a page loads',
    use: async (page) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await link(page).click();
      await page.emulateMedia({ colorScheme: 'light' });
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('CDK');
    },
  },
  {
    name: 'two tabs race for the colour mode',
    use: async (page, context) => {
      const other = await context.newPage();
      await other.goto(TARGET);
      await waitForLife(other);
      const toggle = /^Switch between dark/;
      await Promise.all([
        page.getByRole('button', { name: toggle }).click(),
        other.getByRole('button', { name: toggle }).click(),
      ]);
      const modeOf = (tab: Page) =>
        tab.locator('html').getAttribute('data-theme');
      await expect
        .poll(async () => (await modeOf(page)) === (await modeOf(other)))
        .toBe(true);
      await followLink(page);
    },
  },
  {
    name: 'the screen is 320 px wide, as at 400 % zoom',
    inject: (page) => page.setViewportSize({ width: 320, height: 256 }),
    use: async (page) => {
      const overflow = await page.evaluate(
        () =>
          document.documentElement.scrollWidth -
          document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
      await page
        .getByRole('dialog', { name: 'Navigation' })
        .getByRole('link', { name: 'CDK', exact: true })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('CDK');
    },
  },
  {
    name: 'the network is gone and comes back',
    use: async (page, context) => {
      await context.setOffline(true);
      await page.evaluate(() => window.scrollTo(0, 300));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('State');
      await context.setOffline(false);
      await followLink(page);
    },
    allows: NETWORK,
  },
  {
    name: 'the bar of a slow page change cannot be loaded',
    inject: (page) =>
      page.route('**/*.js', async (route) => {
        const response = await route.fetch();
        if ((await response.text()).includes('NProgress')) await route.abort();
        else await route.fulfill({ response });
      }),
    allows: NETWORK,
  },
  {
    name: 'an extension removes the first element of the page',
    use: async (page) => {
      await page.evaluate(() => document.querySelector('main p')?.remove());
      await followLink(page);
    },
  },
  {
    name: 'the history state is foreign',
    use: async (page) => {
      await page.evaluate(() => history.replaceState({ theirs: true }, ''));
      await followLink(page);
    },
  },
];

let injected = 0;
let survived = 0;

test.describe('faults', () => {
  test.afterAll(() => {
    console.log(
      `Faults injected by this worker: ${injected}, survived: ${survived}; ${FAULTS.length} in all.`,
    );
  });

  test('NAV-3 there are at least thirty', () => {
    expect(FAULTS.length).toBeGreaterThanOrEqual(30);
  });

  for (const fault of FAULTS) {
    test(`NAV-3 ${fault.name}: the page stays readable and usable`, async ({
      page,
      context,
      complaints,
    }) => {
      injected++;
      await fault.inject?.(page, context);
      await page.goto(START);
      if (!fault.isWithoutLife) await waitForLife(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('State');
      await (fault.use ?? followLink)(page, context);
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(complaints.filter((text) => !fault.allows?.test(text))).toEqual(
        [],
      );
      survived++;
    });
  }
});
