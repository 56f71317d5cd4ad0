/** What is measured of one change, in milliseconds since it was made. */
export type Timing = {
  /** Until a frame shows the first part of it. */
  first: number;
  /** Until a frame shows all of it. */
  done: number;
  /** The longest time that somebody who acts waits for a frame that could show it, beyond that of a page at rest. */
  pause: number;
  /** How long an event waits that happens in the middle, on average. */
  wait: number;
};

/** How long screens and browsers without one show a frame. */
export const FRAME_MS = 1000 / 60;

/** What the fixed work of a recording takes at the pace for which figures are given, in milliseconds. */
export const PACE_MS = 17;

/**
 * A timing as it would have been at that pace. All of the work takes as much longer as the machine is slower. When the
 * page answers between two parts of it is a matter of the clock where frames are filled, and of the work where a part
 * cannot be cut; halfway between both, no figure is off by more than half of what the machine was.
 *
 * @param paceMs what the fixed work took beside it
 * @param fillsFrames whether it works until a frame is used up and goes on in the next: a faster machine then puts more
 *   into a frame, and does not take less time
 */
export function atPace(
  { first, done, pause, wait }: Timing,
  paceMs: number,
  fillsFrames: boolean,
): Timing {
  const factor = PACE_MS / paceMs;
  const between = fillsFrames ? Math.sqrt(factor) : factor;
  return {
    first: first * between,
    done: done * factor,
    pause: pause * between,
    wait: wait * between,
  };
}

/** What is rendered. */
export const LAYOUTS = ['list', 'table', 'values'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** What happens to it, in this order. */
export const CHANGES: Readonly<Record<Layout, readonly Change[]>> = {
  list: ['create', 'update', 'swap', 'reverse', 'filter'],
  table: ['create', 'update', 'swap', 'reverse', 'filter'],
  values: ['create', 'update'],
};
export type Change = 'create' | 'update' | 'swap' | 'reverse' | 'filter';

/** What is measured: a way to render a layout. */
export type BenchmarkCase = {
  layout: Layout;
  way: string;
  rows: number;
  /** Where within a frame changes are made, from 0 to 1; anywhere without it. */
  phase?: number;
};

/** Timings of all changes of a case, in their order. */
export type BenchmarkResult = Partial<Record<Change, Timing>>;

/** What the module of the benchmarks exports. */
export type BenchmarkScene = {
  /** What can render each layout. */
  WAYS: Readonly<Record<Layout, readonly string[]>>;
  /** The ways that work until a frame is used up and go on in the next. */
  FILL_FRAMES: readonly string[];
  measure: (host: HTMLElement, each: BenchmarkCase) => Promise<BenchmarkResult>;
  /** Renders a case for its memory to be measured; what it returns removes it. */
  hold: (host: HTMLElement, each: BenchmarkCase) => Promise<() => void>;
  /** Milliseconds that a fixed piece of work takes just now. */
  measurePace: (host: HTMLElement) => number;
};

/** When a frame began, and when it was laid out and painted, in milliseconds since the change. */
export type Frame = readonly [began: number, shown: number];

/** Beats that come so far apart are a page at rest: browsers hold back timers that follow each other. */
const BEAT_MS = 4.5;

/** The part of a change in which events may happen: its middle half. */
const MIDDLE = [0.25, 0.75] as const;

/**
 * Reads the timing of a change. Whether a beat comes between the scripts of a frame and its painting is luck, and so is
 * how long a single event waits: the pause ends with the next painting, and the wait is the mean of many moments.
 *
 * @param beats times since the change, in order, which a page gives as often as it can
 * @param frames those that were made, in order
 * @param shown when a frame showed the first part and all of it
 */
export function timingOf(
  beats: readonly number[],
  frames: readonly Frame[],
  { first, done }: Pick<Timing, 'first' | 'done'>,
): Timing {
  const silences = silencesOf(beats, done);
  const paintedAfter = (beat: number) =>
    frames.find(([began]) => began >= beat)?.[1] ?? beat + FRAME_MS;
  const reactions = silences.map(([start, end]) => paintedAfter(end) - start);
  return {
    first,
    done,
    pause: Math.max(0, ...reactions.map((each) => each - BEAT_MS - FRAME_MS)),
    wait: meanWait(silences, done),
  };
}

/** From one beat to the next, as far as they begin during the change. */
function silencesOf(
  beats: readonly number[],
  done: number,
): (readonly [number, number])[] {
  const during = [0, ...beats.filter((beat) => beat > 0)];
  if ((during.at(-1) ?? 0) < done) during.push(done);
  return during
    .slice(1)
    .map((end, index) => [during[index] ?? 0, end] as const)
    .filter(([start]) => start < done);
}

/** Until the end of their silence, on average over all moments of the middle. */
function meanWait(
  silences: readonly (readonly [number, number])[],
  done: number,
): number {
  const [from, to] = [MIDDLE[0] * done, MIDDLE[1] * done];
  const waited = silences.map(([start, end]) => {
    const longest = end - Math.max(start, from);
    const shortest = end - Math.min(end, to);
    return longest > shortest ? (longest ** 2 - shortest ** 2) / 2 : 0;
  });
  return waited.reduce((sum, each) => sum + each, 0) / (to - from);
}
