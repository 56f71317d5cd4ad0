import type { Run, Step } from './run';
import { timeText } from './words';

/** A piece of a drawing; pages are drawn by the build and by the browser. */
export type Shape = {
  name: 'rect' | 'line' | 'circle' | 'text';
  attributes: Readonly<Record<string, string | number>>;
  text?: string;
};

/** Height of a timeline in pixels; its width is that of the page, so shapes have percentages across. */
export const TIMELINE_HEIGHT = 212;

const FRAME_Y = 26;
const WORK_Y = 62;
const WORK_HEIGHT = 14;
const QUEUE_BOTTOM = 138;
const QUEUE_HEIGHT = 30;
const INPUT_Y = 170;
const AXIS_Y = 188;
const MARBLE = 4;
const NARROWEST = 0.35;
const AXIS_STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];
const AXIS_MARKS = 5;

/**
 * Draws a run: frames as ticks on a line, work as blocks, rows that wait as an area, events as marbles with a line to
 * their answer.
 *
 * @param spanMs time that the width stands for
 */
export function drawRun(run: Run, spanMs: number): Shape[] {
  const at = (ms: number) =>
    `${((Math.min(Math.max(ms, 0), spanMs) / spanMs) * 100).toFixed(2)}%`;
  return [
    ...drawFrames(run, at),
    ...drawWork(run, spanMs, at),
    ...drawQueue(run, spanMs, at),
    ...drawInputs(run, spanMs, at),
    ...drawAxis(spanMs, at),
  ];
}

/** The part of a timeline that a step takes, to be laid behind it. */
export function drawStep({ start, end }: Step, spanMs: number): Shape {
  return rect(LOOKS.step, start, end, spanMs, 0, AXIS_Y);
}

/** The time that timelines beside each other stand for: a little more than the longest of them. */
export function spanOf(runs: readonly Run[]): number {
  const ends = runs.flatMap(({ tasks }) => tasks.at(-1)?.[1] ?? []);
  return Math.max(50, ...ends) * 1.06;
}

type Place = (ms: number) => string;

type Look = Readonly<Record<string, string | number>>;

/** Attributes in place of classes: only these pages draw timelines, and all pages share the styles. */
const LINE: Look = { stroke: 'var(--color-border-strong)' };
const LOOKS = {
  work: { fill: 'var(--color-accent)' },
  queue: { fill: 'var(--color-border-strong)', opacity: 0.45 },
  long: { stroke: 'var(--color-danger)', 'stroke-width': 3 },
  delay: { stroke: 'var(--color-accent)', 'stroke-width': 3 },
  event: {
    fill: 'var(--color-background)',
    stroke: 'var(--color-accent)',
    'stroke-width': 2,
  },
  step: { fill: 'var(--color-accent-soft)' },
} satisfies Record<string, Look>;

function rect(
  look: Look,
  start: number,
  end: number,
  spanMs: number,
  y: number,
  height: number,
): Shape {
  const x = (Math.max(start, 0) / spanMs) * 100;
  const width = Math.max(NARROWEST, ((end - start) / spanMs) * 100);
  return {
    name: 'rect',
    attributes: {
      ...look,
      x: `${x.toFixed(2)}%`,
      y,
      width: `${Math.min(width, 100 - x).toFixed(2)}%`,
      height,
    },
  };
}

function line(look: Look, from: [string, number], to: [string, number]): Shape {
  return {
    name: 'line',
    attributes: {
      ...look,
      x1: from[0],
      y1: from[1],
      x2: to[0],
      y2: to[1],
    },
  };
}

function label(text: string, y: number): Shape {
  return { name: 'text', attributes: { x: 0, y }, text };
}

function drawFrames({ frames }: Run, at: Place): Shape[] {
  return [
    label('Frames', FRAME_Y - 12),
    line(LINE, ['0%', FRAME_Y], ['100%', FRAME_Y]),
    ...frames
      .filter((frame) => frame >= 0)
      .map((frame) =>
        line(LINE, [at(frame), FRAME_Y - 5], [at(frame), FRAME_Y + 5]),
      ),
  ];
}

function drawWork(
  { tasks, longTasks }: Run,
  spanMs: number,
  at: Place,
): Shape[] {
  return [
    label('Rendering', WORK_Y - 8),
    line(LINE, ['0%', WORK_Y + WORK_HEIGHT], ['100%', WORK_Y + WORK_HEIGHT]),
    ...tasks.map(([start, end]) =>
      rect(LOOKS.work, start, end, spanMs, WORK_Y, WORK_HEIGHT),
    ),
    // Under the blocks, so that it is seen without colours as well.
    ...longTasks
      .filter(([start]) => start < spanMs)
      .map(([start, end]) =>
        line(
          LOOKS.long,
          [at(start), WORK_Y + WORK_HEIGHT + 4],
          [at(end), WORK_Y + WORK_HEIGHT + 4],
        ),
      ),
  ];
}

function drawQueue({ waiting, rows }: Run, spanMs: number, at: Place): Shape[] {
  const pixels = (length: number) => Number(length.toFixed(1));
  return [
    label('Rows in the queue', QUEUE_BOTTOM - QUEUE_HEIGHT - 6),
    line(LINE, ['0%', QUEUE_BOTTOM], [at(spanMs), QUEUE_BOTTOM]),
    ...waiting.flatMap(([time, count], index) => {
      const end = waiting[index + 1]?.[0] ?? spanMs;
      if (count === 0 || end <= time) return [];
      const height = (count / rows) * QUEUE_HEIGHT;
      const top = pixels(QUEUE_BOTTOM - height);
      return rect(LOOKS.queue, time, end, spanMs, top, pixels(height));
    }),
  ];
}

function drawInputs({ inputs }: Run, spanMs: number, at: Place): Shape[] {
  return [
    label('Events and their answers', INPUT_Y - 12),
    line(LINE, ['0%', INPUT_Y], ['100%', INPUT_Y]),
    ...inputs
      .filter(([due]) => due >= 0 && due <= spanMs)
      .flatMap(([due, answered]): Shape[] => [
        line(LOOKS.delay, [at(due), INPUT_Y], [at(answered), INPUT_Y]),
        {
          name: 'circle',
          attributes: {
            ...LOOKS.event,
            cx: at(due),
            cy: INPUT_Y,
            r: MARBLE,
          },
        },
      ]),
  ];
}

function drawAxis(spanMs: number, at: Place): Shape[] {
  const step =
    AXIS_STEPS.find((each) => spanMs / each <= AXIS_MARKS) ?? spanMs / 2;
  const count = Math.floor(spanMs / step);
  return Array.from({ length: count + 1 }, (_, index) => {
    const time = index * step;
    // A number in the middle of its mark would be cut at either end.
    const anchor =
      index === 0 ? 'start' : time / spanMs > 0.93 ? 'end' : 'middle';
    return [
      line(LINE, [at(time), AXIS_Y], [at(time), AXIS_Y + 4]),
      {
        name: 'text',
        attributes: { x: at(time), y: AXIS_Y + 18, 'text-anchor': anchor },
        text: time === 0 ? '0' : timeText(time),
      } satisfies Shape,
    ];
  }).flat();
}
