import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { isEqual } from './equal';
import { hasModule, packsFor } from './packs';
import { fitting, fittingValues, isReport } from './protocol';
import { findFile, nameOf } from './resolve';
import { placeInStack } from './run';
import { show } from './show';

class Shelf {
  constructor(readonly books: number) {}
}

for (const [a, b, expected] of [
  [{ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, true],
  [{ a: 1 }, { a: 1, b: undefined }, false],
  [[1, 2], [1], false],
  [NaN, NaN, true],
  [0, -0, false],
  [new Shelf(1), new Shelf(1), true],
  [new Shelf(1), { books: 1 }, false],
  [new Map([['a', { b: 1 }]]), new Map([['a', { b: 1 }]]), true],
  [new Set([1]), new Set([2]), false],
  [new Date(5), new Date(5), true],
  [new Error('a'), new Error('b'), false],
  [null, {}, false],
  ['1', 1, false],
] as const) {
  test(`${show(a)} and ${show(b)} are ${expected ? 'the same' : 'different'}`, () => {
    expect(isEqual(a, b)).toBe(expected);
  });
}

test('a value that holds itself is compared and shown to an end', () => {
  const a: Record<string, unknown> = { n: 1 };
  a['self'] = a;
  const b: Record<string, unknown> = { n: 1 };
  b['self'] = b;
  expect(isEqual(a, b)).toBe(true);
  expect(show(a)).toBe('{ n: 1, self: [Circular] }');
});

for (const [value, expected] of [
  ["it's", "'it\\'s'"],
  [
    { 'a-b': [1, undefined], c: new Shelf(3) },
    "{ 'a-b': [1, undefined], c: Shelf { books: 3 } }",
  ],
  [new Map([[1, 'a']]), "Map(1) { 1 => 'a' }"],
  [[], '[]'],
  [{}, '{}'],
  [-0, '-0'],
  [5n, '5n'],
  [Symbol('s'), 'Symbol(s)'],
  [Shelf, '[class Shelf]'],
  [new TypeError('bad'), '[TypeError: bad]'],
] as const) {
  test(`shows ${expected}`, () => {
    expect(show(value)).toBe(expected);
  });
}

test('plain data is the same as its copy, and what is shown of it is what was meant', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 3 }), (value) => {
      expect(isEqual(value, structuredClone(value))).toBe(true);
    }),
  );
});

test('the page takes reports of the frame, and nothing else', () => {
  for (const report of [
    { run: 1, kind: 'started' },
    { run: 1, kind: 'needs-reload' },
    { run: 1, kind: 'done', isMounted: false },
    { run: 1, kind: 'value', site: 0, given: ['1'], isMatch: undefined },
    { run: 1, kind: 'log', level: 'warn', text: 'a', file: 'a.ts', line: 1 },
    { run: 1, kind: 'failure', text: 'a', file: '', line: 0 },
  ]) {
    expect(isReport(report), JSON.stringify(report)).toBe(true);
  }
  for (const data of [
    null,
    'pong',
    [],
    { kind: 'done', isMounted: true },
    { run: -1, kind: 'started' },
    { run: 1, kind: 'done', isMounted: 1 },
    { run: 1, kind: 'value', site: 0, given: [1], isMatch: true },
    {
      run: 1,
      kind: 'value',
      site: 0,
      given: Array(201).fill(''),
      isMatch: true,
    },
    { run: 1, kind: 'log', level: 'alert', text: 'a', file: '', line: 0 },
    {
      run: 1,
      kind: 'log',
      level: 'log',
      text: 'x'.repeat(20_001),
      file: '',
      line: 0,
    },
    { run: 1, kind: 'failure', text: 'a', file: '', line: 1.5 },
    { run: 1, kind: 'navigate' },
  ]) {
    expect(isReport(data), JSON.stringify(data).slice(0, 80)).toBe(false);
  }
  fc.assert(
    fc.property(fc.anything(), (data) => typeof isReport(data) === 'boolean'),
  );
});

test('what the frame reports is within the limits of a message', () => {
  const text = 'x'.repeat(50_000);
  const report = {
    run: 1,
    kind: 'value',
    site: 0,
    given: fittingValues(Array(500).fill(text)),
    isMatch: false,
  };
  expect(isReport(report)).toBe(true);
  expect(fitting('short')).toBe('short');
});

test('imports load their packs, each after those that it needs', () => {
  const packs = {
    modules: {
      plain: ['rxjs'],
      angular: ['@angular/core'],
      testing: ['@angular/core/testing'],
    },
    needs: { angular: 'plain', testing: 'angular' },
  };
  expect(packsFor(packs, ['rxjs'])).toEqual(['plain']);
  expect(packsFor(packs, ['@angular/core/testing', 'rxjs'])).toEqual([
    'plain',
    'angular',
    'testing',
  ]);
  expect(packsFor(packs, ['./own', 'express'])).toEqual([]);
  expect(hasModule(packs, 'rxjs')).toBe(true);
  expect(hasModule(packs, 'node:assert/strict')).toBe(true);
  expect(hasModule(packs, 'express')).toBe(false);
});

for (const [importer, specifier, name] of [
  ['sample.ts', './math', 'math'],
  ['a/b.ts', './c', 'a/c'],
  ['a/b.ts', '../c.ts', 'c'],
  ['sample.ts', '../../c', 'c'],
  ['sample.ts', './d/index.js', 'd/index'],
] as const) {
  test(`${specifier} in ${importer} means ${name}`, () => {
    expect(nameOf(importer, specifier)).toBe(name);
    const files = [{ name: `${name}.ts` }];
    expect(findFile(files, importer, specifier)).toBe(files[0]);
    expect(findFile(files, importer, 'rxjs')).toBeUndefined();
  });
}

for (const stack of [
  'Error: a\n    at f (play:///sample.ts:7:3)\n    at eval (play:///other.ts:9:1)',
  'f@play:///sample.ts:7:3\nanonymous@play:///other.ts:9:1',
]) {
  test(`a stack of ${stack.startsWith('Error') ? 'Chromium' : 'Firefox'} names the line of the reader`, () => {
    expect(placeInStack(stack)).toEqual({ file: 'sample.ts', line: 5 });
  });
}
