import { expect, test } from 'vitest';
import { CHANGE_NAMES, describeList, describeShift } from './scrolling';
import { LIST_CHANGES, SCROLL_WAYS, WAY_NAMES } from './scrolling';

const AT_REST = { shift: 0, seen: 6, estimated: 5400, real: 5400, gap: 0 };

test('a row at the top stays, moves, leaves the view, or is there with no other', () => {
  expect(describeShift(AT_REST)).toBe('stays');
  expect(describeShift({ ...AT_REST, shift: -12 })).toBe('moves by -12 px');
  expect(describeShift({ ...AT_REST, shift: null })).toBe('out of view');
  // An empty list has no row that could have moved.
  expect(describeShift({ ...AT_REST, shift: null, seen: 0 })).toBe(
    'no row in view',
  );
});

test('a list is described with a wrong height and rows that do not meet', () => {
  expect(describeList(AT_REST)).toBe('height exact');
  expect(describeList({ ...AT_REST, estimated: 6000 })).toBe(
    'height 6000 px, really 5400 px',
  );
  expect(describeList({ ...AT_REST, gap: 24 })).toBe(
    'height exact; rows 24 px off',
  );
});

test('everything has a name of its own', () => {
  for (const [names, all] of [
    [WAY_NAMES, SCROLL_WAYS],
    [CHANGE_NAMES, LIST_CHANGES],
  ] as const) {
    expect(Object.keys(names)).toEqual([...all]);
    expect(new Set(Object.values(names)).size).toBe(all.length);
  }
});
