import { expect, test } from '@playwright/test';

import { compare, ROW_CHANGES } from './rows';

const ROWS = ROW_CHANGES.create([], 20);
const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
const shown = (...texts: string[]) =>
  texts.map((textContent) => ({ textContent }));

test('an update changes one row in ten and leaves the others the same objects', () => {
  const updated = ROW_CHANGES.update(ROWS, 20);
  const changed = updated.filter((row, index) => row !== ROWS[index]);
  expect(ids(changed)).toEqual([0, 10]);
});

test('a swap exchanges the second row and the last but one', () => {
  const swapped = ids(ROW_CHANGES.swap(ROWS, 20));
  expect([swapped[0], swapped[1], swapped[18], swapped[19]]).toEqual([
    0, 18, 1, 19,
  ]);
  expect(new Set(swapped).size).toBe(20);
});

test('a reversed list begins with its end, a filtered one has half of its rows', () => {
  expect(ids(ROW_CHANGES.reverse(ROWS, 20))[0]).toBe(19);
  expect(ROW_CHANGES.filter(ROWS, 20)).toHaveLength(10);
});

test('a page has shown none, some or all of a change', () => {
  const wanted = ['a', 'b'];
  expect(compare(shown(), wanted)).toBe('none');
  expect(compare(shown('a'), wanted)).toBe('some');
  expect(compare(shown('a', 'x'), wanted)).toBe('some');
  expect(compare(shown('b', 'b'), wanted)).toBe('some');
  expect(compare(shown('a', 'b', 'c'), wanted)).toBe('some');
  expect(compare(shown('a', 'b'), wanted)).toBe('all');
});
