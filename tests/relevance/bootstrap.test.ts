import { expect, test } from 'vitest';

import { bootstrapInterval } from './bootstrap';

/** As many ones among zeros as asked for. */
const answers = (right: number, of: number): number[] =>
  Array.from({ length: of }, (_, place) => Number(place < right));

test('values that are all the same leave no doubt', () => {
  expect(bootstrapInterval([0.5, 0.5, 0.5])).toEqual({ low: 0.5, high: 0.5 });
});

test('the interval of a share is close to the one of the normal distribution', () => {
  const { low, high } = bootstrapInterval(answers(80, 100));
  const half = 1.96 * Math.sqrt((0.8 * 0.2) / 100);
  expect(Math.abs(low - (0.8 - half))).toBeLessThan(0.015);
  expect(Math.abs(high - (0.8 + half))).toBeLessThan(0.015);
});

test('four times the values halve the interval', () => {
  const few = bootstrapInterval(answers(50, 100));
  const many = bootstrapInterval(answers(200, 400));
  const ratio = (few.high - few.low) / (many.high - many.low);
  expect(ratio).toBeGreaterThan(1.7);
  expect(ratio).toBeLessThan(2.3);
});

test('the same values and seed give the same interval, another seed another one', () => {
  const values = answers(7, 10).map((value, place) => value / (1 + place));
  expect(bootstrapInterval(values)).toEqual(bootstrapInterval(values));
  expect(bootstrapInterval(values, { seed: 1, rounds: 50 })).not.toEqual(
    bootstrapInterval(values, { seed: 2, rounds: 50 }),
  );
});

test('no values have no interval', () => {
  expect(() => bootstrapInterval([])).toThrow('no interval of no values');
});
