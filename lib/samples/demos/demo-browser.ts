import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

import {
  chromium,
  type Browser,
  type BrowserContext,
  type Page,
} from '@playwright/test';

import { NoEndError, whileAnswering } from '@/lib/samples/doctest';
import type { DemoControl } from '@/lib/samples/fences';
import { SERVED_AT, servePage } from '@/lib/samples/chromium';
import type { FoundBrowser } from '@/lib/samples/chromium';
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

const DOCUMENT =
  '<!doctype html><html lang="en"><head><title>Demo</title><script type="module" src="/play.js"></script></head><body><main></main></body></html>';
const VIEWPORT = { width: 800, height: 600 };
const PAGES_AT_ONCE = 4;
/** Five minutes of looks at a page that answers at once: a demo is shown, moved and judged meanwhile. */
const MAX_LOOKS = 600;

const PLAYER = fileURLToPath(new URL('./play-demo.mjs', import.meta.url));
const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Starts the browser that demos are played in. */
export function startBrowser({
  executablePath,
  args,
}: FoundBrowser): Promise<Browser> {
  return chromium.launch({ executablePath, args });
}

/**
 * Plays demos in Chromium under the policy of the pages, each in a page of its own that reaches no network.
 *
 * @param onStill told the first render of each demo, which is tried no further before that is done
 * @returns what each of them did, in order
 */
export async function playDemos(
  demos: readonly PlayedDemo[],
  bundle: DemoBundle,
  browser: Browser,
  onStill: (index: number, still: string) => Promise<void> = () =>
    Promise.resolve(),
): Promise<DemoOutcome[]> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    const scripts = bundle.files.map(({ name, text }) => [`/${name}`, text]);
    await servePage(
      context,
      {
        ...Object.fromEntries(scripts),
        '/': DOCUMENT,
        '/play.js': readFileSync(PLAYER),
      },
      DEMO_POLICY,
    );
    const outcomes: DemoOutcome[] = [];
    const waiting = [...demos.entries()];
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [index, demo] = next;
        outcomes[index] = await playDemo(context, demo, (still) =>
          onStill(index, still),
        );
      }
    };
    await Promise.all(Array.from({ length: PAGES_AT_ONCE }, work));
    return outcomes;
  } finally {
    await context.close();
  }
}

async function playDemo(
  context: BrowserContext,
  demo: PlayedDemo,
  onStill: (still: string) => Promise<void>,
): Promise<DemoOutcome> {
  const page = await context.newPage();
  try {
    await page.goto(SERVED_AT);
    return await whileAnswering(page, tryDemo(page, demo, onStill), {
      maxLooks: MAX_LOOKS,
    });
  } catch (error) {
    if (!(error instanceof NoEndError)) throw error;
    const text = error.message.replace(/\.$/, '');
    return { still: '', failures: [{ text, stack: '' }] };
  } finally {
    await page.close();
  }
}

/** What `play-demo.mjs` lays down in a page. */
type Player = {
  __show: (url: string, controls: readonly DemoControl[]) => Promise<string>;
  __judge: () => Promise<DemoOutcome['failures']>;
};

async function tryDemo(
  page: Page,
  { file, controls }: PlayedDemo,
  onStill: (still: string) => Promise<void>,
): Promise<DemoOutcome> {
  const still = await page.evaluate(
    ([url, choices]) => (globalThis as unknown as Player).__show(url, choices),
    [`/${file}`, controls] as const,
  );
  await onStill(still);
  await page.evaluate(readFileSync(AXE, 'utf8'));
  const failures = await page.evaluate(() =>
    (globalThis as unknown as Player).__judge(),
  );
  return { still, failures };
}
