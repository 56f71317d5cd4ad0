import { expect, test } from 'vitest';

import { holds, readClaim } from './claims';

function claimOf(text: string) {
  const read = readClaim(text);
  if (typeof read !== 'object') throw new Error(`no promise: ${String(read)}`);
  return read.claim;
}

test('plain values are no promise of this kind', () => {
  expect(readClaim("'order', 3")).toBeUndefined();
  expect(readClaim('{ order: 1 }')).toBeUndefined();
});

test('an order holds for 5 runs unless it says otherwise', () => {
  expect(claimOf('order: a, b')).toEqual({
    kind: 'order',
    orders: [['a', 'b']],
    runs: 5,
    least: 5,
  });
  expect(claimOf('order: a, b in 20 runs')).toMatchObject({
    runs: 20,
    least: 20,
  });
  expect(claimOf('order: a, b in 15 of 20 runs')).toMatchObject({
    runs: 20,
    least: 15,
  });
  expect(readClaim('3, 4 in 20 runs')).toMatchObject({
    claim: { kind: 'values', runs: 20 },
    values: '3, 4',
  });
});

test('a run keeps one of the orders or none', () => {
  const claim = claimOf("order: 'a', b or b, a");
  if (claim.kind === 'values') throw new Error('an order was meant');
  expect(holds(claim, [['a', 'b']])).toBe(true);
  expect(holds(claim, ['b', 'other', 'a'])).toBe(true);
  expect(holds(claim, ['b'])).toBe(false);
  expect(holds(claim, ['b', 'a', 'b'])).toBe(false);
  expect(holds(claim, [])).toBe(false);
});

for (const [text, kept, broken] of [
  ['between 2 and 3', [2, 3], [1.9, 3.1, '2']],
  ['at least 2', [2, 99], [1]],
  ['at most 2', [2, -1], [3]],
] as const) {
  test(`a range: ${text}`, () => {
    const claim = claimOf(text);
    if (claim.kind === 'values') throw new Error('a range was meant');
    for (const value of kept) expect(holds(claim, [value])).toBe(true);
    for (const value of broken) expect(holds(claim, [value])).toBe(false);
    expect(holds(claim, [])).toBe(false);
  });
}

for (const [text, why] of [
  ['order a, b', /promises no order/],
  ['order: a', /at least two names/],
  ['order: a, a', /each once/],
  ['order: a, b or a, c', /different things/],
  ['order: a, b in 6 of 5 runs', /cannot be/],
  ['order: a, b in 0 runs', /cannot be/],
  ['order: a, b in 101 runs', /at most 100/],
  ['between 3 and 2', /no range/],
  ['between a and b', /no range/],
] as const) {
  test(`refuses \`${text}\` and says how to write it`, () => {
    expect(readClaim(text)).toMatch(why);
    expect(readClaim(text)).toMatch(/Write /);
  });
}
