import { expect, test } from 'vitest';
import { narrowToMinors } from './minors';

function release(
  version: string,
  entry: string,
  exports: Record<string, readonly string[]>,
) {
  const declarations = new Map([
    [
      entry,
      new Map(
        Object.entries(exports).map(([name, members]) => [
          name,
          new Set(members),
        ]),
      ),
    ],
  ]);
  return { version, declarations };
}

test('an export and a member are as old as the first minor that has them', () => {
  const releases = {
    pier: [
      release('14.0.0', 'pier', { Rope: [] }),
      release('15.0.1', 'pier', { Rope: [], Buoy: [] }),
      release('15.1.0', 'pier', { Rope: ['tie'], Buoy: [], Quay: [] }),
      release('15.10.0', 'pier', { Rope: ['tie'], Buoy: [], Quay: [] }),
    ],
  };
  const exports = {
    pier: {
      Rope: { since: '14', members: { tie: '15' } },
      Buoy: { since: '15' },
      Quay: { since: '15' },
    },
  };
  expect(narrowToMinors(exports, releases)).toEqual({
    pier: {
      Rope: { since: '14', members: { tie: '15.1' } },
      Buoy: { since: '15' },
      Quay: { since: '15.1' },
    },
  });
});

test('an export that moved is looked for where it was', () => {
  const releases = {
    pier: [
      release('15.0.0', 'pier/old', {}),
      release('15.2.0', 'pier/old', { Rope: [] }),
      release('16.0.0', 'pier/rope', { Rope: [] }),
      // Majors do not always begin with 0 in npm's list.
      release('17.1.2', 'pier/rope', { Rope: [], Quay: [] }),
    ],
  };
  const moved = { major: 16, from: 'pier/old' };
  const exports = {
    'pier/rope': { Rope: { since: '15', moved }, Quay: { since: '17' } },
  };
  const narrowed = narrowToMinors(exports, releases);
  expect(narrowed['pier/rope']?.['Rope']?.since).toBe('15.2');
  expect(narrowed['pier/rope']?.['Quay']?.since).toBe('17.1');
});

test('what the first compared major has is as old as the first release before it', () => {
  const releases = {
    pier: [
      release('1.1.1', 'pier', { Rope: ['tie'] }),
      release('1.4.0', 'pier', { Rope: ['tie', 'cut'] }),
      release('2.0.0', 'pier', { Buoy: [], Rope: ['tie', 'cut'] }),
      release('14.0.0', 'pier', { Buoy: [], Rope: ['tie', 'cut'] }),
    ],
  };
  const exports = { pier: { Rope: { since: '14' }, Buoy: { since: '14' } } };
  expect(narrowToMinors(exports, releases)).toEqual({
    pier: {
      Rope: { since: '1.1', members: { cut: '1.4' } },
      Buoy: { since: '2' },
    },
  });
});
