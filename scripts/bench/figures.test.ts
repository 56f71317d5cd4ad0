import { afterEach, expect, test, vi } from 'vitest';
import { measureOften, median, printTable } from './figures';

afterEach(() => vi.restoreAllMocks());

test('the median of an odd number of values is the one in the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
});

test('the median of an even number of values lies between the two in the middle', () => {
  expect(median([1, 9, 4, 6])).toBe(5);
});

test('there is no median of nothing', () => {
  expect(() => median([])).toThrow('no median');
});

test('values are put in order as numbers, and the list is left in its own', () => {
  const values = [100, 9, -20];
  expect(median(values)).toBe(9);
  expect(values).toEqual([100, 9, -20]);
});

test('measurements are made one after the other, and medians taken name by name', async () => {
  const samples = [
    { first: 1, second: 30 },
    { first: 3, second: 10 },
    { first: 2, second: 20 },
  ];
  let isMeasuring = false;
  const figures = await measureOften(3, async () => {
    expect(isMeasuring).toBe(false);
    isMeasuring = true;
    await Promise.resolve();
    isMeasuring = false;
    return samples.pop() ?? {};
  });
  expect(figures).toEqual({ first: 2, second: 20 });
  const refused = () => Promise.reject(new Error('asked'));
  expect(await measureOften(0, refused)).toEqual({});
});

test('a table has a row for each name, in three digits, and cells that are empty', () => {
  const table = vi.spyOn(console, 'table').mockReturnValue();
  vi.spyOn(console, 'log').mockReturnValue();
  printTable('load', {
    home: { 'LCP, ms': 1234.5, 'Shift (CLS)': 0 },
    search: { 'LCP, ms': 0.04567 },
  });
  expect(table).toHaveBeenCalledWith({
    'LCP, ms': { home: 1230, search: 0.0457 },
    'Shift (CLS)': { home: 0 },
  });
});
