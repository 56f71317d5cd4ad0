import { afterEach, beforeEach, expect, test } from 'vitest';
import { allowPause, tick } from './watch';

beforeEach(() => allowPause(100));
afterEach(() => allowPause());

test('a loop that catches what stops it is stopped as well', () => {
  let caught = 0;
  const loop = () => {
    while (caught < 3) {
      tick();
      try {
        for (;;) tick();
      } catch {
        caught++;
      }
    }
  };
  expect(loop).toThrow('Stopped');
  expect(caught).toBe(1);
});

test('code that pauses goes on for as long as it likes', async () => {
  await new Promise((done) => setTimeout(done));
  const end = performance.now() + 300;
  while (performance.now() < end) {
    for (let turn = 0; turn < 1000; turn++) tick();
    await new Promise((done) => setTimeout(done));
  }
});
