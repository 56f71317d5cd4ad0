import { expect, test } from 'vitest';
import { compareMajors } from './compare';
import { lastOfMajors } from './history';

/** The members of each export, by entry point and name. */
type Shape = Record<string, Record<string, readonly string[]>>;

function major(number: number, shape: Shape) {
  const declarations = new Map(
    Object.entries(shape).map(([entry, exports]) => [
      entry,
      new Map(
        Object.entries(exports).map(([name, members]) => [
          name,
          new Set(members),
        ]),
      ),
    ]),
  );
  return { major: number, declarations };
}

test('an export is as old as the first major that has it', () => {
  const exports = compareMajors([
    major(14, { pier: { a: [] } }),
    major(15, { pier: { a: [], b: [] } }),
  ]);
  expect(exports['pier']).toEqual({ a: { since: '14' }, b: { since: '15' } });
});

test('an export that changed its path keeps its age and says where it was', () => {
  const exports = compareMajors([
    major(14, { 'pier/old': { a: [] }, pier: {} }),
    major(15, { 'pier/old': {}, pier: { a: [] } }),
  ]);
  expect(exports['pier']?.['a']).toEqual({
    since: '14',
    moved: { major: 15, from: 'pier/old' },
  });
});

test('one that exists in both places has not moved', () => {
  const exports = compareMajors([
    major(14, { 'pier/old': { a: [] }, pier: {} }),
    major(15, { 'pier/old': { a: [] }, pier: { a: [] } }),
  ]);
  expect(exports['pier']?.['a']).toEqual({ since: '15' });
});

test('members say when they came, those that went are not there', () => {
  const exports = compareMajors([
    major(14, { pier: { A: ['x', 'y'] } }),
    major(15, { pier: { A: ['x', 'z', 'w'] } }),
    major(16, { pier: { A: ['x', 'w'] } }),
  ]);
  expect(exports['pier']?.['A']).toEqual({
    since: '14',
    members: { w: '15' },
  });
});

test('of each major the last release counts, none above the installed one', () => {
  expect(
    lastOfMajors(['14.0.0', '14.1.0', '15.0.0', '15.0.1'], '15.0.0'),
  ).toEqual({ 14: '14.1.0', 15: '15.0.0' });
});
