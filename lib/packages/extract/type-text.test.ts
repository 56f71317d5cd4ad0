import { expect, test } from 'vitest';
import ts from 'typescript';

import {
  declarationText,
  boundType,
  genericText,
  tidyType,
  withoutPrefixes,
} from './type-text';

for (const [written, shown] of [
  ['InputSignal<string | undefined>', 'string | undefined'],
  ['ModelSignal<Map<string, number>>', 'Map<string, number>'],
  ['EventEmitter<{ a: number }>', '{ a: number }'],
  // `booleanAttribute` takes anything and means what is read.
  ['InputSignalWithTransform<boolean, unknown>', 'boolean'],
  ['InputSignalWithTransform<number, string | number>', 'string | number'],
  [
    'InputSignalWithTransform<Map<string, number>, (a: A, b: B) => void>',
    '(a: A, b: B) => void',
  ],
  ['string[]', 'string[]'],
  ['Observable<number>', 'Observable<number>'],
] as const) {
  test(`a template binds ${shown} to ${written}`, () => {
    expect(boundType(written)).toBe(shown);
  });
}

test('names are those of the authors, not of the bundler', () => {
  expect(withoutPrefixes('_angular_core.Signal<rxjs.Observable<T>>')).toBe(
    'Signal<Observable<T>>',
  );
  expect(withoutPrefixes('i0.Type<RxState$1<T>>')).toBe('Type<RxState<T>>');
  expect(withoutPrefixes('import("rxjs").Subject')).toBe('Subject');
  expect(withoutPrefixes('state.value')).toBe('state.value');
});

test('a type is one line without comments, and not longer than a table', () => {
  expect(tidyType('{\n  /** A. */ a: number;\n  b: string;\n}')).toBe(
    '{ a: number; b: string; }',
  );
  const long = tidyType(`'${'x'.repeat(300)}'`);
  expect(long).toHaveLength(200);
  expect(long.endsWith('…')).toBe(true);
});

test('a type parameter has its bound and its default', () => {
  expect(
    genericText({ name: 'T', constraint: undefined, default: 'any' }),
  ).toBe('T = any');
  expect(
    genericText({
      name: 'K',
      constraint: 'keyof _cdk.State',
      default: undefined,
    }),
  ).toBe('K extends keyof State');
});

/** What is said of the first declaration of a file. */
function declared(text: string, name: string, exportedName = name): string {
  const source = ts.createSourceFile(
    'index.d.ts',
    text,
    ts.ScriptTarget.Latest,
    true,
  );
  const [statement] = source.statements;
  const declaration =
    statement && ts.isVariableStatement(statement)
      ? statement.declarationList.declarations[0]
      : statement;
  const symbol = { name, declarations: [declaration] };
  return declarationText(symbol as unknown as ts.Symbol, exportedName);
}

test('a class is its head, whatever braces stand in it', () => {
  expect(
    declared(
      'export declare class Boat<T extends { sail: () => void } = {}> extends Ship<T> {\n  sail(): void;\n}',
      'Boat',
    ),
  ).toBe('class Boat<T extends { sail: () => void } = {}> extends Ship<T>');
  expect(declared('interface Empty {}', 'Empty')).toBe('interface Empty');
});

test('all else is declared in full, under the name that is imported', () => {
  expect(
    declared('export declare const wind$1: number;', 'wind$1', 'wind'),
  ).toBe('const wind: number;');
  expect(declared('declare type Knots = number | "calm";', 'Knots')).toBe(
    'type Knots = number | "calm";',
  );
});
