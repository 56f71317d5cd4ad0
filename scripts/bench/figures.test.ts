import { expect, test } from '@playwright/test';
import { median, medians } from './figures';

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
