import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import type { Served } from './tests/support/test';

/** Written by scripts/setup/ensure-browser.ts, which finds a browser on any machine. */
const BROWSER_FILE = '.cache/browser.json';

type LaunchOptions = { executablePath?: string; args?: string[] };

function launchOptions(): LaunchOptions {
  return existsSync(BROWSER_FILE)
    ? (JSON.parse(readFileSync(BROWSER_FILE, 'utf8')) as LaunchOptions)
    : {};
}

/** They start a development server, which takes minutes: `npm run check:dev`. */
const DEV_SERVER_TESTS = '**/authoring/dev.spec.ts';

/** They read the site of `npm run build:variants`. */
const VARIANTS_TESTS = '**/variants/*.spec.ts';

/** Tests without a browser stand beside what they test. */
const TESTS = /^(?!.*node_modules).*\/(?:app|components|lib|scripts|tests)\//
  .source;

const isCi = process.env['CI'] !== undefined;

/** What readers do with every page, done once more where the site is written: it is the same program. */
const PROGRAM_TESTS = ['navigation', 'search', 'place-of-reading', 'frame'].map(
  (name) => `**/${name}.spec.ts`,
);

/** Pages are fetched ahead, and loaded without a framework from files of known names, in the export alone. */
const EXPORT_ONLY =
  /NAV-6|fetching ahead|loads one script|before the scripts|without a file that/;

const chrome = {
  ...devices['Desktop Chrome'],
  viewport: { width: 1350, height: 900 },
  // What a worker answers, no test can answer in the place of the host; tests/offline.spec.ts has one.
  serviceWorkers: 'block',
  launchOptions: launchOptions(),
} as const;

export default defineConfig<object, { serves: Served }>({
  forbidOnly: isCi,
  fullyParallel: true,
  workers: Math.max(2, availableParallelism() - 1),
  retries: isCi ? 2 : 0,
  reporter: [
    ['./tests/support/brief-reporter.ts'],
    ...(isCi ? [['github'] as const] : []),
  ],
  timeout: 60_000,
  outputDir: 'test-results',
  // To record each test takes almost as long as the tests themselves.
  use: { trace: 'on-first-retry' },
  projects: [
    {
      name: 'unit',
      testDir: '.',
      testMatch: new RegExp(`${TESTS}.*(?<!\\.slow)\\.test\\.tsx?$`),
    },
    {
      // They start processes, check samples or need a build: seconds each, and minutes on a busy machine.
      name: 'slow',
      timeout: 300_000,
      testDir: '.',
      testMatch: new RegExp(`${TESTS}.*\\.slow\\.test\\.tsx?$`),
    },
    {
      name: 'browser',
      testDir: 'tests',
      testMatch: '**/*.spec.ts',
      testIgnore: [DEV_SERVER_TESTS, VARIANTS_TESTS],
      use: chrome,
    },
    {
      name: 'variants',
      testDir: 'tests',
      testMatch: VARIANTS_TESTS,
      use: { ...chrome, serves: 'variants' },
    },
    {
      name: 'dev',
      testDir: 'tests',
      testMatch: DEV_SERVER_TESTS,
      use: chrome,
    },
    {
      name: 'dev-program',
      testDir: 'tests',
      testMatch: PROGRAM_TESTS,
      grepInvert: EXPORT_ONLY,
      // They share one server.
      workers: 1,
      use: { ...chrome, serves: 'dev' },
    },
  ],
});
