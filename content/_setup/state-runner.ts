import assert from 'node:assert/strict';
import { TestBed } from '@angular/core/testing';

let running: Promise<void> = Promise.resolve();
let passed = 0;

/** Runs a test after those before it, in a fresh TestBed, as the runner of a project would. */
export function it(_name: string, test: () => void | Promise<void>): void {
  running = running.then(async () => {
    TestBed.resetTestingModule();
    await test();
    TestBed.resetTestingModule();
    passed++;
  });
}

export function expect<T>(actual: T) {
  return {
    toBe: (expected: T) => assert.equal(actual, expected),
    toEqual: (expected: unknown) => assert.deepEqual(actual, expected),
  };
}

/** The part of Vitest's `vi` that the samples use. Their time is virtual to begin with. */
export const vi = {
  useFakeTimers: () => undefined,
  advanceTimersByTime(ms: number): void {
    const { clock } = setTimeout as unknown as {
      clock: { tick: (ms: number) => void };
    };
    clock.tick(ms);
  },
  useRealTimers: () => undefined,
};

/** How many tests passed since the last call; rejects with the error of the first that failed. */
export async function testsPassed(): Promise<number> {
  await running;
  const count = passed;
  passed = 0;
  return count;
}
