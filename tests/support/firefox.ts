import { existsSync, readFileSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

/** Written by scripts/check/check-firefox.ts, which finds a Firefox on any machine. */
export const FIREFOX_FILE = '.cache/firefox.json';

/** How Playwright starts the stock Firefox at a path; its own build cannot be had everywhere. */
export function firefoxLaunchOptions(path: string): LaunchOptions {
  const environment = Object.entries({ ...process.env, FIREFOX_PATH: path });
  return {
    channel: 'moz-firefox',
    executablePath: 'scripts/check/firefox-bridge.mjs',
    env: Object.fromEntries(
      environment.filter(
        (entry): entry is [string, string] => entry[1] !== undefined,
      ),
    ),
    firefoxUserPrefs: {
      // A page keeps the focus though its window is never in front.
      'focusmanager.testmode': true,
      // A machine without a mouse has one for the tests: fine, and able to hover.
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
      // Playwright waits for ever for a page that comes back without being loaded.
      'browser.sessionhistory.max_total_viewers': 0,
    },
  };
}

/** The Firefox that was found last. */
export function foundFirefox(): LaunchOptions {
  return existsSync(FIREFOX_FILE)
    ? firefoxLaunchOptions(
        (JSON.parse(readFileSync(FIREFOX_FILE, 'utf8')) as { path: string })
          .path,
      )
    : {};
}
