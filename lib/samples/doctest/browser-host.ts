import { SourceMap } from 'node:module';

import type { Page } from '@playwright/test';

import {
  ChromiumHost,
  SERVED_AT,
  whileAnswering,
  type FoundBrowser,
} from '@/lib/samples/chromium';
import { SampleBundler, type Bundle } from './bundle';
import type { Settings } from './settings';
import type { EmittedSample } from './emit';
import { findRunProblems, judge } from './run-problems';
import type { PageRun, SampleHost, SampleResult } from './run-problems';

const EMPTY_DOCUMENT =
  '<!doctype html><html lang="en"><head><title>Sample</title></head><body></body></html>';
// What stands behind the end of a body is in it.
const SCRIPT = '<script type="module" src="/sample.js"></script>';
/** A minute of looks at a page that answers at once. */
const MAX_LOOKS = 120;

/**
 * Runs samples in Chromium: real time, frames, layout and scheduler. One browser for all of them, started for the first
 * and one page for each run; a page reaches no network.
 */
export class BrowserHost implements SampleHost {
  readonly #chromium: ChromiumHost;
  readonly #bundler: SampleBundler;

  /** @param rootDir absolute path of the repository, in which packages resolve */
  constructor(
    found: FoundBrowser,
    rootDir: string,
    options: Settings['bundles'],
  ) {
    this.#chromium = new ChromiumHost(found);
    this.#bundler = new SampleBundler(rootDir, options);
  }

  /** Names samples that will be run, so that what they have in common is bundled with the first. */
  expect(samples: readonly EmittedSample[]): void {
    this.#bundler.expect(samples);
  }

  /** @param document HTML the sample finds; nothing for an empty page */
  async run(
    emitted: EmittedSample,
    document = EMPTY_DOCUMENT,
  ): Promise<SampleResult> {
    try {
      const bundle = await this.#bundler.bundle(emitted);
      const { expectations } = emitted;
      const { throws } = emitted.sample.fence.meta;
      const run = judge(await this.#runOnce(bundle, document));
      const problems = findRunProblems({ throws, expectations }, run);
      return { problems, order: [] };
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      const message = `The sample cannot run in the browser: ${text}`;
      return { problems: [{ message }], order: [] };
    }
  }

  close(): Promise<void> {
    return this.#chromium.close();
  }

  async #runOnce(bundle: Bundle, document: string): Promise<PageRun> {
    const imports = JSON.stringify({ imports: bundle.importMap });
    const importMap = `<script type="importmap">${imports}</script>`;
    const context = await this.#chromium.open({
      ...Object.fromEntries(bundle.modules),
      '/': document + importMap + SCRIPT,
      '/sample.js': bundle.code,
    });
    try {
      await context.exposeBinding('__act', ({ page }, action, target) =>
        act(page, String(action), String(target)),
      );
      return readable(await runIn(await context.newPage()), bundle);
    } finally {
      await context.close();
    }
  }
}

async function act(page: Page, action: string, target: string): Promise<void> {
  if (action === 'click') await page.click(target);
  else if (action === 'press') await page.keyboard.press(target);
  else throw new Error(`Nobody can ${action}.`);
}

/** @throws when the page stands still, or waits for what does not come */
async function runIn(page: Page): Promise<PageRun> {
  const broken: PageRun['failures'] = [];
  page.on('pageerror', ({ message, stack }) => {
    broken.push({ text: message, stack: stack ?? '' });
  });
  await page.goto(SERVED_AT);
  const result = page.evaluate(() => {
    const host = globalThis as { __runSample?: () => Promise<PageRun> };
    return host.__runSample?.();
  });
  const nothing = { expected: [], given: [], failures: broken, errorLog: [] };
  return (await whileAnswering(page, result, MAX_LOOKS)) ?? nothing;
}

const BUNDLE_FRAME = /http:\/\/localhost\/sample\.js:(\d+):(\d+)/g;

/** Puts the sample's own lines into stacks. */
function readable(result: PageRun, bundle: Bundle): PageRun {
  if (result.failures.length === 0) return result;
  const map = new SourceMap(JSON.parse(bundle.map));
  const toOwn = (frame: string, line: string, column: string) => {
    const entry = map.findEntry(Number(line) - 1, Number(column) - 1);
    return 'originalSource' in entry
      ? `${bundle.folder}/${entry.originalSource}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
      : frame;
  };
  const failures = result.failures.map(({ text, stack }) => ({
    text,
    stack: stack.replace(BUNDLE_FRAME, toOwn),
  }));
  return { ...result, failures };
}
