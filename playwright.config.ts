import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import type { Served } from './tests/support/test';

/** Written by scripts/setup/browser.ts, which finds a browser on any machine. */
const BROWSER_FILE = '.cache/browser.json';

type LaunchOptions = { executablePath?: string; args?: string[] };

function launchOptions(): LaunchOptions {
  return existsSync(BROWSER_FILE)
    ? (JSON.parse(readFileSync(BROWSER_FILE, 'utf8')) as LaunchOptions)
    : {};
}

/** They start a development server, which takes minutes: `npx playwright test --project=dev`. */
const DEV_SERVER_TESTS = '**/authoring/dev.spec.ts';

/** They read the site of `node scripts/run.mjs scripts/build/build-variants.ts`. */
const VARIANTS_TESTS = '**/variants/*.spec.ts';

/** Browser tests of `npm test`: what daily work breaks, and one visit to a page of each kind. */
const DAILY = /@daily/;

const isCi = process.env['CI'] !== undefined;

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
  // Nobody waits for the night, which sets this: a test that passes when it is tried again has a fault all the same.
  failOnFlakyTests: process.env['LONG_TESTS'] !== undefined,
  reporter: [
    ['./tests/support/brief-reporter.ts'],
    ...(isCi ? [['github'] as const] : []),
  ],
  timeout: 180_000,
  // What a busy machine shows late is shown all the same; speed is measured by `npm run measure`.
  expect: { timeout: 15_000 },
  outputDir: 'test-results',
  // To record each test takes almost as long as the tests themselves.
  use: { trace: 'on-first-retry' },
  projects: [
    {
      // They start processes, check samples or need a build: seconds each, and minutes on a busy machine.
      name: 'slow',
      timeout: 300_000,
      testDir: '.',
      // Beside what they test.
      testMatch:
        /^(?!.*node_modules).*\/(?:app|components|lib|scripts|tests)\/.*\.slow\.test\.tsx?$/,
    },
    {
      name: 'daily',
      testDir: 'tests',
      testMatch: '**/*.spec.ts',
      testIgnore: [DEV_SERVER_TESTS, VARIANTS_TESTS],
      grep: DAILY,
      use: chrome,
    },
    {
      name: 'thorough',
      testDir: 'tests',
      testMatch: '**/*.spec.ts',
      testIgnore: [DEV_SERVER_TESTS, VARIANTS_TESTS],
      grepInvert: DAILY,
      use: chrome,
    },
    {
      name: 'variants',
      testDir: 'tests',
      testMatch: VARIANTS_TESTS,
      use: { ...chrome, serves: 'variants' },
    },
    {
      // Browsers that Playwright does not drive, each in one process: the tests of a file share a browser.
      name: 'engines',
      testDir: 'tests/engines',
      testMatch: '*.engine.ts',
      fullyParallel: false,
      timeout: 120_000,
    },
    {
      name: 'dev',
      testDir: 'tests',
      testMatch: DEV_SERVER_TESTS,
      use: chrome,
    },
  ],
});
