import { chromium, type Page } from '@playwright/test';

import { DEMO_POLICY } from '@/lib/samples/demos';
import { SERVED_AT, servePage } from '@/lib/samples/chromium';
import type { FoundBrowser } from '@/lib/samples/chromium';
import { sceneFiles } from '../build';
import type { SceneSettings } from '../build';

const DOCUMENT =
  '<!doctype html><html lang="en"><head><title>Render lab</title></head><body><main></main></body></html>';
const VIEWPORT = { width: 800, height: 600 };

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
  { executablePath, args }: FoundBrowser,
): Promise<{ page: Page; close: () => Promise<void> }> {
  const files = await sceneFiles(settings, rootDir);
  const browser = await chromium.launch({
    executablePath,
    args: [...args, '--js-flags=--expose-gc'],
  });
  const page = await browser.newPage({ viewport: VIEWPORT });
  const scripts = files.map(({ name, text }) => [`/${name}`, text]);
  await servePage(
    page,
    { ...Object.fromEntries(scripts), '/': DOCUMENT },
    DEMO_POLICY,
  );
  await page.goto(SERVED_AT);
  return { page, close: () => browser.close() };
}
