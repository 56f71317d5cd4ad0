import type { Page } from '@playwright/test';

import { weighHeap } from '@/lib/samples/chromium';
import { atPace, CHANGES, LAYOUTS, spreadOf } from '../run';
import type { BenchmarkCase, BenchmarkScene, Timing } from '../run';
import { callScene, readScene } from './open-scenes';
import { BENCHMARKS, type Benchmarks, type MadeOn } from '../types';

const ROWS = 2000;

/** Heaps differ less than times. */
const MEMORY_ROUNDS = 5;

/** The timing of each change of a case, and what the fixed work took around them. */
type Measured = {
  timings: Readonly<Record<string, Timing>>;
  paceMs: number;
};

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
    WAYS[layout].map((way) => ({ layout, way, rows: ROWS })),
  );
  const results = cases.map((): Measured[] => []);
  const bytes = cases.map((): number[] => []);
  // The first round compiles the code, and is not counted.
  for (let round = 0; round <= madeOn.times; round++) {
    for (const [index, each] of cases.entries()) {
      const phase = Math.max(0, round - 0.5) / madeOn.times;
      const result = await measureCase(page, { ...each, phase });
      if (round > 0) results[index]?.push(result);
    }
  }
  for (const [index, each] of cases.entries()) {
    for (let round = 0; round < MEMORY_ROUNDS; round++) {
      bytes[index]?.push(await heldBytes(page, each));
    }
  }
  return BENCHMARKS.parse({
    madeOn,
    rows: ROWS,
    cases: cases.map(({ layout, way }, index) => ({
      layout,
      way,
      kilobytes: spreadOf((bytes[index] ?? []).map((each) => each / 1000)),
      changes: Object.fromEntries(
        CHANGES[layout].map((change) => [
          change,
          sumUp(
            (results[index] ?? []).flatMap(({ timings, paceMs }) => {
              const timing = timings[change];
              return timing
                ? atPace(timing, paceMs, FILL_FRAMES.includes(way))
                : [];
            }),
          ),
        ]),
      ),
    })),
  });
}

function sumUp(timings: readonly Timing[]) {
  const spread = (name: keyof Timing) =>
    spreadOf(timings.map((timing) => timing[name]));
  return {
    first: spread('first'),
    done: spread('done'),
    pause: spread('pause'),
    wait: spread('wait'),
  };
}

async function measureCase(page: Page, each: BenchmarkCase): Promise<Measured> {
  const measurePace = () =>
    callScene<number>(page, 'benchmarks', 'measurePace');
  const before = await measurePace();
  const timings = await callScene<Measured['timings']>(
    page,
    'benchmarks',
    'measure',
    each,
  );
  return { timings, paceMs: (before + (await measurePace())) / 2 };
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
