import { expect, test } from 'vitest';

import {
  APPLICATIONS,
  applicationName,
  atPace,
  PACE_MS,
  timingOf,
} from './index';

/** What a page at rest needs to show what somebody does: a beat and a frame. */
const AT_REST = 4.5 + 1000 / 60;

test('the longest time from an act to the frame that shows it is the pause, beyond that of a page at rest', () => {
  const beats = [4, 8, 60, 64, 90];
  const frames = [
    [10, 12],
    [61, 80],
    [92, 96],
  ] as const;
  expect(timingOf(beats, frames, { first: 16, done: 96 })).toMatchObject({
    first: 16,
    done: 96,
    pause: 80 - 8 - AT_REST,
  });
});

test('a beat that comes after the painting, and not before it, lengthens the pause by a frame at most', () => {
  const pause = (beats: readonly number[]) =>
    timingOf(beats, [[61, 100]], { first: 100, done: 100 }).pause;
  // Who acts at once is answered at 2, and sees it at 100.
  expect(pause([2, 60, 100])).toBeCloseTo(100 - AT_REST, 9);
  // Who acts at 2 is answered at 100, and sees it a frame later.
  expect(pause([2, 100])).toBeCloseTo(98 + 1000 / 60 - AT_REST, 9);
});

test('silence after the change is no part of it, silence that begins within it is', () => {
  const pause = (beats: readonly number[]) =>
    timingOf(beats, [], { first: 8, done: 20 }).pause;
  expect(pause([4, 20, 300])).toBeCloseTo(11.5, 9);
  expect(pause([4, 19, 300])).toBeCloseTo(276.5, 9);
});

test('a page that answers all the time has no pause', () => {
  const shown = { first: 16, done: 16 };
  expect(timingOf([4, 8, 12, 16], [[15, 16]], shown).pause).toBe(0);
});

test('an event waits for the next beat: as long as the moments of the middle half do on average', () => {
  const wait = (beats: readonly number[]) =>
    timingOf(beats, [], { first: 80, done: 80 }).wait;
  // From 20 to 60 the wait falls from 60 to 20.
  expect(wait([80])).toBe(40);
  // Half of the moments wait for the beat in the middle, 10 on average, the others for the last one, 30.
  expect(wait([40, 80])).toBe((10 + 30) / 2);
  expect(wait([10, 70, 80])).toBe(30);
});

test('where no beat comes any more, an event waits until all is shown', () => {
  expect(timingOf([], [], { first: 80, done: 80 }).wait).toBe(40);
});

test('what was measured while the machine was slower or faster is given for the usual pace', () => {
  const timing = { first: 10, done: 40, pause: 20, wait: 8 };
  expect(atPace(timing, PACE_MS, false)).toEqual(timing);
  expect(atPace(timing, PACE_MS * 2, false)).toEqual({
    first: 5,
    done: 20,
    pause: 10,
    wait: 4,
  });
  expect(atPace(timing, PACE_MS / 2, false).done).toBe(80);
});

test('what fills frames is given halfway between its clock and its work', () => {
  const timing = { first: 10, done: 40, pause: 20, wait: 8 };
  expect(atPace(timing, PACE_MS * 4, true)).toEqual({
    first: 5,
    done: 10,
    pause: 10,
    wait: 4,
  });
  expect(atPace(timing, PACE_MS, true)).toEqual(timing);
});

test('kinds of applications have names of their own', () => {
  const names = APPLICATIONS.map(applicationName);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain('With zone.js, default');
});
