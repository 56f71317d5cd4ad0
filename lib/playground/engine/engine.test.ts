import { expect, test } from 'vitest';
import fc from 'fast-check';
import { isEqual } from './equal';
import { hasModule, packsFor } from './packs';
import { fitting, fittingValues, isReport } from './protocol';
import { findFile, nameOf } from './resolve';
import { placeInStack, placeOf, revokeScript, scriptOf } from './places';
import { Run } from './run';
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
  [
    {
      get late(): never {
        throw new Error('must not be asked');
      },
      n: 1,
    },
    '{ late: [Getter], n: 1 }',
  ],
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
    { run: 1, kind: 'done', isMounted: false },
    { run: 1, kind: 'value', site: 0, given: ['1'], isMatch: false },
    { run: 1, kind: 'log', level: 'warn', text: 'a', file: 'a.ts', line: 1 },
    { run: 1, kind: 'failure', text: 'a', file: '', line: 0 },
    { run: 1, kind: 'more-logs', count: 3 },
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
    {
      run: 1,
      kind: 'value',
      site: 0,
      given: Array(2).fill('x'.repeat(15_000)),
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
    { run: 1, kind: 'more-logs', count: '3' },
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

test('a program that throws what throws when it is looked at is told to fail, where that is known', () => {
  const refuse = () => {
    throw new Error('must not be asked');
  };
  const told: unknown[] = [];
  const run = new Run(1, [], (report) => told.push(report));
  run.fail(new Proxy(new Error('a'), { get: refuse, getPrototypeOf: refuse }));
  run.fail(Object.defineProperty(new Error('a'), 'stack', { get: refuse }));
  expect(told).toMatchObject([
    { kind: 'failure', text: '[cannot be shown]' },
    { kind: 'failure', text: 'Error: a' },
  ]);
});

test('what throws when it is looked at is shown as such, and what is around it as it is', () => {
  const gone = Proxy.revocable({}, {});
  gone.revoke();
  const refuse = () => {
    throw new Error('must not be asked');
  };
  const odd = Object.defineProperty(new Error(), 'message', { get: refuse });
  const regex = Object.assign(/a/, { toString: refuse });
  const traps = new Proxy(refuse, { get: refuse, getPrototypeOf: refuse });
  const one = '[cannot be shown]';
  expect(show([1, gone.proxy, odd, { regex }, traps])).toBe(
    `[1, ${one}, ${one}, { regex: ${one} }, ${one}]`,
  );
});

test('of a value with more than is shown, no more is looked at', () => {
  let looks = 0;
  const leaf = new Proxy(
    { n: 1 },
    {
      ownKeys: (target) => {
        looks++;
        return Reflect.ownKeys(target);
      },
    },
  );
  const wide = (of: unknown) => Array.from({ length: 60 }, () => of);
  expect(show(wide(wide(wide(leaf))))).toMatch(
    /^\[{3}\{ n: 1 \}, .*10 more\]$/,
  );
  expect(looks).toBeLessThan(5000);
  expect(show(new Array(1e9))).toMatch(/999999950 more\]$/);
  expect(show(new Uint8Array(1e9))).toMatch(/^Uint8Array \[0, .*50 more\]$/);
});

test('imports load their packs, each after those that it needs', () => {
  const packs = {
    modules: {
      plain: ['rxjs'],
      angular: ['@angular/core'],
      testing: ['@angular/core/testing'],
      time: ['@sinonjs/fake-timers'],
    },
    needs: { angular: 'plain', testing: 'angular' },
  };
  const packsOf = (imports: string[], isTimeVirtual = false) =>
    packsFor(packs, { files: [{ ...FILE, imports }], isTimeVirtual });
  expect(packsOf(['rxjs'])).toEqual(['plain']);
  expect(packsOf(['@angular/core/testing', 'rxjs'])).toEqual([
    'plain',
    'angular',
    'testing',
  ]);
  expect(packsOf(['./own', 'express'])).toEqual([]);
  expect(packsOf([], true)).toEqual(['time']);
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

const FILE = {
  name: 'sample.ts',
  code: '',
  imports: [],
  promises: [],
  templates: {},
};

/** Stacks of each browser, with scripts of a package, of the reader, and one that was forgotten. */
const STACKS = {
  Chromium: (pack: string, own: string, gone: string) =>
    `Error: a\n    at next (${pack}:1:9)\n    at f (${gone}:2:3)\n    at Module.default (${own}:7:3)`,
  Firefox: (pack: string, own: string, gone: string) =>
    `next@${pack}:1:9\nf/<@${gone}:2:3\ndefault@${own}:7:3\n`,
  WebKit: (pack: string, own: string, gone: string) =>
    `next@${pack}:1:9\n@${gone}:2:3\n@\n@${own}:7:3`,
};

for (const [browser, stackOf] of Object.entries(STACKS)) {
  test(`a stack of ${browser} names the line of the reader`, () => {
    const own = scriptOf('', 'sample.ts');
    const gone = scriptOf('', 'gone.ts');
    revokeScript(gone);
    const stack = stackOf(scriptOf(''), own, gone);
    expect(placeInStack(stack)).toEqual({ file: 'sample.ts', line: 7 });
    revokeScript(own);
    expect(placeInStack(stack)).toEqual({ file: '', line: 0 });
  });
}

for (const [browser, message, stack] of [
  [
    'Chromium',
    "Cannot read properties of undefined (reading 'there')",
    '    at App_Conditional_0_Template (ng:///App.js:7:9)',
  ],
  [
    'Firefox',
    'can\'t access property "there", ctx_r0.gone is undefined',
    'App_Conditional_0_Template@ng:///App.js:7:9',
  ],
  [
    'WebKit',
    "undefined is not an object (evaluating 'ctx_r0.gone.there')",
    'App_Conditional_0_Template@\nexecuteTemplate@blob:null/1:1:1',
  ],
] as const) {
  test(`an error of ${browser} in a template is told at its line there`, () => {
    const error = new TypeError(message);
    error.stack = stack;
    const code = '\ntemplate: `\n<p>{{ gone.there }}</p>`';
    const files = [{ ...FILE, code, templates: { App: 2 } }];
    expect(placeOf(error, files)).toEqual({ file: 'sample.ts', line: 3 });
  });
}
