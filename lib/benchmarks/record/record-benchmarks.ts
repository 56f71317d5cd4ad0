import type { Page } from '@playwright/test';

import { weighHeap } from '@/lib/samples/chromium';
import { atPace, CHANGES, LAYOUTS, spreadOf, spreadsOf } from '../run';
import type {
  BenchmarkCase,
  BenchmarkResult,
  BenchmarkScene,
  Change,
  Timing,
} from '../run';
import { callScene, readScene } from './open-scenes';
import { BENCHMARKS, type Benchmarks, type MadeOn } from '../types';

const ROWS = 2000;

const TIMING_NAMES = ['first', 'done', 'pause', 'wait'] as const;

/** Heaps differ less than times. */
const MEMORY_ROUNDS = 5;

/**
 * Measures every way to render every layout, round by round, so that what disturbs the machine disturbs all of them.
 * Frames end at fixed moments: changes that are made at moments spread evenly over a frame have medians that repeat.
 * So have times that are given for one pace: machines that share their processors are a tenth slower now and then.
 */
export async function recordBenchmarks(
  page: Page,
  madeOn: MadeOn,
): Promise<Benchmarks> {
  const { WAYS, FILL_FRAMES } = await readScene<
    Pick<BenchmarkScene, 'WAYS' | 'FILL_FRAMES'>
  >(page, 'benchmarks');
  const cases = LAYOUTS.flatMap((layout) =>
    WAYS[layout].map((way) => ({
      each: { layout, way, rows: ROWS },
      fillsFrames: FILL_FRAMES.includes(way),
      results: [] as BenchmarkResult[],
      bytes: [] as number[],
    })),
  );
  // The first round compiles the code, and is not counted.
  for (let round = 0; round <= madeOn.times; round++) {
    const phase = Math.max(0, round - 0.5) / madeOn.times;
    for (const { each, fillsFrames, results } of cases) {
      const result = await measureCase(page, { ...each, phase }, fillsFrames);
      if (round > 0) results.push(result);
    }
  }
  for (const { each, bytes } of cases) {
    for (let round = 0; round < MEMORY_ROUNDS; round++) {
      bytes.push(await heldBytes(page, each));
    }
  }
  return BENCHMARKS.parse({
    madeOn,
    rows: ROWS,
    cases: cases.map(({ each: { layout, way }, results, bytes }) => ({
      layout,
      way,
      kilobytes: spreadOf(bytes.map((one) => one / 1000)),
      changes: Object.fromEntries(
        CHANGES[layout].map((change) => {
          const timings = results.flatMap((result) => result[change] ?? []);
          return [change, spreadsOf(timings, TIMING_NAMES)];
        }),
      ),
    })),
  });
}

/** The timing of each change of a case, as it would have been at one pace. */
async function measureCase(
  page: Page,
  each: BenchmarkCase,
  fillsFrames: boolean,
): Promise<BenchmarkResult> {
  const call = <Result>(name: string, scene?: BenchmarkCase) =>
    callScene<Result>(page, 'benchmarks', name, scene);
  const before = await call<number>('measurePace');
  const timings = await call<Record<Change, Timing>>('measure', each);
  const paceMs = (before + (await call<number>('measurePace'))) / 2;
  return Object.fromEntries(
    Object.entries(timings).map(([change, timing]) => [
      change,
      atPace(timing, paceMs, fillsFrames),
    ]),
  );
}

/** What the rendered case holds in memory: the heap with it, less the heap without it. */
async function heldBytes(page: Page, each: BenchmarkCase): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const held = await page.evaluateHandle(async (benchmark) => {
    const address = '/benchmarks.js';
    const { hold } = await import(address);
    const host = document.createElement('div');
    document.querySelector('main')?.replaceChildren(host);
    return { stop: await hold(host, benchmark) };
  }, each);
  const withIt = await weighHeap(session);
  await held.evaluate(({ stop }) => {
    stop();
    document.querySelector('main')?.replaceChildren();
  });
  await held.dispose();
  const withoutIt = await weighHeap(session);
  await session.detach();
  return withIt - withoutIt;
}
