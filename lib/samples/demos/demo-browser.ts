import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

import type { BrowserContext, Page } from '@playwright/test';
import { build } from 'esbuild';

import {
  NoEndError,
  SERVED_AT,
  whileAnswering,
  type ChromiumHost,
} from '@/lib/samples/chromium';
import type { DemoControl } from '@/lib/samples/fences';
import { BROWSER_SCRIPT } from '@/lib/samples/linker';
import type { DemoBundle } from './bundle-demos';
import { DEMO_POLICY } from './policy';

/** What a demo did in a page. */
export type DemoResult = {
  /** HTML of its first render. */
  firstRender: string;
  /** What went wrong; `stack` names the place if one is known, `quote` an element or an address that stands there. */
  failures: { text: string; stack: string; quote?: string }[];
};

/** A demo of a bundle. */
type BundledDemo = { file: string; controls: readonly DemoControl[] };

const DOCUMENT =
  '<!doctype html><html lang="en"><head><title>Demo</title><script type="module" src="/run.js"></script></head><body><main></main></body></html>';
const PAGES_AT_ONCE = 4;
/** Five minutes of looks at a page that answers at once: a demo is shown, moved and tried meanwhile. */
const MAX_LOOKS = 600;

const RUNNER = fileURLToPath(new URL('./run-demo.mjs', import.meta.url));
const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** What runs a demo inside a page, as one script. */
async function bundleRunner(): Promise<string> {
  const { outputFiles } = await build({
    ...BROWSER_SCRIPT,
    entryPoints: [RUNNER],
    // Modules of Node that the library looks for and does without.
    external: ['util', 'timers', 'timers/promises'],
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * Runs demos in Chromium under the policy of the pages, each in a page of its own that reaches no network.
 *
 * @param onEach called when one has been tried
 * @returns what each of them did, in order
 */
export async function runDemos(
  demos: readonly BundledDemo[],
  bundle: DemoBundle,
  chromium: ChromiumHost,
  onEach?: () => void,
): Promise<DemoResult[]> {
  const scripts = bundle.files.map(({ name, text }) => [`/${name}`, text]);
  const context = await chromium.open(
    {
      ...Object.fromEntries(scripts),
      '/': DOCUMENT,
      '/run.js': await bundleRunner(),
    },
    DEMO_POLICY,
  );
  try {
    const results: DemoResult[] = [];
    const waiting = [...demos.entries()];
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [index, demo] = next;
        results[index] = await runDemo(context, demo);
        onEach?.();
      }
    };
    await Promise.all(Array.from({ length: PAGES_AT_ONCE }, work));
    return results;
  } finally {
    await context.close();
  }
}

async function runDemo(
  context: BrowserContext,
  demo: BundledDemo,
): Promise<DemoResult> {
  const page = await context.newPage();
  try {
    await page.goto(SERVED_AT);
    return await whileAnswering(page, tryDemo(page, demo), MAX_LOOKS);
  } catch (error) {
    if (!(error instanceof NoEndError)) throw error;
    const text = error.message.replace(/\.$/, '');
    return { firstRender: '', failures: [{ text, stack: '' }] };
  } finally {
    await page.close();
  }
}

/** What `run-demo.mjs` defines in a page. */
type Runner = {
  __show: (url: string, controls: readonly DemoControl[]) => Promise<string>;
  __use: () => Promise<DemoResult['failures']>;
};

async function tryDemo(
  page: Page,
  { file, controls }: BundledDemo,
): Promise<DemoResult> {
  const firstRender = await page.evaluate(
    ([url, choices]) => (globalThis as unknown as Runner).__show(url, choices),
    [`/${file}`, controls] as const,
  );
  await page.evaluate(readFileSync(AXE, 'utf8'));
  const failures = await page.evaluate(() =>
    (globalThis as unknown as Runner).__use(),
  );
  return { firstRender, failures };
}
