import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { waitForLife } from './support/browse';
import { expect, test } from './support/test';

const COUNTING_PAGE = 'content/docs/cdk/render-strategies/strategies/index.mdx';

const demo = (page: Page) => page.getByRole('group', { name: /^Demo/ });
const level = async (page: Page) =>
  Number(/level: (\d+) cm/.exec(await demo(page).innerText())?.[1]);

test('the headline says what it is, and the figure is what the sample counts that it leads to @daily', async ({
  page,
}) => {
  const source = readFileSync(COUNTING_PAGE, 'utf8');
  const counted = /count\(Block, 'normal'\); \/\/ => '(\d+) (\d+),/.exec(
    source,
  );
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Reactive state and fast templates for Angular',
  );
  await expect(page).toHaveTitle('RxAngular | Performance & DX');
  await expect(page.getByRole('main')).toContainText(
    `${counted?.[1]} of ${counted?.[2]}`,
  );
  await page.getByRole('link', { name: 'see the sample' }).click();
  await expect(
    page.locator('pre', { hasText: "await count(Block, 'normal')" }),
  ).toBeAttached();
});

test('home says for which Angular it is, and its commands make a project of that one @daily', async ({
  page,
}) => {
  await page.goto('/docs/compatibility');
  const [newest = '', ...others] = await page
    .getByRole('region', { name: 'Last releases by Angular version' })
    .getByRole('row')
    .filter({ hasNotText: '–' })
    .filter({ hasText: /\d/ })
    .allInnerTexts();
  expect(others.length).toBeGreaterThan(0);
  const major = Number.parseInt(newest, 10);
  await page.goto('/');
  const versions = page.getByRole('link', { name: `Angular ${major} · MIT` });
  await expect(versions).toHaveText(
    new RegExp(`^${major}\\.\\d+ · Angular ${major} · MIT$`),
  );
  await expect(versions).toHaveAttribute('href', '/docs/compatibility');
  const isTooNew = await page
    .getByText(`Angular ${major + 1}: not yet`)
    .count();
  const command = page.getByRole('group', { name: 'npm command' });
  await expect(command).toContainText(
    `npx @angular/cli${isTooNew > 0 ? `@${major}` : ''} new my-app`,
  );
  await expect(command).toContainText('npm install @rx-angular/state');
});

test('its commands are coloured as those of "Start here"', async ({ page }) => {
  const colours = async (path: string) => {
    await page.goto(path);
    return page
      .locator('pre', { hasText: 'npx @angular/cli' })
      .locator('code > span')
      .evaluateAll((parts) =>
        parts.map((part) => getComputedStyle(part).color),
      );
  };
  const ofHome = await colours('/');
  expect(new Set(ofHome).size).toBe(2);
  expect(ofHome).toEqual(await colours('/docs/start'));
});

test('the demo is the sample beside it, and runs when asked @daily', async ({
  page,
}) => {
  await page.goto('/');
  await expect(demo(page).getByRole('status')).toHaveText(/Press Run/);
  const first = await level(page);
  await demo(page).getByRole('button', { name: 'Run' }).click();
  await expect(demo(page).getByRole('status')).toHaveText(/running/);
  await expect.poll(() => level(page)).toBeGreaterThan(first);
  await demo(page).getByRole('button', { name: 'Calibrate' }).click();
  await expect.poll(() => level(page)).toBeLessThan(first + 2);
  await demo(page).getByRole('button', { name: 'Stop' }).click();
  await expect(demo(page).getByRole('status')).toHaveText(/stopped/);
});

test('the pause with and without is measured in the browser of the reader', async ({
  page,
}) => {
  await page.goto('/');
  const scene = page.getByRole('group', { name: 'Scene: the longest pause' });
  await expect(scene.getByRole('img')).toHaveCount(2);
  await scene.getByRole('button', { name: 'Run it here' }).click();
  await expect(scene.getByRole('status')).toHaveText(
    'Recorded here, in your browser. The headline has our figures.',
    // Each frame is waited for, and a busy machine has few.
    { timeout: 40_000 },
  );
  const pauses = await scene.locator('figcaption strong').allInnerTexts();
  const [native = 0, normal = Infinity] = pauses.map(
    // A busy machine takes seconds.
    (text) => Number.parseFloat(text) * (text.endsWith(' ms') ? 1 : 1000),
  );
  expect(native).toBeGreaterThan(normal);
});

