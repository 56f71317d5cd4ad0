import { mkdir, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import {
  ensureTool,
  findOnPath,
  installPackage,
  isExecutable,
  run,
} from './ensure-tool';

const CACHE_DIR = '.cache';
const BROWSER_FILE = `${CACHE_DIR}/browser.json`;
const CONNECTION_TIMEOUT_MS = '10000';
const MACHINE_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
/** Chromium without windows, in which pages load in half the time. */
const SHELL_NAME = 'chromium-headless-shell';
const MACHINE_NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

// The sandbox needs a user of its own: as root, Chromium does not start with it.
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** Of the browser that started last. */
let version = '';

async function starts(executablePath: string): Promise<boolean> {
  try {
    const browser = await chromium.launch({ executablePath, args });
    version = browser.version();
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

function ownBrowser(): string[] {
  return [chromium.executablePath()].filter(isExecutable);
}

function machineShells(): string[] {
  return findOnPath([SHELL_NAME]);
}

function machineBrowsers(): string[] {
  return [...findOnPath(MACHINE_NAMES), ...MACHINE_PATHS.filter(isExecutable)];
}

const browser = await ensureTool(
  [
    { name: "Playwright's own Chromium", candidates: ownBrowser },
    {
      name: 'the headless Chromium of this machine',
      candidates: machineShells,
    },
    {
      name: "Debian's package of the headless Chromium",
      prepare: () => installPackage(SHELL_NAME),
      candidates: machineShells,
    },
    { name: 'the browser of this machine', candidates: machineBrowsers },
    {
      name: "a download of Playwright's Chromium",
      prepare: () =>
        run(
          'npx',
          ['playwright', 'install', '--no-shell', 'chromium'],
          {
            ...process.env,
            PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: CONNECTION_TIMEOUT_MS,
          },
          'inherit',
        ),
      candidates: ownBrowser,
    },
    {
      name: "Debian's package of Chromium",
      prepare: () => installPackage('chromium'),
      candidates: machineBrowsers,
    },
  ],
  starts,
  console.log,
);

if (browser) {
  await mkdir(CACHE_DIR, { recursive: true });
  const { path: executablePath } = browser;
  await writeFile(
    BROWSER_FILE,
    JSON.stringify({ executablePath, args, version }),
  );
  console.log(`Browser for the tests: ${browser.source} (${executablePath}).`);
} else {
  console.error(
    '[site] No browser for the tests. Install Chromium or Chrome, or run "npx playwright install --with-deps chromium", then try again.',
  );
  process.exitCode = 1;
}
