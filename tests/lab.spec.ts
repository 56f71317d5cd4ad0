import type { Locator, Page } from '@playwright/test';
import { findInBothModes } from './support/axe';
import { expect, test } from './support/test';
import { pathsAsked, waitForLife } from './support/browse';

const STRATEGIES = '/docs/lab/strategies';
const CHECKS = '/docs/lab/change-detection';
const BENCHMARKS = '/docs/lab/benchmarks';
const SCROLLING = '/docs/lab/virtual-scrolling';

/** Scenes take as long as the machine needs. */
const RUN_MS = 60_000;
test.describe.configure({ timeout: 120_000 });

async function open(page: Page, path = STRATEGIES): Promise<void> {
  await page.goto(path);
  await waitForLife(page);
}

const sceneOf = (page: Page) =>
  page.getByRole('group', { name: 'Scene: render strategies' });

const timeline = (scene: Locator, name: string) =>
  scene.getByRole('figure').filter({
    has: scene.page().getByRole('img', { name: `Timeline: ${name}` }),
  });

async function runHere(page: Page): Promise<Locator> {
  const scene = sceneOf(page);
  await scene.getByLabel('Rows').selectOption('50');
  await scene.getByRole('button', { name: 'Run it here' }).click();
  await expect(scene.getByRole('status').first()).toHaveText(
    'Both runs are recorded.',
    { timeout: RUN_MS },
  );
  return scene;
}

