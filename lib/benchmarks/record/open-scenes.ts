import type { Page } from '@playwright/test';

import { DEMO_POLICY } from '@/lib/samples/demos';
import { ChromiumHost, SERVED_AT, browserName } from '@/lib/samples/chromium';
import type { FoundBrowser } from '@/lib/samples/chromium';
import { sceneFiles, type SceneSettings } from '../build';
import { APPLICATIONS, LIST_CHANGES, SCROLL_WAYS } from '../run';
import type { Application, Binding, ScrollCase } from '../run';
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

type Case = Application & { binding: Binding };

/** Counts which templates are checked, once for each case: they are the same each time. */
export async function recordChecks(
  page: Page,
  madeOn: MadeOn,
  bindings: readonly Binding[],
): Promise<ChecksData> {
  const cases = APPLICATIONS.flatMap((application) =>
    bindings.map((binding): Case => ({ ...application, binding })),
  );
  // A page without zone.js first: it does not go away again.
  const counted = [];
  for (const each of cases) {
    counted.push({ ...each, checks: await countCase(page, each) });
  }
  return CHECKS.parse({ madeOn: { ...madeOn, times: 1 }, cases: counted });
}

function countCase(page: Page, each: Case): Promise<unknown> {
  return page.evaluate(async (scene) => {
    const address = scene.isZone ? '/zone-frame.js' : '/change-detection.js';
    const module = await import(address);
    const { labCount } = globalThis as {
      labCount?: (host: Element, scene: unknown) => Promise<unknown>;
    };
    const host = document.createElement('div');
    document.querySelector('main')?.replaceChildren(host);
    return (labCount ?? module.count)(host, scene);
  }, each);
}

/** Changes a scrolled list in every way; what comes of it may depend on what the scheduler does first. */
export async function recordScrolling(
  page: Page,
  madeOn: MadeOn,
): Promise<Scrolling> {
  const cases = [];
  for (const way of SCROLL_WAYS) {
    for (const change of LIST_CHANGES) {
      const results: string[] = [];
      for (let time = 0; time < madeOn.times; time++) {
        const result = await scrollCase(page, { way, change });
        results.push(JSON.stringify(result));
      }
      cases.push({ way, change, ...mostFrequent(results) });
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

function scrollCase(page: Page, each: ScrollCase): Promise<object> {
  return page.evaluate(async (scene) => {
    const address = '/virtual-scrolling.js';
    const { scroll } = await import(address);
    const host = document.createElement('div');
    document.querySelector('main')?.replaceChildren(host);
    return scroll(host, scene);
  }, each);
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
