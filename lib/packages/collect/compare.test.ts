import { expect, test } from 'vitest';
import { compareMajors } from './compare';
import type { Declaration } from './declarations';
import { lastOfMajors } from './history';

type Shape = Record<string, Record<string, [string, Record<string, string>?]>>;

function major(number: number, shape: Shape) {
  const declarations = new Map(
    Object.entries(shape).map(([entry, exports]) => [
      entry,
      new Map(
        Object.entries(exports).map(([name, [head, members = {}]]) => [
          name,
          { head, members: new Map(Object.entries(members)) } as Declaration,
        ]),
      ),
    ]),
  );
  return { major: number, declarations };
}

test('an export is as old as the first major that has it', () => {
  const { exports } = compareMajors([
    major(14, { pier: { a: ['const a'] } }),
    major(15, { pier: { a: ['const a'], b: ['const b'] } }),
  ]);
  expect(exports['pier']).toEqual({ a: { since: '14' }, b: { since: '15' } });
});

test('an export that changed its path keeps its age and says where it was', () => {
  const { exports, gone } = compareMajors([
    major(14, { 'pier/old': { a: ['const a'] }, pier: {} }),
    major(15, { 'pier/old': {}, pier: { a: ['const a'] } }),
  ]);
  expect(exports['pier']?.['a']).toEqual({
    since: '14',
    moved: { major: 15, from: 'pier/old' },
  });
  expect(gone).toEqual([
    { major: 15, entry: 'pier/old', name: 'a', to: 'pier' },
  ]);
});

test('one that exists in both places has not moved', () => {
  const { exports, gone } = compareMajors([
    major(14, { 'pier/old': { a: ['const a'] }, pier: {} }),
    major(15, { 'pier/old': { a: ['const a'] }, pier: { a: ['const a'] } }),
  ]);
  expect(exports['pier']?.['a']).toEqual({ since: '15' });
  expect(gone).toEqual([]);
});

test('what a major no longer has is gone', () => {
  const { gone } = compareMajors([
    major(14, { pier: { a: ['const a'], b: ['const b'] } }),
    major(15, { pier: { b: ['const b'] } }),
  ]);
  expect(gone).toEqual([{ major: 15, entry: 'pier', name: 'a' }]);
});

test('changes name the members, and a member that went is not reported as new', () => {
  const { exports } = compareMajors([
    major(14, { pier: { A: ['class A', { x: 'x: 1', y: 'y: 1' }] } }),
    major(15, { pier: { A: ['class A', { x: 'x: 2', z: 'z: 1' }] } }),
    major(16, { pier: { A: ['class A extends B', { x: 'x: 2' }] } }),
    major(17, { pier: { A: ['class A extends B', { x: 'x: 2' }] } }),
  ]);
  expect(exports['pier']?.['A']).toEqual({
    since: '14',
    changes: [
      { major: 15, added: ['z'], gone: ['y'], changed: ['x'] },
      { major: 16, gone: ['z'], was: 'class A' },
    ],
  });
});

test('of each major the last release counts, none above the installed one', () => {
  expect(
    lastOfMajors(['14.0.0', '14.1.0', '15.0.0', '15.0.1'], '15.0.0'),
  ).toEqual({ 14: '14.1.0', 15: '15.0.0' });
});
