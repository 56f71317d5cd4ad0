import { expect, test } from 'vitest';

import type { Run } from '../run';
import { middleOf } from './record-strategies';

const run = (total: number, inputs: Run['inputs'] = []): Run => ({
  strategy: 'native',
  rows: 1,
  workMs: 1,
  frames: [],
  tasks: [[0, total, 1]],
  waiting: [],
  inputs,
  longTasks: [],
});

test('the run that is shown is the one in the middle', () => {
  const runs = [run(30), run(10), run(20)];
  expect(middleOf(runs)).toBe(runs[2]);
  expect(middleOf([])).toBeUndefined();
});

test('a run in which a key was pressed in time is shown rather than one without', () => {
  const late = run(20, [[25, 26, 1]]);
  const pressed = run(40, [[5, 40, 1]]);
  expect(middleOf([run(10), late, pressed])).toBe(pressed);
});