test('who has it in use is led to the upgrade and the errors, in the page and in the footer', async ({
  page,
}) => {
  await page.goto('/');
  for (const [name, path] of [
    ['Upgrade', '/docs/upgrading'],
    ['look up an error', '/docs/errors'],
  ] as const) {
    await expect(
      page.getByRole('main').getByRole('link', { name, exact: true }),
    ).toHaveAttribute('href', path);
    await expect(
      page.getByRole('contentinfo').locator(`a[href="${path}"]`),
    ).toBeVisible();
  }
});

test('each block is one target, all of it @daily', async ({ page }) => {
  await page.goto('/');
  const blocks = page.getByRole('main').locator('li:has(h3)');
  await expect(blocks).toHaveCount(9);
  const count = await blocks.count();
  for (let index = 0; index < count; index++) {
    const block = blocks.nth(index);
    const box = await block.boundingBox();
    if (!box) throw new Error('A block has no place.');
    const href = await block.getByRole('link').getAttribute('href');
    await block.scrollIntoViewIfNeeded();
    const hit = await block.evaluate((element) => {
      const { right, bottom } = element.getBoundingClientRect();
      const found = document.elementFromPoint(right - 8, bottom - 8);
      return found?.closest('a')?.getAttribute('href');
    });
    expect(hit).toBe(href);
  }
});

test('on a phone the demo comes before its code, and the code is folded', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const code = page.getByRole('group', { name: 'TypeScript: tide-gauge.ts' });
  const name = await page
    .getByText('tide-gauge.ts', { exact: true })
    .boundingBox();
  const edit = await page.getByRole('link', { name: /^Edit/ }).boundingBox();
  expect((name?.y ?? 0) + (name?.height ?? 0)).toBeLessThanOrEqual(
    edit?.y ?? 0,
  );
  const [shown, folded] = [
    await demo(page).boundingBox(),
    await code.boundingBox(),
  ];
  expect((shown?.y ?? Infinity) + (shown?.height ?? 0)).toBeLessThanOrEqual(
    folded?.y ?? 0,
  );
  await page.getByRole('link', { name: 'see the sample' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Run' }).first()).toBeFocused();
  await page
    .getByRole('button', { name: 'Show all lines of the sample' })
    .click();
  const open = await code.boundingBox();
  expect(open?.height ?? 0).toBeGreaterThan(folded?.height ?? Infinity);
});

for (const width of [1024, 1200, 1440, 1920]) {
  test(`at ${width} px both halves of the first section end together`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const bottom = async (selector: string) => {
      const box = await page.locator(selector).last().boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    const words = await bottom('.hero .tabs');
    const sample = await bottom('.hero .prose > .code');
    expect(Math.abs(words - sample)).toBeLessThan(100);
  });
}

test('home weighs at most 60 kB before anything is touched, and fetches ahead after it @daily', async ({
  page,
}) => {
  let bytes = 0;
  page.on('requestfinished', async (request) => {
    // What is fetched ahead may be under way when the test ends.
    const sizes = await request.sizes().catch(() => undefined);
    bytes += sizes?.responseBodySize ?? 0;
  });
  const ahead = (rel: string) => page.locator(`link[rel=${rel}]`);
  await page.goto('/');
  await waitForLife(page);
  await page.waitForLoadState('networkidle');
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThan(60_000);
  await expect(ahead('prefetch')).toHaveCount(0);
  await expect(ahead('modulepreload')).toHaveCount(0);
  await page.mouse.move(40, 400);
  await expect(ahead('modulepreload')).toHaveCount(1);
  await expect.poll(() => ahead('prefetch').count()).toBeGreaterThan(1);
  await expect.poll(() => bytes).toBeGreaterThan(100_000);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the demo and the pause are pictures, and the menu opens', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(demo(page)).toContainText(/Water level: \d+ cm/);
    await expect(demo(page).getByRole('button', { name: 'Run' })).toBeHidden();
    const scene = page.getByRole('group', { name: 'Scene: the longest pause' });
    await expect(scene.getByRole('img')).toHaveCount(2);
    await page.getByRole('button', { name: 'Learn' }).click();
    await expect(
      page.getByRole('link', { name: 'Tutorials', exact: true }),
    ).toBeVisible();
  });
});
