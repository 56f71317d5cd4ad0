import type { BrowserContext, Page } from '@playwright/test';
import { bundleEngine, FRAME_FILE } from '@/lib/playground/build';
import type { CompiledFile } from '@/lib/playground/compile';
import {
  LIMIT_MS,
  packsFor,
  type Packs,
  type Report,
  type RunRequest,
} from '@/lib/playground/engine';
import type { Lint } from '@/lib/playground/lint';
import { compileAll } from '@/lib/playground/tools';
import { judge as judgeStep } from '@/lib/playground/workbench';
import {
  ChromiumHost,
  SERVED_AT,
  type FoundBrowser,
} from '@/lib/samples/chromium';
import type { PlaySample } from './collect';
import { HARNESS, HARNESS_HTML } from './harness';

/** What samples are opened with. */
export type CheckOptions = {
  /** What they may import. */
  packs: Packs;
  lint: Lint;
  browser: FoundBrowser;
  /** Folder of what is cached between builds. */
  cacheDir: string;
  /** How many times slower the processor is to be. */
  slowdown?: number;
  /** Called with how many have run, of how many. */
  onProgress?: ((done: number, of: number) => void) | undefined;
};

/** The result of a check that finds nothing. */
export const STEP_DONE = 'done';

const SCRIPTS = '/engine/';
const OTHER_VALUES = 'gives other values';
/** Results that a sample in real time may have only because others run beside it: late values, or a stopped loop. */
const LATE = new RegExp(`^(?:${OTHER_VALUES}|throws Error: Stopped)`);
/** Frames that work side by side; many of them wait. */
const PAGES = 6;
/**
 * What may have come late is run again, first by itself, then with longer limits: the machine may have other work, too,
 * and a record must not depend on that.
 */
const AGAIN = [
  { pages: 1, patience: 1 },
  { pages: PAGES, patience: 5 },
];

/** Features of Chromium that only cost time here. */
const DISABLED = [
  // A process for each frame would be a fourth of the time; what frames can reach is tested by tests/play-safety.spec.ts.
  'IsolateSandboxedIframes',
  // A script that is compiled while it arrives is compiled again for each frame; otherwise once for each page.
  'ScriptStreaming',
];

/** A sample as the engine gets it. */
type Program = Pick<RunRequest, 'files' | 'isTimeVirtual' | 'pauseMs'> &
  Pick<PlaySample, 'throws' | 'isStep'> & { result: string };

/**
 * Opens samples in the engine of the playground, in a browser, and compares the values with those that they promise.
 *
 * @returns in the order of the samples: `runs`, `shows`, `lints`, or why a sample cannot be opened in the playground
 */
export async function checkInEngine(
  samples: readonly PlaySample[],
  options: CheckOptions,
): Promise<string[]> {
  const prepared = samples.map((sample) => prepare(sample, options));
  const programs = prepared.filter((one) => typeof one === 'object');
  if (programs.length > 0) await runAll(programs, options);
  return prepared.map((one) => (typeof one === 'string' ? one : one.result));
}

/** @returns a program, or the result of a sample that is none */
function prepare(
  { project, throws, isStep }: PlaySample,
  { packs, lint }: CheckOptions,
): Program | string {
  const [first] = project.files;
  if (project.rules) {
    lint(first?.text ?? '', project.rules);
    return 'lints';
  }
  const built = compileAll(project.files, packs);
  if ('mistake' in built) {
    const { line, message } = built.mistake;
    return `line ${line}: ${message}`;
  }
  const { files } = built;
  const { isTimeReal, pauseMs } = project;
  const isTimeVirtual =
    isStep ?? (!isTimeReal && (files[0]?.promises.length ?? 0) > 0);
  return { files, isTimeVirtual, pauseMs, throws, isStep, result: '' };
}

/** Runs programs, and adds their results. */
async function runAll(
  programs: readonly Program[],
  { packs, browser, cacheDir, slowdown = 1, onProgress }: CheckOptions,
): Promise<void> {
  const engine = await bundleEngine({ scriptsUrl: SCRIPTS, cacheDir, packs });
  const scripts = engine.scripts.map(({ name, content }) => [
    SCRIPTS + name,
    content,
  ]);
  const chromium = new ChromiumHost(browser, [
    `--disable-features=${DISABLED.join()}`,
  ]);
  try {
    const context = await chromium.open({
      ...Object.fromEntries(scripts),
      '/': HARNESS_HTML,
      [`/${FRAME_FILE}`]: engine.frame,
    });
    const packsOf = (program: Program) =>
      packsFor(packs, program).map((name) => engine.packs[name] ?? '');
    const work = async (queue: Program[], patience: number) => {
      const page = await openHarness(context, slowdown);
      for (let next = queue.shift(); next; next = queue.shift()) {
        next.result = await run(page, next, packsOf(next), patience);
        onProgress?.(
          programs.filter(({ result }) => result !== '').length,
          programs.length,
        );
      }
    };
    const workAll = (pages: number, queue: Program[], patience = 1) =>
      Promise.all(
        Array.from({ length: slowdown > 1 ? 1 : pages }, () =>
          work(queue, patience),
        ),
      );
    await workAll(PAGES, [...programs]);
    for (const { pages, patience } of AGAIN) {
      const late = programs.filter(({ result }) => LATE.test(result));
      await workAll(pages, late, patience);
    }
  } finally {
    await chromium.close();
  }
}

async function openHarness(
  context: BrowserContext,
  slowdown: number,
): Promise<Page> {
  const page = await context.newPage();
  if (slowdown > 1) {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  }
  await page.goto(SERVED_AT);
  await page.evaluate(HARNESS);
  return page;
}

async function run(
  page: Page,
  { files, isTimeVirtual, pauseMs, throws, isStep }: Program,
  packs: readonly string[],
  patience: number,
): Promise<string> {
  const promises = files[0]?.promises.length ?? 0;
  const reports = await page.evaluate(
    (asked) =>
      (
        globalThis as unknown as {
          runInFrame: (one: object) => Promise<Report[]>;
        }
      ).runInFrame(asked),
    {
      packs,
      files,
      isTimeVirtual,
      pauseMs: (pauseMs ?? LIMIT_MS) * patience,
      promises,
      patience,
    },
  );
  if (!isStep) return judge(files, reports, throws);
  // What the reader of a tutorial gets to read.
  const { isDone, says, cause } = judgeStep(reports);
  return isDone ? STEP_DONE : `${says} ${cause}`.trim();
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
  } else if (texts[0] !== undefined) {
    return `throws ${texts[0].split('\n', 1).join().slice(0, 120)}`;
  }
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
