import { expect, test } from 'vitest';

import { readDefaults } from './defaults';

const CODE = `
const SIZE = 50;
const CONFIG_DEFAULT = { cacheEnabled: true };
function scroll(to, smooth = false, unit = 'px') {}
class Strategy {
  #config = inject(TOKEN);
  cacheEnabled = input(this.#config.cacheEnabled, { transform });
  runway = this.defaults?.runway ?? SIZE;
  log = createLog();
  constructor() {
    this.appendOnly = false;
    this._itemSize = SIZE;
  }
}
`;

test('parameters, fields and signal inputs start with their literals', () => {
  expect(Object.fromEntries(readDefaults(CODE))).toEqual({
    'scroll.smooth': 'false',
    'scroll.unit': "'px'",
    'Strategy.cacheEnabled': 'true',
    'Strategy.runway': '50',
    'Strategy.appendOnly': 'false',
    'Strategy._itemSize': '50',
  });
});

/** The default of the only parameter of a function. */
const defaultOf = (parameter: string, before = '') =>
  readDefaults(`${before}\nfunction f(a${parameter}) {}`).get('f.a');

for (const [written, shown] of [
  ['"px"', "'px'"],
  ["''", "''"],
  ['`größer`', "'größer'"],
  [`"it's"`, String.raw`'it\'s'`],
  ['`"a"`', `'"a"'`],
  [String.raw`'a\\b\nc'`, String.raw`'a\\b\nc'`],
  ['`\\\\"a"`', String.raw`'\\"a"'`],
  ['-1', '-1'],
  ['1_000', '1_000'],
  ['[]', '[]'],
  ['{}', '{}'],
  ['b ?? 3', '3'],
] as const) {
  test(`a parameter that starts with ${written} says ${shown}`, () => {
    expect(defaultOf(` = ${written}`)).toBe(shown);
  });
}

for (const written of [
  'undefined',
  'create()',
  'other',
  '[1]',
  '{ a: 1 }',
  '`${b}`',
  '!b',
]) {
  test(`a parameter that starts with ${written} says nothing that only its module knows`, () => {
    expect(defaultOf(` = ${written}`)).toBeUndefined();
  });
}

test('constants of a module are followed, over several and in their order', () => {
  const before = 'const A = 1, B = A; const DEFAULTS = { size: B };';
  expect(defaultOf(' = B', before)).toBe('1');
  expect(defaultOf(' = this.config.size', before)).toBe('1');
  expect(defaultOf(' = this.options.size', before)).toBeUndefined();
  expect(defaultOf(' = C', 'const C = later; let D = 2;')).toBeUndefined();
  expect(defaultOf('')).toBeUndefined();
});

test('methods, private fields and signals are named after their class', () => {
  const defaults = readDefaults(
    `class Boat {
      #sails = signal(2); speed = model(); name = model("x");
      turn(by = 90) { this.late = 1; return (to = 2) => to; }
      constructor(of = 3) { this.#mast = 1; that.keel = 1; this.a.b = 1; if (of) { this.maybe = 1; } }
    }`,
  );
  expect([...defaults]).toEqual([
    ['Boat._sails', '2'],
    ['Boat.name', "'x'"],
    ['Boat.turn.by', '90'],
    ['Boat._mast', '1'],
  ]);
});
