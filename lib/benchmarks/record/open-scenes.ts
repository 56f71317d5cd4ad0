import type { Page } from '@playwright/test';

import { DEMO_POLICY } from '@/lib/samples/demos';
import { ChromiumHost, SERVED_AT, browserName } from '@/lib/samples/chromium';
import type { FoundBrowser } from '@/lib/samples/chromium';
import { sceneFiles, type SceneSettings } from '../build';
import { APPLICATIONS, LIST_CHANGES, SCROLL_WAYS } from '../run';
import type { Binding } from '../run';
import { CHECKS, SCROLLING } from '../types';
import type { ChecksData, MadeOn, Scrolling } from '../types';
import { cpus, loadavg } from 'node:os';
import { installedVersions } from '@/lib/base/files';

const DOCUMENT =
  '<!doctype html><html lang="en"><head><title>Render lab</title></head><body><main></main></body></html>';

/**
 * Opens an empty page under the policy of the site's pages that can import the scenes, and nothing else.
 *
 * @param settings where the scenes are
 * @param rootDir absolute folder of the repository
 * @param browser where it is opened
 * @returns the page, and a function that closes its browser
 */
export async function openScenes(
  settings: SceneSettings,
  rootDir: string,
  browser: FoundBrowser,
): Promise<{ page: Page; close: () => Promise<void> }> {
  const files = await sceneFiles(settings, rootDir);
  const chromium = new ChromiumHost(browser, ['--js-flags=--expose-gc']);
  const scripts = files.map(({ name, text }) => [`/${name}`, text]);
  const context = await chromium.open(
    { ...Object.fromEntries(scripts), '/': DOCUMENT },
    DEMO_POLICY,
  );
  const page = await context.newPage();
  await page.goto(SERVED_AT);
  return { page, close: () => chromium.close() };
}

/** Calls a function of a scene in the page, where nothing else is rendered. */
export function callScene<Result>(
  page: Page,
  module: string,
  name: string,
  scene: object = {},
): Promise<Result> {
  return page.evaluate(
    async (call) => {
      const exported = await import(call.address);
      const host = document.createElement('div');
      document.querySelector('main')?.replaceChildren(host);
      return exported[call.name](host, call.scene);
    },
    { address: `/${module}.js`, name, scene },
  );
}

/** What a scene exports beside its functions. */
export async function readScene<Data>(
  page: Page,
  module: string,
): Promise<Data> {
  const text = await page.evaluate(
    async (address) => JSON.stringify(await import(address)),
    `/${module}.js`,
  );
  return JSON.parse(text) as Data;
}

/** Counts which templates are checked, once for each case: they are the same each time. */
export async function recordChecks(
  page: Page,
  madeOn: MadeOn,
  bindings: readonly Binding[],
): Promise<ChecksData> {
  const cases = APPLICATIONS.flatMap((application) =>
    bindings.map((binding) => ({ ...application, binding })),
  );
  // A page without zone.js first: it does not go away again.
  const counted = [];
  for (const each of cases) {
    const module = each.isZone ? 'zone-frame' : 'change-detection';
    const checks = await callScene(page, module, 'count', each);
    counted.push({ ...each, checks });
  }
  return CHECKS.parse({ madeOn: { ...madeOn, times: 1 }, cases: counted });
}

/** Changes a scrolled list in every way; what comes of it may depend on what the scheduler does first. */
export async function recordScrolling(
  page: Page,
  madeOn: MadeOn,
): Promise<Scrolling> {
  const cases = [];
  for (const way of SCROLL_WAYS) {
    for (const change of LIST_CHANGES) {
      const scene = { way, change };
      const results: string[] = [];
      for (let time = 0; time < madeOn.times; time++) {
        const call = callScene(page, 'virtual-scrolling', 'scroll', scene);
        results.push(JSON.stringify(await call));
      }
      cases.push({ ...scene, ...mostFrequent(results) });
    }
  }
  return SCROLLING.parse({ madeOn, cases });
}

/** The result that came most often, and how often it did. */
function mostFrequent(results: readonly string[]): object {
  const often = (text: string) => results.filter((one) => one === text).length;
  const [first = '{}'] = results.toSorted((a, b) => often(b) - often(a));
  return { ...(JSON.parse(first) as object), often: often(first) };
}

/**
 * Describes this machine as pages name it.
 *
 * @param packages whose versions are named
 * @param times how often each case is measured
 */
export function madeHere(
  rootDir: string,
  packages: readonly string[],
  times: number,
): MadeOn {
  return {
    browser: browserName(rootDir),
    cores: cpus().length,
    load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
    versions: installedVersions(rootDir, packages),
    times,
  };
}
