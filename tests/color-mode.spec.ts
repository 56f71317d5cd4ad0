import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { waitForLife } from './support/browse';

const LIGHT = 'Switch between dark and light mode (currently light mode)';
const DARK = 'Switch between dark and light mode (currently dark mode)';

const root = (page: Page) => page.locator('html');
const toggle = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true });
const stored = (page: Page) =>
  page.evaluate(() => localStorage.getItem('theme'));

test('COL-1 COL-2 the system decides until the first click, which is remembered @daily', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/docs/state');
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  expect(
    await root(page).evaluate((html) => getComputedStyle(html).colorScheme),
  ).toBe('dark');
  expect(await stored(page)).toBeNull();

  await toggle(page, DARK).click();
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  await expect(toggle(page, LIGHT)).toBeVisible();
  expect(await stored(page)).toBe('light');

  await page.reload();
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
});

test('COL-2 all colours change in one frame: nothing on the page fades', async ({
  page,
}) => {
  await page.emulateMedia({
    colorScheme: 'light',
    reducedMotion: 'no-preference',
  });
  await page.goto('/docs/state');
  await waitForLife(page);
  const fading = await toggle(page, LIGHT).evaluate((button) => {
    (button as HTMLElement).click();
    return document
      .getAnimations()
      .filter((animation) => animation instanceof CSSTransition).length;
  });
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  expect(fading).toBe(0);
});

test('COL-1 COL-5 mode and name of the toggle are right before any file of the page has run', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  // The scripts never come: what shows is the first paint.
  await page.route(/_next\/static\/chunks\/.*\.js/, () => {});
  await page.goto('/docs/state', { waitUntil: 'commit' });
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await expect(toggle(page, DARK)).toBeVisible();
  await expect(toggle(page, LIGHT)).toHaveCount(0);
});

test('COL-1 a stored value that is no mode counts as no choice', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => localStorage.setItem('theme', 'sepia'));
  await page.goto('/');
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
});

test('COL-3 other tabs follow at once, and the system again when the choice is removed @daily', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/docs/state');
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  await other.goto('/docs/cdk');
  await waitForLife(other);
  await waitForLife(page);

  await toggle(page, LIGHT).click();
  await expect(root(other)).toHaveAttribute('data-theme', 'dark');
  await page.evaluate(() => localStorage.removeItem('theme'));
  await expect(root(other)).toHaveAttribute('data-theme', 'light');
});

test('COL-3 the system is followed live without a choice and not with one', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/docs/state');
  await waitForLife(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');

  await toggle(page, DARK).click();
  await page.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
});

test('who chooses what the system has follows it again', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/docs/state');
  await waitForLife(page);
  await toggle(page, LIGHT).click();
  expect(await stored(page)).toBe('dark');
  await toggle(page, DARK).click();
  expect(await stored(page)).toBeNull();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await toggle(page, DARK).click();
  expect(await stored(page)).toBe('light');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.reload();
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
});

test('COL-4 paper gets the mode of the system and the reader theirs back', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto('/docs/state');
  await waitForLife(page);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
});

test('COL-5 the colour of the browser and the code blocks follow the choice', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/docs/state');
  await waitForLife(page);
  const colors = () =>
    page.evaluate(() => {
      const block = document.querySelector('figure.code pre') ?? document.body;
      return {
        bar: [...document.querySelectorAll('meta[name="theme-color"]')].map(
          (meta) => meta.getAttribute('content'),
        ),
        page: getComputedStyle(document.documentElement)
          .getPropertyValue('--color-background')
          .trim(),
        code: getComputedStyle(block).color,
      };
    });
  const light = await colors();
  await toggle(page, LIGHT).click();
  const dark = await colors();
  expect(new Set(dark.bar)).toEqual(new Set([dark.page]));
  expect(dark.page).not.toBe(light.page);
  expect(dark.code).not.toBe(light.code);
});

