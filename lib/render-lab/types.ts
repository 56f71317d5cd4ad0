import { z } from 'zod';

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

export const RUN = z.strictObject({
  strategy: z.string(),
  rows: z.number().int(),
  workMs: MS,
  frames: z.array(MS),
  tasks: z.array(z.tuple([MS, MS, z.number().int()])),
  waiting: z.array(z.tuple([MS, z.number().int()])),
  inputs: z.array(z.tuple([MS, MS, z.number().int()])),
  longTasks: z.array(z.tuple([MS, MS])),
});

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
