import type { Frame, Page } from '@playwright/test';
import { bringAxe, findInWindows, RULES } from '../support/axe';
import { waitForLife } from '../support/browse';
import { expect, test } from '../support/variants';

/** A part is no page, and has not all that makes a good one. */
const PARTS = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
};
/** The pages of the lab are shared out, so that no test grows with the site. */
const SHARES = 8;
/** Addresses of all pages that the start of the lab leads to. */
async function labPages(page: Page, start: string): Promise<string[]> {
  await page.goto(start);
  const links = page.getByRole('main').getByRole('link');
  return links.evaluateAll((all) =>
    all.map((link) => (link as HTMLAnchorElement).href),
  );
}

const WINDOWS = 'iframe[data-mode]';

/** What is wrong on the open page of the lab and in its windows. */
const findFaults = (page: Page) =>
  findInWindows(
    page,
    { light: PARTS, dark: RULES.dark },
    // Lines below the fold are cut off, so that axe compares them with what lies behind.
    { windows: WINDOWS, exclude: ['.code-folded pre', 'iframe'] },
  );

/** Waits until the windows of a page of the lab show its part. */
async function waitForWindows(page: Page): Promise<void> {
  await waitForLife(page);
  // The playground has a frame of its own.
  await expect(page.locator(WINDOWS)).toHaveCount(12);
  await expect(page.locator(`${WINDOWS}:not([data-shown])`)).toHaveCount(
    0,
    // However busy the machine is: whole pages are shown twelve times.
    { timeout: 120_000 },
  );
}

/** The windows of a page of the lab, when they show its part. */
async function windowsOf(page: Page): Promise<Frame[]> {
  await waitForWindows(page);
  const handles = await page.locator(WINDOWS).elementHandles();
  const frames = await Promise.all(handles.map((one) => one.contentFrame()));
  return frames.filter((frame) => frame !== null);
}

test.describe('the lab', () => {
  for (let share = 0; share < SHARES; share++) {
    test(`axe finds nothing in any window of its parts, and nothing is too wide, ${share + 1} of ${SHARES}`, async ({
      page,
      at,
    }) => {
      test.setTimeout(300_000);
      const addresses = await labPages(page, at('/lab'));
      expect(addresses.length).toBeGreaterThan(60);
      await bringAxe(page);
      const faults: string[] = [];
      for (const address of addresses.filter(
        (_, index) => index % SHARES === share,
      )) {
        await page.goto(address);
        if (address.includes('/components/')) await waitForWindows(page);
        const found = await findFaults(page);
        faults.push(...found.map((fault) => `${address} ${fault}`));
      }
      expect(faults).toEqual([]);
    });
  }

  test('what breaks the rules in one window alone, or is too wide there, would be found', async ({
    page,
    at,
  }) => {
    await bringAxe(page);
    await page.goto(at('/lab/components/admonition'));
    await waitForWindows(page);
    await page.evaluate(() => {
      const bodyOf = (title: string) =>
        document.querySelector<HTMLIFrameElement>(`iframe[title="${title}"]`)
          ?.contentDocument?.body;
      bodyOf('light, 768 px')?.append(document.createElement('img'));
      const faint = document.createElement('p');
      faint.textContent = 'faint';
      faint.style.color = '#222';
      bodyOf('dark, 320 px, right to left')?.append(faint);
      const wide = document.createElement('div');
      wide.style.cssText = 'width: 2000px; height: 1px';
      bodyOf('dark, 1280 px')?.append(wide);
    });
    expect(await findFaults(page)).toEqual([
      expect.stringMatching(/^light, 768 px: image-alt: img: /),
      'dark, 1280 px: it is 2000 px wide in 1280',
      expect.stringMatching(
        /^dark, 320 px, right to left: color-contrast: body > p: /,
      ),
    ]);
  });

  test('it shows a part light and dark, in three widths, and in both directions', async ({
    page,
    at,
  }) => {
    await page.goto(at('/lab'));
    await page.getByRole('link', { name: 'Admonition', exact: true }).click();
    const windows = await windowsOf(page);
    const seen = await Promise.all(
      windows.map((frame) =>
        frame.evaluate(() => {
          const { backgroundColor, direction } = getComputedStyle(
            document.documentElement,
          );
          const notes = document.querySelectorAll('.admonition-note').length;
          return [innerWidth, direction, backgroundColor, notes > 0].join(' ');
        }),
      ),
    );
    const expected = ['ltr', 'rtl'].flatMap((direction) =>
      [320, 768, 1280].flatMap((width) =>
        ['rgb(255, 255, 255)', 'rgb(22, 18, 27)'].map(
          (background) => `${width} ${direction} ${background} true`,
        ),
      ),
    );
    expect(seen.sort()).toEqual(expected.sort());
  });

  test('a window has the layout of its width, and the frame of the site where a part needs it', async ({
    page,
    at,
  }) => {
    await page.goto(at('/lab/components/frame'));
    await windowsOf(page);
    const links = (width: number) =>
      page
        .frameLocator(`iframe[title="light, ${width} px"]`)
        .getByRole('navigation', { name: 'Main' });
    await expect(links(1280)).toBeVisible();
    await expect(links(320)).toBeHidden();
  });

  test('what only scripts make is there in every state', async ({
    page,
    at,
  }) => {
    await page.goto(at('/lab/components/search-panel'));
    await windowsOf(page);
    const phone = page.frameLocator('iframe[title="dark, 320 px"]');
    await expect(
      phone.getByRole('region', { name: 'Failed' }).getByRole('button'),
    ).toHaveText('Retry');
    await expect(
      phone
        .getByRole('region', { name: 'Results of every kind' })
        .getByRole('option'),
    ).toHaveCount(4);
  });
});

