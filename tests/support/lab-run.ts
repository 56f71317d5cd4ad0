import type { Run } from '@/lib/benchmarks/run';

/** Two tasks with a frame between them, and a key that is pressed in the first one. */
export const RUN: Run = {
  strategy: 'normal',
  rows: 4,
  workMs: 5,
  frames: [-3, 1, 17, 33, 50],
  tasks: [
    [2, 14, 2],
    [18, 30, 2],
  ],
  waiting: [
    [1, 4],
    [2, 3],
    [7, 2],
    [18, 1],
    [23, 0],
  ],
  inputs: [
    [4, 15, 1],
    [31, 32, 1],
  ],
  longTasks: [],
};