test.describe('render lab', () => {
  test('shows two recorded runs and loads no scene before a reader asks @daily', async ({
    page,
  }) => {
    const asked = pathsAsked(page);
    await open(page);
    const scene = sceneOf(page);
    await expect(timeline(scene, 'native')).toContainText(/longest pause is/);
    await expect(timeline(scene, 'normal')).toContainText(/longest pause is/);
    expect(asked.filter((path) => path.startsWith('/render-lab/'))).toEqual([]);
  });

  test('another strategy shows its recording', async ({ page }) => {
    await open(page);
    const scene = sceneOf(page);
    await timeline(scene, 'native').getByLabel('Strategy').selectOption('low');
    await expect(timeline(scene, 'low')).toContainText(/^low: \d+ rows/);
    await expect(timeline(scene, 'normal')).toContainText(/^normal: \d+ rows/);
  });

  test('records both runs in the browser, and breaks no policy @daily', async ({
    page,
    complaints,
  }) => {
    await open(page);
    const scene = await runHere(page);
    for (const name of ['native', 'normal']) {
      const run = timeline(scene, name);
      await expect(run).toContainText('50 rows are rendered');
      await expect(run).toContainText('Recorded here');
    }
    expect(complaints).toEqual([]);
  });

  test('a scene that cannot be loaded says so, and the recording stays', async ({
    page,
  }) => {
    await open(page);
    await page.route('**/render-lab/**', (route) => route.abort());
    const scene = sceneOf(page);
    await scene.getByRole('button', { name: 'Run it here' }).click();
    await expect(scene.getByRole('status')).toHaveText(/could not be loaded/);
    await expect(timeline(scene, 'native')).toContainText('150 rows');
  });

  test('leaving the page while a scene runs leaves nothing behind', async ({
    page,
    complaints,
  }) => {
    await open(page);
    await sceneOf(page).getByRole('button', { name: 'Run it here' }).click();
    await page.getByRole('main').getByRole('link', { name: /^Next/ }).click();
    await expect(page).not.toHaveURL(/strategies/);
    await page.goBack();
    await expect(timeline(sceneOf(page), 'native')).toContainText('150 rows');
    expect(complaints).toEqual([]);
  });

  test('counts checks in the browser, with zone.js in a frame of its own', async ({
    page,
    complaints,
  }) => {
    await open(page, CHECKS);
    const scene = page.getByRole('group', { name: 'Scene: change detection' });
    await scene.getByRole('button', { name: 'Run it here' }).click();
    await expect(scene.getByRole('status')).toHaveText(/^Counted here/, {
      timeout: RUN_MS,
    });
    // What the browser counts is what was recorded: nothing of it depends on its speed.
    const cells = scene.locator('[data-lab-cell]');
    const pairs = await cells.evaluateAll((all) =>
      all.map((cell) => [
        cell.querySelector('span')?.textContent,
        cell.querySelector('strong')?.textContent?.replace('here ', ''),
      ]),
    );
    expect(pairs).toHaveLength(112);
    for (const [recorded, here] of pairs) expect(here).toBe(recorded);
    const isPatched = await page.evaluate(() => 'Zone' in globalThis);
    expect(isPatched).toBe(false);
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

  test('measures a benchmark in the browser, beside the recorded figures', async ({
    page,
    complaints,
  }) => {
    await open(page, BENCHMARKS);
    const scene = page.getByRole('group', {
      name: 'Scene: benchmark, single values',
    });
    await scene.getByRole('combobox', { name: 'Values' }).selectOption('500');
    await scene.getByRole('button', { name: 'Run it here' }).click();
    await expect(scene.getByRole('status')).toHaveText(/^Measured here/, {
      timeout: RUN_MS,
    });
    const row = scene
      .getByRole('region', { name: /^Time until/ })
      .getByRole('row', { name: 'rxLet' });
    await expect(row).toContainText(/\d m?s.*here (under )?\d.*pause/);
    await expect(
      scene.getByRole('button', { name: 'Run it here' }),
    ).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('a benchmark can be stopped', async ({ page }) => {
    await open(page, BENCHMARKS);
    const scene = page.getByRole('group', { name: 'Scene: benchmark, list' });
    await scene.getByRole('button', { name: 'Run it here' }).click();
    await scene.getByRole('button', { name: 'Stop' }).click();
    await expect(scene.getByRole('status')).toHaveText('Stopped.', {
      timeout: RUN_MS,
    });
  });

  test('changes a scrolled list in the browser', async ({
    page,
    complaints,
  }) => {
    await open(page, SCROLLING);
    const scene = page.getByRole('group', { name: 'Scene: virtual scrolling' });
    await scene.getByRole('button', { name: 'Run it here' }).click();
    const row = scene.getByRole('row').filter({
      has: page.getByRole('rowheader', { name: 'fixed', exact: true }),
    });
    await expect(row).toContainText(
      'here stays; height exact; rows 24 px off',
      {
        timeout: RUN_MS,
      },
    );
    await scene.getByRole('button', { name: 'Stop' }).click();
    await expect(scene.getByRole('status')).toHaveText('Stopped.', {
      timeout: RUN_MS,
    });
    expect(complaints).toEqual([]);
  });

  for (const path of [CHECKS, BENCHMARKS, SCROLLING]) {
    test(`axe finds nothing on ${path}`, async ({ page }) => {
      await open(page, path);
      expect(await findInBothModes(page)).toEqual([]);
    });
  }

  test('axe finds nothing in a scene that has run', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    await runHere(page);
    expect(await findInBothModes(page)).toEqual([]);
  });

  test('words in timelines are large enough on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page);
    const sizes = await page
      .locator('.lab-timeline text')
      .evaluateAll((texts) =>
        texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize)),
      );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('shows the recordings in pictures, words and figures, and no controls', async ({
      page,
    }) => {
      await page.goto(STRATEGIES);
      const scene = sceneOf(page);
      await expect(timeline(scene, 'native')).toContainText('150 rows');
      await expect(
        page.getByRole('region', { name: 'Strategies, recorded' }),
      ).toContainText('userBlocking');
      await expect(scene.getByRole('button')).toHaveCount(0);
      await page.goto(BENCHMARKS);
      await expect(
        page.getByRole('region', { name: 'Time until all is shown: table' }),
      ).toContainText('rxFor normal');
      await page.goto(CHECKS);
      await expect(
        page.getByRole('region', { name: 'Checks: Zoneless, OnPush' }),
      ).toContainText('Gauge');
      await page.goto(SCROLLING);
      await expect(
        page.getByRole('region', { name: 'The row at the top of the view' }),
      ).toContainText('no row in view');
    });
  });
});
