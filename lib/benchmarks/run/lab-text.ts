import { CHANGES, type BenchmarkResult, type Layout } from './benchmark';
import { isNoisy, isSeen, spreadOf, type Spread } from './spread';
import { frameText, rangeText, timeText } from './words';

/** A figure as pages write it, with what stands small below it. */
export type LabText = { text: string; small: readonly string[] };

/** A median with the middle half of its measurements, and a word where they lie far apart. */
export function spreadText(spread: Spread): LabText {
  const { median, low, high } = spread;
  const range = rangeText(low, high) + (isNoisy(spread) ? ', noisy' : '');
  return { text: timeText(median), small: [range] };
}

/**
 * A time that a frame ends, and the pause meanwhile.
 *
 * @param pause if it is to be named
 */
export function shownText(time: Spread, pause?: Spread): LabText {
  const { text, small } = isSeen(time)
    ? spreadText(time)
    : { text: frameText(time.median), small: [] };
  if (!pause) return { text, small };
  const isNoisier = isSeen(pause) && isNoisy(pause) && !isNoisy(time);
  const words = `pause ${frameText(pause.median)}${isNoisier ? ', noisy' : ''}`;
  return { text, small: [...small, words] };
}

/** The medians of what was measured of a way, by the names of cells. */
export function hereTexts(
  layout: Layout,
  way: string,
  results: readonly BenchmarkResult[],
): Record<string, string> {
  const median = (read: (result: BenchmarkResult) => number | undefined) =>
    frameText(spreadOf(results.map((each) => read(each) ?? 0)).median);
  const changes = CHANGES[layout].map((change) => {
    const done = median((result) => result[change]?.done);
    const pause = median((result) => result[change]?.pause);
    return [`${way}/${change}`, `${done}, pause ${pause}`];
  });
  return {
    ...Object.fromEntries(changes),
    [`${way}/first`]: median(({ create }) => create?.first),
    [`${way}/wait`]: median(({ create }) => create?.wait),
  };
}
