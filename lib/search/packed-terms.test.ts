import { expect, test } from '@playwright/test';
import fc from 'fast-check';

import { packTerms, unpackTerms } from './packed-terms';

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

test('what is packed comes back as it was', () => {
  fc.assert(
    fc.property(termMap, (map) => {
      const unpacked = unpackTerms(packTerms(map));
      expect(unpacked).toEqual(new Map([...map].sort()));
    }),
  );
});

test('gaps on both sides of one digit and of two survive', () => {
  for (const id of [57, 58, 58 * 58, 58 * 58 + 1, 100_000]) {
    expect(
      unpackTerms(packTerms(new Map([['a', [[0, id]]]]))).get('a'),
    ).toEqual([[0, id]]);
  }
});

test('the packed form needs no escape in JSON', () => {
  const packed = packTerms(
    new Map([['a', [Array.from({ length: 3000 }, (_, id) => id * id)]]]),
  );
  expect(JSON.stringify(packed.ids)).toHaveLength(packed.ids.length + 2);
});

test('a cut or foreign index is refused', () => {
  const packed = packTerms(
    new Map([
      ['alpha', [[1, 2]]],
      ['beta', [[3]]],
    ]),
  );
  expect(() =>
    unpackTerms({ ...packed, terms: packed.terms.slice(0, 3) }),
  ).toThrow(/damaged/);
  expect(() =>
    unpackTerms({ ...packed, ids: packed.ids.replace('~', '"~') }),
  ).toThrow(/damaged/);
});
