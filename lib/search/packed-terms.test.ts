import { expect, test } from '@playwright/test';
import fc from 'fast-check';

import {
  packLists,
  packVocabulary,
  unpackLists,
  unpackVocabulary,
} from './packed-terms';

const termMap = fc
  .uniqueArray(
    fc.tuple(
      fc.stringMatching(/^[a-z0-9é]{1,40}$/),
      fc.uniqueArray(fc.nat(9000)),
    ),
    {
      selector: ([term]) => term,
    },
  )
  .map(
    (entries) =>
      new Map(
        entries.map(([term, ids]) => [term, [ids.sort((a, b) => a - b)]]),
      ),
  );

/** A map as it comes back. */
const again = (map: ReadonlyMap<string, number[][]>, terms: string[]) =>
  unpackLists(packLists(map, terms), unpackVocabulary(packVocabulary(terms)));

test('what is packed comes back as it was, whatever other terms there are', () => {
  fc.assert(
    fc.property(termMap, termMap, (map, other) => {
      const terms = [...new Set([...map.keys(), ...other.keys()])].sort();
      expect(again(map, terms)).toEqual(
        new Map([...map].map(([term, [ids]]) => [term, ids] as const).sort()),
      );
    }),
  );
});

test('gaps on both sides of one digit and of two survive', () => {
  for (const id of [63, 64, 64 * 64, 64 * 64 + 1, 100_000]) {
    expect(again(new Map([['a', [[0, id]]]]), ['a']).get('a')).toEqual([0, id]);
  }
});

test('a term without ids is not one that is absent', () => {
  const map = again(new Map([['common', []]]), ['absent', 'common']);
  expect([...map]).toEqual([['common', []]]);
});

test('the packed form needs no escape in JSON', () => {
  const packed = packLists(
    new Map([['a', [Array.from({ length: 3000 }, (_, id) => id * id)]]]),
    ['a', 'b'],
  );
  expect(JSON.stringify(packed)).toHaveLength(packed.length + 2);
});

test('a cut or foreign index is refused', () => {
  const terms = ['alpha', 'beta'];
  const packed = packLists(
    new Map([
      ['alpha', [[1, 2]]],
      ['beta', [[3]]],
    ]),
    terms,
  );
  for (const [ids, known] of [
    [packed, ['alpha']],
    [packed.slice(0, -1), terms],
    [packed.replace('~', '"~'), terms],
  ] as const) {
    expect(() => unpackLists(ids, known)).toThrow(/damaged/);
  }
});
