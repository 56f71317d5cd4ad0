import { expect, test } from 'vitest';

import {
  figuresOf,
  frameText,
  isNoisy,
  isSeen,
  rangeText,
  spreadOf,
  describeRun,
  timeText,
  type Run,
} from './index';
import { RUN } from '@/tests/support/lab-run';

test('a run comes to its first rows, its end, its longest pause and wait, and the frames meanwhile', () => {
  expect(figuresOf(RUN)).toEqual({
    first: 17,
    total: 30,
    pause: 12,
    // The second key comes when all is done.
    input: 11,
    frames: 2,
  });
});

test('a run without events or frames says nothing of them', () => {
  const run = { ...RUN, frames: [], inputs: [] };
  expect(figuresOf(run)).toMatchObject({
    first: 30,
    input: undefined,
    frames: 0,
  });
  expect(describeRun(run)).not.toMatch(/key|timer/);
  expect(describeRun(run)).toContain('no frames begin');
});

test('words name a key as a key, and a timer as what it is', () => {
  expect(describeRun(RUN)).toBe(
    'normal: 4 rows are rendered after 30 ms, and the first of them are on the screen after 17 ms. The longest pause is 12 ms; 2 frames begin while rows are rendered. The longest input delay is 11 ms.',
  );
  const timer: Run = { ...RUN, inputs: [[4, 15, 0]] };
  expect(describeRun(timer)).toContain('The longest simulated input delay is');
});

test('times have a digit behind the point where it says something', () => {
  expect([2, 8.44, 9.94, 9.96, 999, 1000, 5430].map(timeText)).toEqual([
    '2 ms',
    '8.4 ms',
    '9.9 ms',
    '10 ms',
    '999 ms',
    '1.0 s',
    '5.4 s',
  ]);
});

test('what ends within a frame is given as that', () => {
  expect([0, 16.6, 16.7, 1200].map(frameText)).toEqual([
    'under 17 ms',
    'under 17 ms',
    '17 ms',
    '1.2 s',
  ]);
  expect(isSeen({ median: 16.6, low: 2, high: 30 })).toBe(false);
  expect(isSeen({ median: 16.7, low: 2, high: 30 })).toBe(true);
});

test('a range names its unit once, where both ends have it', () => {
  expect(rangeText(271.4, 303)).toBe('271–303 ms');
  // `s` ends `ms` as well.
  expect(rangeText(950, 1050)).toBe('950 ms – 1.1 s');
  expect(rangeText(1200, 1400)).toBe('1.2–1.4 s');
});

test('a spread is the middle and the quarters around it', () => {
  expect(spreadOf([5])).toEqual({ median: 5, low: 5, high: 5 });
  expect(spreadOf([4, 1, 3, 2])).toEqual({ median: 2.5, low: 1.8, high: 3.3 });
  expect(() => spreadOf([])).toThrow('Nothing was measured');
});

test('a spread is noisy above a fifth of the median, and not at it', () => {
  expect(isNoisy({ median: 100, low: 90, high: 110 })).toBe(false);
  expect(isNoisy({ median: 100, low: 90, high: 110.1 })).toBe(true);
});
