import { chromium, type Browser, type Page } from '@playwright/test';
import { bundleEngine, FRAME_FILE } from '@/lib/playground/build';
import {
  compileFile,
  Mistake,
  type CompiledFile,
} from '@/lib/playground/compile';
import {
  hasModule,
  type Packs,
  type Report,
  type RunRequest,
} from '@/lib/playground/engine';
import type { Linter } from '@/lib/playground/lint';
import { SERVED_AT, serveFiles } from '@/lib/samples/chromium';
import type { FoundBrowser } from '@/lib/samples/chromium';
import type { PlaySample } from './collect';
import { HARNESS, HARNESS_HTML } from './harness';

/** What samples are opened with. */
export type CheckOptions = {
  /** What they may import. */
  packs: Packs;
  linter: Linter;
  browser: FoundBrowser;
  /** Folder of what is cached between builds. */
  cacheDir: string;
};

const SCRIPTS = '/engine/';
const OTHER_VALUES = 'gives other values';
/**
 * Results that a sample in real time may have only because others run beside it: late values, or a stopped loop. A loop
 * that is stopped inside a call of a package is reported by the browser as `Script error`.
 */
const LATE = new RegExp(
  `^(?:${OTHER_VALUES}|throws (?:Script error|Error: Stopped))`,
);
/** Frames that work side by side. */
const PAGES = 3;

/** Features of Chromium that only cost time here. */
const DISABLED = [
  // A process for each frame would be a fourth of the time; what frames can reach is tested by tests/play-safety.spec.ts.
  'IsolateSandboxedIframes',
  // A script that is compiled while it arrives is compiled again for each frame; otherwise once for each page.
  'ScriptStreaming',
];

/**
 * Opens samples in the engine of the playground, in a browser, and compares the values with those that they promise.
 *
 * @returns in the order of the samples: `runs`, `shows`, `lints`, or why a sample cannot be opened in the playground
 */
export async function checkInEngine(
  samples: readonly PlaySample[],
  options: CheckOptions,
): Promise<string[]> {
  if (samples.length === 0) return [];
  const { packs, browser: found, cacheDir } = options;
  const engine = await bundleEngine({ scriptsUrl: SCRIPTS, cacheDir, packs });
  const scripts = engine.scripts.map(({ name, content }) => [
    SCRIPTS + name,
    content,
  ]);
  const server = await serveFiles({
    ...Object.fromEntries(scripts),
    '/': HARNESS_HTML,
    [`/${FRAME_FILE}`]: engine.frame,
  });
  const browser = await chromium.launch({
    executablePath: found.executablePath,
    args: [...found.args, `--disable-features=${DISABLED.join()}`],
    proxy: server.proxy,
  });
  try {
    const results = new Array<string>(samples.length);
    const tryThose = async (indices: Iterator<number> & Iterable<number>) => {
      const page = await openHarness(browser);
      for (const index of indices) {
        const sample = samples[index];
        if (sample) results[index] = await resultOf(sample, options, page);
      }
    };
    const queue = samples.keys();
    await Promise.all(
      Array.from({ length: Math.min(PAGES, samples.length) }, () =>
        tryThose(queue),
      ),
    );
    const late = [...samples.keys()].filter((index) =>
      LATE.test(results[index] ?? ''),
    );
    if (late.length > 0) await tryThose(late.values());
    return results;
  } finally {
    await browser.close();
    server.close();
  }
}

async function openHarness(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(SERVED_AT);
  await page.evaluate(HARNESS);
  return page;
}

async function resultOf(
  sample: PlaySample,
  { packs, linter }: CheckOptions,
  page: Page,
): Promise<string> {
  const { project, throws } = sample;
  try {
    const [first] = project.files;
    if (project.rules) {
      linter.lintFile(first?.text ?? '', project.rules);
      return 'lints';
    }
    const files = project.files.map(({ name, text }, index) =>
      compileFile(name, text, index === 0),
    );
    const missing = files
      .flatMap(({ imports }) => imports)
      .find((name) => !name.startsWith('.') && !hasModule(packs, name));
    if (missing !== undefined) return `needs ${missing}`;
    const isTimeVirtual =
      !project.isTimeReal && (files[0]?.promises.length ?? 0) > 0;
    const reports = await runOnce(page, { files, isTimeVirtual });
    return judge(files, reports, throws);
  } catch (error) {
    if (error instanceof Mistake) return `line ${error.line}: ${error.message}`;
    throw error;
  }
}

async function runOnce(
  page: Page,
  request: Pick<RunRequest, 'files' | 'isTimeVirtual'>,
): Promise<Report[]> {
  return page.evaluate(
    (asked) =>
      (
        globalThis as unknown as {
          runInFrame: (one: object) => Promise<Report[]>;
        }
      ).runInFrame(asked),
    { ...request, promises: request.files[0]?.promises.length ?? 0 },
  );
}

/** The result of a sample, as it is recorded. */
function judge(
  files: readonly CompiledFile[],
  reports: readonly Report[],
  throws: string | undefined,
): string {
  const texts = reports.flatMap((one) =>
    one.kind === 'failure' ? [one.text] : [],
  );
  const end = reports.find((one) => one.kind === 'done');
  if (throws !== undefined) {
    const isThrown = texts.some((text) => text.includes(throws));
    if (!isThrown) return `does not throw "${throws}"`;
  } else if (texts[0] !== undefined) return `throws ${firstLine(texts[0])}`;
  if (end?.kind !== 'done') return 'never ends';
  const broken = (files[0]?.promises ?? []).flatMap(({ line }, site) => {
    const last = reports.findLast(
      (one) => one.kind === 'value' && one.site === site,
    );
    const isRight = last?.kind === 'value' && last.isMatch !== false;
    return isRight ? [] : [line];
  });
  if (broken.length > 0 && throws === undefined) {
    return `${OTHER_VALUES} in line ${broken.join(', ')}`;
  }
  return end.isMounted ? 'shows' : 'runs';
}

function firstLine(text: string): string {
  return text.split('\n')[0]?.slice(0, 120) ?? '';
}
