import { expect, test } from 'vitest';
import { figuresOf, median, medians, repeat } from './figures';

test('the median of an odd number of values is the one in the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
});

test('the median of an even number of values lies between the two in the middle', () => {
  expect(median([1, 9, 4, 6])).toBe(5);
});

test('there is no median of nothing', () => {
  expect(() => median([])).toThrow('no median');
});

test('medians are taken name by name', () => {
  const samples = [
    { first: 1, second: 30 },
    { first: 3, second: 10 },
    { first: 2, second: 20 },
  ];
  expect(medians(samples)).toEqual({ first: 2, second: 20 });
});

test('values are put in order as numbers, and the list is left in its own', () => {
  const values = [100, 9, -20];
  expect(median(values)).toBe(9);
  expect(values).toEqual([100, 9, -20]);
});

test('no measurements have no medians', () => {
  expect(medians([])).toEqual({});
});

test('measurements are made one after the other, each with its number', async () => {
  const steps: string[] = [];
  const samples = await repeat(3, async (run) => {
    steps.push(`begin ${run}`);
    await Promise.resolve();
    steps.push(`end ${run}`);
    return run * 2;
  });
  expect(samples).toEqual([0, 2, 4]);
  expect(steps.map((step) => step.slice(0, 3)).join(' ')).toBe(
    'beg end beg end beg end',
  );
  expect(await repeat(0, () => Promise.reject(new Error('asked')))).toEqual([]);
});

test('a figure is a time and nothing if no more is given', () => {
  const figure = figuresOf('load', 'home');
  const place = { part: 'load', subject: 'home' };
  expect([figure('LCP'), figure('HTML', 7, 'kB')]).toEqual([
    { ...place, name: 'LCP', value: 0, unit: 'ms' },
    { ...place, name: 'HTML', value: 7, unit: 'kB' },
  ]);
});
