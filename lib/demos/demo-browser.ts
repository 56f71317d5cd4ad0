import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { chromium, type BrowserContext } from '@playwright/test';

import type { DemoControl } from '@/lib/fences';
import type { FoundBrowser } from '@/lib/product';
import type { DemoBundle } from './bundle-demos';
import { DEMO_POLICY } from './policy';

/** What a demo did in a page. */
export type DemoOutcome = {
  /** HTML of its first render. */
  still: string;
  /** What went wrong; `stack` names the place if one is known, `quote` an element or an address that stands there. */
  failures: { text: string; stack: string; quote?: string }[];
};

/** A demo of a bundle. */
type PlayedDemo = { file: string; controls: readonly DemoControl[] };

/** Intercepted: nothing listens there. */
const ORIGIN = 'http://localhost';
const DOCUMENT =
  '<!doctype html><html lang="en"><head><title>Demo</title><script type="module" src="/play.js"></script></head><body><main></main></body></html>';
const VIEWPORT = { width: 800, height: 600 };
const PAGES_AT_ONCE = 4;
/** A page that does not answer for so long stands still. */
const STANDSTILL_MS = 60_000;

const PLAYER = fileURLToPath(new URL('./play-demo.mjs', import.meta.url));
const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/**
 * Plays demos in Chromium under the policy of the pages, each in a page of its own that reaches no network.
 *
 * @returns what each of them did, in order
 */
export async function playDemos(
  demos: readonly PlayedDemo[],
  bundle: DemoBundle,
  { executablePath, args }: FoundBrowser,
): Promise<DemoOutcome[]> {
  const browser = await chromium.launch({ executablePath, args });
  try {
    const context = await browser.newContext({ viewport: VIEWPORT });
    await serve(context, bundle);
    const outcomes: DemoOutcome[] = [];
    const waiting = [...demos.entries()];
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [index, demo] = next;
        outcomes[index] = await playDemo(context, demo);
      }
    };
    await Promise.all(Array.from({ length: PAGES_AT_ONCE }, work));
    return outcomes;
  } finally {
    await browser.close();
  }
}

async function serve(
  context: BrowserContext,
  { files }: DemoBundle,
): Promise<void> {
  const scripts = new Map(files.map(({ name, text }) => [`/${name}`, text]));
  scripts.set('/play.js', readFileSync(PLAYER, 'utf8'));
  await context.route('**/*', (route) => {
    const { origin, pathname } = new URL(route.request().url());
    const script = scripts.get(pathname);
    if (origin !== ORIGIN) return route.abort();
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
}

async function playDemo(
  context: BrowserContext,
  { file, controls }: PlayedDemo,
): Promise<DemoOutcome> {
  const page = await context.newPage();
  try {
    await page.goto(`${ORIGIN}/`);
    await page.evaluate(readFileSync(AXE, 'utf8'));
    const outcome = page.evaluate(
      ([url, choices]) => {
        const player = globalThis as unknown as {
          __play: (url: unknown, choices: unknown) => Promise<DemoOutcome>;
        };
        return player.__play(url, choices);
      },
      [`/${file}`, controls] as const,
    );
    const standstill = sleep(STANDSTILL_MS, undefined, { ref: false });
    return (
      (await Promise.race([outcome, standstill])) ?? {
        still: '',
        failures: [
          {
            text: 'it blocks the page. Look for a loop without end',
            stack: '',
          },
        ],
      }
    );
  } finally {
    await page.close();
  }
}
