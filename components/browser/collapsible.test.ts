import { expect, test } from 'vitest';
import { collapsibleDuration } from './collapsible';

const DURATIONS = [
  [320, 317],
  [59, 213],
  [36, 192],
  [0, 0],
] as const;

for (const [height, duration] of DURATIONS) {
  test(`CLP-1 ${height} px take ${duration} ms`, () => {
    expect(collapsibleDuration(height)).toBe(duration);
  });
}