test('COL-5 drawings, scroll bars and images made for one mode follow the choice', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/docs/cdk/render-strategies');
  await waitForLife(page);
  await addImages(page);
  const colors = () =>
    page.evaluate(() => ({
      drawing: [...document.querySelectorAll('main figure svg text')].map(
        (element) => getComputedStyle(element).fill,
      ),
      scrollBar: getComputedStyle(document.documentElement).scrollbarColor,
    }));
  const light = await colors();
  expect(light.drawing.length).toBeGreaterThan(0);
  expect(await shownImages(page)).toEqual(['by day']);
  await toggle(page, LIGHT).click();
  const dark = await colors();
  expect(dark.scrollBar).not.toBe(light.scrollBar);
  dark.drawing.forEach((fill, index) =>
    expect(fill).not.toBe(light.drawing[index]),
  );
  expect(await shownImages(page)).toEqual(['by night']);
});

/** Puts the two variants of an image into the article, as an author would write them. */
async function addImages(page: Page): Promise<void> {
  await page
    .locator('main .prose')
    .first()
    .evaluate((article) => {
      for (const [name, alt] of [
        ['only-light', 'by day'],
        ['only-dark', 'by night'],
      ] as const) {
        const image = new Image(16, 16);
        image.className = name;
        image.alt = alt;
        image.src = '/icon.svg';
        article.prepend(image);
      }
    });
}

const shownImages = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('img', { name: /^by (day|night)$/ })
    .evaluateAll((images) => images.map((image) => image.getAttribute('alt')));

for (const [chosen, system, color] of [
  ['dark', 'light', 'rgb(22, 18, 27)'],
  ['light', 'dark', 'rgb(255, 255, 255)'],
] as const) {
  test(`COL-5 a hard reload in ${chosen} mode on a ${system} system paints no other mode before or after`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    await page.addInitScript((mode) => {
      if (origin === 'null') return;
      localStorage.setItem('theme', mode);
      const seen: string[] = [];
      Object.assign(window, { seen });
      const note = () => {
        const root = document.documentElement;
        if (!document.body) return;
        const bar = [
          ...document.querySelectorAll<HTMLMetaElement>(
            'meta[name="theme-color"]',
          ),
        ].find(({ media }) => matchMedia(media || 'all').matches);
        const { backgroundColor } = getComputedStyle(root);
        const barColor = bar?.content.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
        seen.push([root.dataset['theme'], backgroundColor, barColor].join());
      };
      // Whatever is painted follows a frame; whatever changes between frames is seen as well.
      const watch = () => {
        note();
        requestAnimationFrame(watch);
      };
      requestAnimationFrame(watch);
      new MutationObserver(note).observe(document, {
        attributes: true,
        attributeFilter: ['data-theme', 'content'],
        childList: true,
        subtree: true,
      });
    }, chosen);
    await page.goto('/docs/state');
    await waitForLife(page);
    await page.reload();
    await waitForLife(page);
    await page.waitForTimeout(300);
    const seen = await page.evaluate(
      () => (window as unknown as { seen: string[] }).seen,
    );
    expect(seen.length).toBeGreaterThan(2);
    const hex = chosen === 'dark' ? '#16121b' : '#ffffff';
    expect([...new Set(seen)]).toEqual([`${chosen},${color},${hex}`]);
  });
}

test.describe('where scripts do not run', () => {
  test.use({ javaScriptEnabled: false });
  for (const [system, shown] of [
    ['light', 'only-light'],
    ['dark', 'only-dark'],
  ] as const) {
    test(`COL-5 an image made for one mode follows a ${system} system`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: system });
      await page.route('**/docs/state', async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(
          /<main([^>]*)>/,
          '<main$1><p class="only-light">by day</p><p class="only-dark">by night</p>',
        );
        await route.fulfill({ response, body });
      });
      await page.goto('/docs/state');
      const words = page
        .getByText(/^by (day|night)$/)
        .filter({ visible: true });
      await expect(words).toHaveCount(1);
      await expect(words).toHaveClass(shown);
    });
  }
});
