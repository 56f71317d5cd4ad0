import type { Run } from '../types';

/** What a run is made with. */
export type StrategyScene = { strategy: string; rows: number; workMs: number };

/** What a run comes to, in milliseconds but for the number of frames. */
export function figuresOf({ frames, tasks, inputs }: Run) {
  const total = tasks.at(-1)?.[1] ?? 0;
  const firstEnd = tasks[0]?.[1] ?? 0;
  const waits = inputs
    .filter(([due]) => due <= total)
    .map(([due, answered]) => answered - due);
  return {
    /** Until a frame shows the first rows. */
    first: frames.find((frame) => frame >= firstEnd) ?? total,
    /** Until all rows are rendered. */
    total,
    /** The longest stretch in which the page answered nothing. */
    pause: Math.max(0, ...tasks.map(([start, end]) => end - start)),
    /** The longest time an event waited; nothing where there was none. */
    input: waits.length > 0 ? Math.max(...waits) : undefined,
    /** Those that began while rows were rendered. */
    frames: frames.filter((frame) => frame > 0 && frame < total).length,
  };
}

/** The time that runs beside each other are drawn for: a little more than the longest of them. */
export function spanOf(runs: readonly Run[]): number {
  const ends = runs.flatMap(({ tasks }) => tasks.at(-1)?.[1] ?? []);
  return Math.max(50, ...ends) * 1.06;
}
