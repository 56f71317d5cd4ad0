import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { writeChanged } from '@/lib/base/files';
import { CHROMIUM_ARGS, CHROMIUM_NAMES } from '@/lib/samples/chromium';
import { findNginx, hasBrotliModule } from '@/tests/support/run-nginx';
import { readOptions } from './options';
import { findOnPath, install, installPackage } from './tools';

const USAGE = `Finds the browser and the nginx that samples and tests need, or installs them where it may.

npm run browser

It has no flags, and leaves the path of the browser in .cache/browser.json.`;

const args = CHROMIUM_ARGS;

readOptions(USAGE, {});
await ensureBrowser();
ensureNginx();

/** Takes the first browser that starts; what installs one is asked only where none does. */
async function ensureBrowser(): Promise<void> {
  const ways = [
    () => true,
    () => installPackage('chromium-headless-shell'),
    () =>
      install('npx', ['playwright', 'install', '--no-shell', 'chromium'], {
        PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000',
      }),
    () => installPackage('chromium'),
  ];
  for (const isReady of ways) {
    for (const executablePath of isReady() ? candidates() : []) {
      const version = await versionOf(executablePath);
      if (version === undefined) continue;
      const text = JSON.stringify({ executablePath, args, version });
      writeChanged([{ path: '.cache/browser.json', text }]);
      console.log(
        `Browser for the tests: Chromium ${version} (${executablePath}).`,
      );
      return;
    }
  }
  console.error(
    '[site] No browser for the tests. Install Chromium or Chrome, or run "npx playwright install --with-deps chromium", then try again.',
  );
  process.exitCode = 1;
}

function candidates(): string[] {
  return [
    chromium.executablePath(),
    ...findOnPath(CHROMIUM_NAMES),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ].filter((file) => existsSync(file));
}

/** Nothing if it does not start. */
async function versionOf(executablePath: string): Promise<string | undefined> {
  try {
    const browser = await chromium.launch({ executablePath, args });
    const version = browser.version();
    await browser.close();
    return version;
  } catch {
    console.log(`${executablePath} does not start.`);
    return undefined;
  }
}

function ensureNginx(): void {
  const brotli = 'libnginx-mod-http-brotli-static';
  if (!findNginx() && !installPackage('nginx-light')) {
    console.log(
      'WARNING: no nginx on this machine and no right to install it: the nginx tests are SKIPPED.',
    );
  } else if (!hasBrotliModule() && !installPackage(brotli)) {
    console.log(
      'WARNING: this nginx has no brotli module: one of its tests is SKIPPED.',
    );
  }
}
