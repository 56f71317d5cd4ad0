import { expect, test } from 'vitest';
import { carryHistory } from './history';
import type { ApiPackage } from '../api/types';

type Entries = Record<string, Record<string, string[]>>;

/** A package whose exports have the members that are named. */
const boats = (version: string, entries: Entries): ApiPackage => ({
  package: '@boats/sail',
  version,
  entries: Object.fromEntries(
    Object.entries(entries).map(([entry, exports]) => [
      entry,
      Object.entries(exports).map(
        ([name, [input = '', ...members]]) =>
          ({
            name,
            inputs: [{ name: 'alias', property: input }],
            outputs: [],
            members: members.map((member) => ({ name: member })),
          }) as unknown as ApiPackage['entries'][string][0],
      ),
    ]),
  ),
});

const before = boats('3.2.0', {
  '@boats/sail': { Boat: ['size', 'row'], Mast: ['height'] },
  '@boats/sail/old': { Rope: ['length'] },
});
const history = {
  versions: { '@boats/sail': '3.2.0' },
  exports: {
    '@boats/sail': {
      Boat: { since: '1', members: { row: '2.1' } },
      Mast: { since: '3.2' },
    },
    '@boats/sail/old': { Rope: { since: '2' } },
  },
};

test('what the last snapshot had keeps its release, and what is new has that of the package', () => {
  const after = boats('4.1.3', {
    '@boats/sail': { Boat: ['size', 'row', 'tack'], Flag: ['colour'] },
    '@boats/sail/rope': { Rope: ['length', 'tie'] },
  });
  expect(carryHistory(history, [before], [after])).toEqual({
    versions: { '@boats/sail': '4.1.3' },
    exports: {
      '@boats/sail': {
        Boat: { since: '1', members: { row: '2.1', tack: '4.1' } },
        Flag: { since: '4.1' },
      },
      '@boats/sail/rope': {
        Rope: {
          since: '2',
          moved: { major: 4, from: '@boats/sail/old' },
          members: { tie: '4.1' },
        },
      },
    },
  });
});

test('the same snapshot again changes nothing, and a major has no minor', () => {
  expect(carryHistory(history, [before], [before])).toEqual(history);
  const five = boats('5.0.1', { '@boats/sail': { Oar: ['length'] } });
  expect(
    carryHistory(history, [before], [five]).exports['@boats/sail'],
  ).toEqual({ Oar: { since: '5' } });
});
