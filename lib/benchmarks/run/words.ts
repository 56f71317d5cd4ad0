import { FRAME_MS } from './benchmark';
import type { Run } from '../types';
import { figuresOf } from './run';
import { counted } from '@/lib/base/text';

/** A time as pages write it: `2 ms`, `8.4 ms`, `351 ms`, `5.4 s`. */
export function timeText(ms: number): string {
  if (ms >= 1000) return `${(ms / 1000).toFixed(1)} s`;
  return `${ms < 9.95 ? Number(ms.toFixed(1)) : Math.round(ms)} ms`;
}

/** A time that a frame ends: what is shorter than one frame cannot be seen, and does not repeat. */
export function frameText(ms: number): string {
  return ms < FRAME_MS ? `under ${timeText(FRAME_MS)}` : timeText(ms);
}

/** Two times as pages write what lies between them: `271–303 ms`. */
export function rangeText(low: number, high: number): string {
  const [start, end] = [timeText(low), timeText(high)];
  const unit = end.replace(/^[\d.]+/, '');
  return start.endsWith(unit)
    ? `${start.slice(0, -unit.length)}–${end}`
    : `${start} – ${end}`;
}

/** What a run did, in a few sentences that stand for its drawing. */
export function describeRun(run: Run): string {
  const { first, total, pause, input, frames } = figuresOf(run);
  const isReal = run.inputs.some(([, , real]) => real === 1);
  const delay = isReal ? 'input delay' : 'simulated input delay';
  return [
    `${run.strategy}: ${run.rows} rows are rendered after ${timeText(total)}, and the first of them are on the screen after ${timeText(first)}.`,
    `The longest pause is ${timeText(pause)}; ${countedOrNo(frames, 'frame begins', 'frames begin')} while rows are rendered.`,
    ...(input === undefined
      ? []
      : [`The longest ${delay} is ${timeText(input)}.`]),
  ].join(' ');
}

function countedOrNo(count: number, one: string, many: string): string {
  return count === 0 ? `no ${many}` : counted(count, one, many);
}
