import { z } from 'zod';

import { CHANGES, LAYOUTS } from './run/benchmark';
import { TREE } from './run/checks';
import { LIST_CHANGES, SCROLL_WAYS } from './run/scrolling';

const MS = z.number();

/** On what figures were measured. */
const MADE_ON = z.strictObject({
  /** `Chromium 150`. */
  browser: z.string(),
  cores: z.number().int(),
  /** Processes that wanted a core when the recording began, on average. */
  load: z.number(),
  /** By package. */
  versions: z.record(z.string(), z.string()),
  /** How often each case was measured. */
  times: z.number().int(),
});
export type MadeOn = z.infer<typeof MADE_ON>;

const SPREAD = z.strictObject({ median: MS, low: MS, high: MS });

/**
 * What one run of a list did. Times are milliseconds since the list was set. Plain lists of numbers, because a page
 * carries several runs.
 */
export const RUN = z.strictObject({
  strategy: z.string(),
  rows: z.number().int(),
  /** Milliseconds that the template of each row computes. */
  workMs: MS,
  /** When the browser began to make each frame. */
  frames: z.array(MS),
  /** Stretches that render rows, from the start of the first one until the browser has a turn: start, end, rows. */
  tasks: z.array(z.tuple([MS, MS, z.number().int()])),
  /** When the number of rows that wait in the queue of the strategy changes: time, rows. */
  waiting: z.array(z.tuple([MS, z.number().int()])),
  /** Events: when they happened, when the page answered, and 1 for a key or a pointer, 0 for a timer in its place. */
  inputs: z.array(z.tuple([MS, MS, z.number().int()])),
  /** Tasks that the browser itself reports as long: start, end. */
  longTasks: z.array(z.tuple([MS, MS])),
});
export type Run = z.infer<typeof RUN>;

/** Every strategy on the same list: `content/lab/strategies.json`. */
export const STRATEGIES = z.strictObject({
  madeOn: MADE_ON,
  strategies: z
    .array(
      z.strictObject({
        first: SPREAD,
        total: SPREAD,
        pause: SPREAD,
        input: SPREAD,
        frames: SPREAD,
        /** The repetition in the middle of all by its total. */
        run: RUN,
      }),
    )
    .min(2),
});
export type Strategies = z.infer<typeof STRATEGIES>;

const TIMING = z.strictObject({
  first: SPREAD,
  done: SPREAD,
  pause: SPREAD,
  wait: SPREAD,
});

/** Ways to render the same: `content/lab/benchmarks.json`. */
export const BENCHMARKS = z.strictObject({
  madeOn: MADE_ON,
  /** Rows of lists and tables, and values of a page. */
  rows: z.number().int(),
  cases: z
    .array(
      z.strictObject({
        layout: z.enum(LAYOUTS),
        way: z.string(),
        /** What the rendered rows hold in memory, in units of 1,000 bytes. */
        kilobytes: SPREAD,
        changes: z.partialRecord(z.enum(CHANGES.list), TIMING),
      }),
    )
    .min(2),
});
export type Benchmarks = z.infer<typeof BENCHMARKS>;

/** Templates that one new value makes Angular evaluate: `content/lab/change-detection.json`. */
export const CHECKS = z.strictObject({
  madeOn: MADE_ON,
  cases: z
    .array(
      z.strictObject({
        isZone: z.boolean(),
        isOnPush: z.boolean(),
        binding: z.string(),
        checks: z.partialRecord(
          z.enum(TREE.map(({ name }) => name)),
          z.number().int(),
        ),
      }),
    )
    .min(1),
});
export type ChecksData = z.infer<typeof CHECKS>;

/** What became of a scrolled list, in pixels. */
const SCROLL_RESULT = z.strictObject({
  /** How far the row at the top of the view has moved; null where it is out of view. */
  shift: z.number().nullable(),
  /** Rows in view; a list at rest without any is empty. */
  seen: z.number().int(),
  /** Height that the scrollbar stands for. */
  estimated: z.number(),
  /** Height of all rows together. */
  real: z.number(),
  /** Between two neighbours in view, or by which they overlap. */
  gap: z.number(),
});
export type ScrollResult = z.infer<typeof SCROLL_RESULT>;

/** What becomes of a scrolled list: `content/lab/virtual-scrolling.json`. */
export const SCROLLING = z.strictObject({
  madeOn: MADE_ON,
  cases: z
    .array(
      z.strictObject({
        way: z.enum(SCROLL_WAYS),
        change: z.enum(LIST_CHANGES),
        ...SCROLL_RESULT.shape,
        /** How many of the repetitions ended so. */
        often: z.number().int(),
      }),
    )
    .min(1),
});
export type Scrolling = z.infer<typeof SCROLLING>;
