import { expect, test } from 'vitest';

import { PACKAGES } from '@/lib/site/product';
import { findApiSymbol, getApiTable, readApi } from '@/lib/packages/api/read';
import type { ApiTableRequest } from '@/lib/packages/api/read';
import { findRule, readRules } from '@/lib/packages/api/rules';

const API = readApi('content', PACKAGES.names);
const RULES = readRules('content');
const tableOf = (request: ApiTableRequest) => getApiTable(request, API);

test('inputs go by the names templates use', () => {
  const table = tableOf({
    entry: '@rx-angular/template/let',
    symbol: 'RxLet',
    show: 'inputs',
  });
  const names = table.groups[0]?.rows.map((row) => row.name);
  expect(names).toContain('rxLetStrategy');
  expect(names).not.toContain('strategy');
});

test('signal inputs show what they hold, and where they start', () => {
  const table = tableOf({
    entry: '@rx-angular/template/virtual-view',
    symbol: 'RxVirtualView',
    show: 'inputs',
    only: 'cacheEnabled',
  });
  expect(table.groups[0]?.rows).toEqual([
    expect.objectContaining({ types: ['boolean'], default: 'true' }),
  ]);
});

test('each overload of a function is a group of its own', () => {
  const { groups } = tableOf({
    entry: '@rx-angular/state',
    symbol: 'rxState',
    show: 'parameters',
  });
  expect(groups.length).toBeGreaterThan(1);
  expect(groups.every((group) => group.signature?.startsWith('rxState<'))).toBe(
    true,
  );
});

test('a function without parameters shows its result', () => {
  const { groups } = tableOf({
    entry: '@rx-angular/cdk/notifications',
    symbol: 'rxMaterialize',
    show: 'parameters',
  });
  expect(groups[0]?.rows).toEqual([]);
  expect(groups[0]?.returns?.type).toContain('OperatorFunction');
});

test('only keeps the order of its names, and takes methods without brackets', () => {
  const { groups } = tableOf({
    entry: '@rx-angular/state',
    symbol: 'RxState',
    show: 'members',
    only: 'set, connect',
  });
  expect(groups[0]?.rows.map((row) => row.name)).toEqual([
    'set()',
    'connect()',
  ]);
});

test('a method is listed when only some of its overloads are internal', () => {
  const { groups } = tableOf({
    entry: '@rx-angular/state',
    symbol: 'RxState',
    show: 'members',
  });
  const rows = groups[0]?.rows ?? [];
  expect(rows.find((row) => row.name === 'get()')?.types).toHaveLength(2);
  expect(rows.map((row) => row.name)).not.toContain('subscribe()');
});

test('an interface is declared with its members', () => {
  const { code } = tableOf({
    entry: '@rx-angular/template/virtual-scrolling',
    symbol: 'ListRange',
    show: 'signature',
  });
  expect(code).toBe(
    'interface ListRange {\n  start: number;\n  end: number;\n}',
  );
});

for (const [name, request, expected] of [
  [
    'an unknown entry point',
    { entry: '@rx-angular/template/lett', symbol: 'RxLet', show: 'inputs' },
    'Did you mean "@rx-angular/template/let"',
  ],
  [
    'an unknown symbol',
    { entry: '@rx-angular/template/for', symbol: 'RxFord', show: 'inputs' },
    'Did you mean "RxFor"',
  ],
  [
    'an unknown member',
    {
      entry: '@rx-angular/template/let',
      symbol: 'RxLet',
      show: 'inputs',
      only: 'rxLetStrateg',
    },
    'Did you mean "rxLetStrategy"',
  ],
  [
    'a way to show that does not exist',
    { entry: '@rx-angular/template/let', symbol: 'RxLet', show: 'input' },
    'Choose one of: inputs',
  ],
  [
    'an empty table',
    { entry: '@rx-angular/state', symbol: 'rxState', show: 'inputs' },
    'is a function and has no inputs',
  ],
] as const) {
  test(`${name} is refused with a way out`, () => {
    expect(() => tableOf(request)).toThrow(expected);
  });
}

test('symbols come with the version they are from', () => {
  const { version } = findApiSymbol('@rx-angular/state', 'rxState', API);
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});

test('presets of a rule come from the presets, not from the rule', () => {
  expect(findRule('no-zone-run-apis', RULES).presets).toEqual({
    recommended: 'warn',
    zoneless: 'error',
  });
  expect(findRule('no-zone-critical-rxjs-operators', RULES).presets).toEqual({
    zoneless: 'error',
  });
  expect(() => findRule('no-zone-run-api', RULES)).toThrow(
    'Did you mean "no-zone-run-apis"',
  );
});

test('the key that templates write is what an input has after the name of its directive', () => {
  const keysOf = (entry: string, symbol: string) =>
    tableOf({
      entry: `@rx-angular/template/${entry}`,
      symbol,
      show: 'inputs',
    }).groups.flatMap(({ rows }) => rows.map(({ name, key }) => [name, key]));
  expect(keysOf('let', 'RxLet')).toContainEqual(['rxLetStrategy', 'strategy']);
  expect(keysOf('let', 'RxLet')).toContainEqual(['rxLet', undefined]);
  expect(keysOf('for', 'RxFor')).toContainEqual(['rxForTrackBy', 'trackBy']);
  expect(keysOf('unpatch', 'RxUnpatch')).toEqual([['unpatch', undefined]]);
});
