import { expect, test } from '@playwright/test';

import { APPLICATIONS, applicationName, timingOf } from './index';

test('the longest silence while a change is made is its pause, less the usual distance of beats', () => {
  const beats = [4, 8, 60, 64, 68, 200];
  expect(timingOf(beats, { first: 16, done: 66 })).toEqual({
    first: 16,
    done: 66,
    pause: 52 - 4.5,
    wait: 60 - 33,
  });
});

test('silence after the change is no part of it, silence that begins within it is', () => {
  expect(timingOf([4, 20, 300], { first: 8, done: 20 }).pause).toBe(11.5);
  expect(timingOf([4, 19, 300], { first: 8, done: 20 }).pause).toBe(276.5);
});

test('a page that answers all the time has no pause', () => {
  const { pause, wait } = timingOf([4, 8, 12, 16], { first: 16, done: 16 });
  expect(pause).toBe(0);
  expect(wait).toBe(0);
});

test('a page that never answers lets an event wait to the end', () => {
  expect(timingOf([], { first: 80, done: 80 })).toMatchObject({
    pause: 0,
    wait: 40,
  });
});

test('kinds of applications have names of their own', () => {
  const names = APPLICATIONS.map(applicationName);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain('With zone.js, default');
});