test.describe('a site with crashing pages and other switches', () => {
  test('ERR-1 a page that crashes leaves the frame, says why and can be tried again', async ({
    page,
    at,
  }) => {
    await page.goto(at('/lab/crash'));
    await waitForLife(page);
    await page.getByRole('button', { name: 'Crash the page' }).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('This page crashed.');
    await expect(page.getByText('The lab crashed this page.')).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading).toHaveText('Crash lab');

    await page.getByRole('button', { name: 'Crash the page' }).click();
    await expect(heading).toHaveText('This page crashed.');
    await page
      .getByRole('banner')
      .getByRole('link', { name: 'Boat', exact: true })
      .click();
    await expect(heading).toHaveText('Boat');
  });

  test('ERR-1 a shell that crashes says the same without the frame', async ({
    page,
    at,
  }) => {
    await page.goto(at('/lab/crash'));
    await waitForLife(page);
    await page.getByRole('button', { name: 'Crash the shell' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This page crashed.',
    );
    await expect(page.getByText('The lab crashed the shell.')).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Crash lab',
    );
  });

  test('ERR-4 the home page says so when it is served from a wrong base URL', async ({
    page,
    at,
  }) => {
    await page.route(/\.css(\?|$)|_next/, (route) =>
      route.fulfill({ status: 404 }),
    );
    await page.goto(at('/'));
    const issue = page.getByRole('alert').filter({
      hasText: 'The site did not load properly',
    });
    await expect(issue).toContainText('It was built for /sub/.');
    await expect(issue).toContainText('it needs /sub/.');
  });

  test('ERR-4 it says nothing where the style sheet loads, nor on another page', async ({
    page,
    at,
  }) => {
    await page.goto(at('/'));
    await expect(page.getByText('did not load properly')).toBeHidden();
    await page.route(/\.css(\?|$)/, (route) => route.abort());
    await page.goto(at('/docs/boat/voyage'));
    await expect(page.getByText('did not load properly')).toHaveCount(0);
  });

  test('NVB-1 the navbar hides on scrolling down and is back on scrolling up or with focus', async ({
    page,
    at,
  }) => {
    await page.goto(at('/docs/boat/voyage'));
    await waitForLife(page);
    const navbar = page.getByRole('banner');
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, 900);
    await expect(navbar).not.toBeInViewport();
    await page.mouse.wheel(0, -50);
    await expect(navbar).toBeInViewport();
    await page.mouse.wheel(0, 400);
    await expect(navbar).not.toBeInViewport();
    await navbar.getByRole('link').first().focus();
    await expect(navbar).toBeInViewport();
  });

  test('NVB-1 it is hidden after going to a hash', async ({ page, at }) => {
    await page.goto(at('/docs/boat/voyage'));
    await waitForLife(page);
    await page
      .getByRole('navigation', { name: 'Table of contents' })
      .getByRole('link')
      .nth(2)
      .click();
    await expect(page.getByRole('banner')).not.toBeInViewport();
  });

  test('COL-1 where the system is not respected the default mode begins', async ({
    page,
    at,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(at('/docs/boat/voyage'));
    await waitForLife(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});
