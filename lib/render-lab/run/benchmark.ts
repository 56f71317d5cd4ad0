/** What is measured of one change, in milliseconds since it was made. */
export type Timing = {
  /** Until a frame shows the first part of it. */
  first: number;
  /** Until a frame shows all of it. */
  done: number;
  /** The longest stretch in which the page answered nothing. */
  pause: number;
  /** How long an event waits that happens in the middle. */
  wait: number;
};

/** How long screens and browsers without one show a frame. */
export const FRAME_MS = 1000 / 60;

/** What is rendered. */
export const LAYOUTS = ['list', 'table', 'values'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** What renders it. */
export const WAYS: Readonly<Record<Layout, readonly string[]>> = {
  list: [
    '@for',
    '*ngFor',
    'rxFor native',
    'rxFor normal',
    'rxFor low',
    'rxFor immediate',
  ],
  table: [
    '@for',
    '*ngFor',
    'rxFor native',
    'rxFor normal',
    'rxFor low',
    'rxFor immediate',
  ],
  values: ['signals', 'async', 'push', 'rxLet'],
};

/** What happens to it, in this order. */
export const CHANGES: Readonly<Record<Layout, readonly Change[]>> = {
  list: ['create', 'update', 'swap', 'reverse', 'filter'],
  table: ['create', 'update', 'swap', 'reverse', 'filter'],
  values: ['create', 'update'],
};
export type Change = 'create' | 'update' | 'swap' | 'reverse' | 'filter';

/** Beats that come so far apart are a page at rest: browsers hold back timers that follow each other. */
const BEAT_MS = 4.5;

/**
 * Reads the timing of a change from beats, which a page gives as often as it can.
 *
 * @param beats times since the change, in order
 * @param shown when a frame showed the first part and all of it
 */
export function timingOf(
  beats: readonly number[],
  { first, done }: Pick<Timing, 'first' | 'done'>,
): Timing {
  const during = [0, ...beats.filter((beat) => beat > 0)];
  const gaps = during
    .slice(1)
    .map((beat, index) => [during[index] ?? 0, beat] as const)
    .filter(([start]) => start < done)
    .map(([start, end]) => end - start);
  const middle = done / 2;
  const answered = beats.find((beat) => beat >= middle) ?? done;
  return {
    first,
    done,
    pause: Math.max(0, ...gaps.map((gap) => gap - BEAT_MS)),
    wait: answered - middle,
  };
}
