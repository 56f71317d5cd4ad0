import { expect, test } from 'vitest';
import { isEqual } from './equal';

/** A list whose items go round after so many of them. */
function ring(length: number): object {
  const first: { n: number; next?: object } = { n: 1 };
  let last = first;
  for (let at = 1; at < length; at++) {
    const one = { n: 1 };
    last.next = one;
    last = one;
  }
  last.next = first;
  return first;
}

for (const [name, other] of [
  ['nothing', undefined],
  ['a number', 5],
  ['an empty object', {}],
  ['a list of itself that ends', { n: 1, next: { n: 1 } }],
  ['one of other numbers', { n: 1, next: { n: 2 } }],
] as const) {
  test(`a value that holds itself is not one that holds ${name} there`, () => {
    const value = ring(1);
    expect(isEqual(value, { n: 1, next: other })).toBe(false);
    expect(isEqual({ n: 1, next: other }, value)).toBe(false);
  });
}

test('rings that say the same on every turn are the same, however long they are', () => {
  expect(isEqual(ring(1), ring(3))).toBe(true);
  expect(isEqual(ring(2), ring(3))).toBe(true);
});

test('a value in two places is compared in both', () => {
  const shared = { a: 1 };
  expect(isEqual([shared, shared], [{ a: 1 }, { a: 1 }])).toBe(true);
  expect(isEqual([shared, shared], [{ a: 1 }, { a: 2 }])).toBe(false);
  expect(isEqual([shared, [shared]], [{ a: 1 }, [{ a: 2 }]])).toBe(false);
});

for (const [name, a, b] of [
  ['flags of an expression', /a/g, /a/i],
  ['moments', new Date(1), new Date(2)],
  ['sizes of a set', new Set([1]), new Set([1, 2])],
  [
    'the order of a map',
    new Map([
      [1, 1],
      [2, 2],
    ]),
    new Map([
      [2, 2],
      [1, 1],
    ]),
  ],
  ['a list and an object with its keys', [1], { 0: 1 }],
  ['kinds of errors', new TypeError('a'), new RangeError('a')],
  ['an object without a prototype', Object.create(null), {}],
  ['as many fields by other names', { a: undefined }, { b: undefined }],
  ['an inherited name', { a: 1 }, { toString: 1 }],
] as const) {
  test(`tells ${name} apart, from either side`, () => {
    expect(isEqual(a, b)).toBe(false);
    expect(isEqual(b, a)).toBe(false);
  });
}
