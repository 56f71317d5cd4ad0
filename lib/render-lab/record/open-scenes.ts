import { chromium, type Page } from '@playwright/test';

import { DEMO_POLICY } from '@/lib/demos';
import type { FoundBrowser } from '@/lib/product';
import { sceneFiles } from '../build';

/** Intercepted: nothing listens there. */
const ORIGIN = 'http://localhost';
const DOCUMENT =
  '<!doctype html><html lang="en"><head><title>Render lab</title></head><body><main></main></body></html>';
const VIEWPORT = { width: 800, height: 600 };

/**
 * Opens an empty page under the policy of the site's pages that can import the scenes, and nothing else.
 *
 * @returns the page, and what closes its browser
 */
export async function openScenes(
  rootDir: string,
  { executablePath, args }: FoundBrowser,
): Promise<{ page: Page; close: () => Promise<void> }> {
  const files = await sceneFiles(rootDir);
  const scripts = new Map(files.map(({ name, text }) => [`/${name}`, text]));
  const browser = await chromium.launch({
    executablePath,
    args: [...args, '--js-flags=--expose-gc'],
  });
  const page = await browser.newPage({ viewport: VIEWPORT });
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    const script = scripts.get(pathname);
    if (script !== undefined) {
      return route.fulfill({ contentType: 'text/javascript', body: script });
    }
    if (pathname !== '/') return route.abort();
    return route.fulfill({
      contentType: 'text/html',
      headers: { 'Content-Security-Policy': DEMO_POLICY },
      body: DOCUMENT,
    });
  });
  await page.goto(`${ORIGIN}/`);
  return { page, close: () => browser.close() };
}
