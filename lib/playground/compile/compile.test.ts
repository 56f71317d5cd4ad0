import { expect, test } from 'vitest';
import { Mistake } from '@/lib/samples/promises';
import { assertExport } from '../engine/resolve';
import { compileFile } from './index';

/** What the engine does with the code of one file, as far as a test needs it. */
async function run(
  text: string,
  modules: Record<string, object> = {},
): Promise<{ exports: Record<string, unknown>; reported: unknown[][] }> {
  const { code } = compileFile('a.ts', text, true);
  const reported: unknown[][] = [];
  const record = (site: number, value: unknown) => {
    (reported[site] ??= []).push(value);
    return value;
  };
  const AsyncFunction = (async () => {}).constructor as new (
    ...parts: string[]
  ) => (play: object) => Promise<Record<string, unknown>>;
  const exports = await new AsyncFunction('__play', code)({
    core: { Input: 'Input', Output: 'Output', ViewChild: 'ViewChild' },
    tick: () => {},
    require: (name: string) => modules[name],
    assertExport: (from: string, name: string) =>
      assertExport(modules[from] ?? {}, from, name),
    import: async (name: string) => modules[name],
    exports: (all: object[], own: object) => Object.assign(own, ...all),
    ifKnown: (read: () => unknown) => read(),
    decorate: (list: ((one: unknown) => void)[], target: unknown) =>
      list.forEach((decorate) => decorate(target)),
    value: record,
    log:
      (site: number) =>
      (...values: unknown[]) =>
        values.map((value) => record(site, value)),
  });
  return { exports, reported };
}

for (const [name, text, expected] of [
  ['annotations', 'export const a: number = (1 as unknown as number)!;', 1],
  ['angle brackets', 'export const a = <number>1;', 1],
  [
    'generics',
    'const f = <T,>(x: T): x is T & {} => !!x; export const a = f<string>("b");',
    true,
  ],
  [
    'overloads',
    'function f(a: 1): 1; function f(a: any) { return a } export const a = f(1);',
    1,
  ],
  [
    'this as a parameter',
    'function f(this: void, b?: number) { return b } export const a = f(1);',
    1,
  ],
  [
    'enums',
    'enum E { A, B = 5, C, D = "d" } export const a = [E.A, E.C, E[5], E.D];',
    [0, 6, 'B', 'd'],
  ],
  [
    'types between statements',
    'export let a = 1\ntype T = number\n;(() => { a++ })()',
    2,
  ],
  [
    'an arrow below its type',
    'export const a = ((): {\n  b: number\n} => ({ b: 1 }))();',
    { b: 1 },
  ],
  [
    'class members',
    'class A { declare x: 1; private readonly y?: number = 2; z!: string; [k: string]: unknown; static #n = 3; get() { return [this.y, A.#n] } } export const a = new A().get();',
    [2, 3],
  ],
  [
    'abstract classes',
    'abstract class A<T> implements B { abstract c(): void; d(x?: T) { return x } } class E extends A<number> { c() {} } interface B {} export const a = new E().d(4);',
    4,
  ],
  [
    'parameters that are properties',
    'class B { b = 1 } class A extends B { constructor(private c: number, readonly d = 2) { super(); } sum() { return this.b + this.c + this.d } } export const a = new A(3).sum();',
    6,
  ],
  [
    'loops without braces',
    'export let a = 0; for (const x of [1, 2]) a += x; do a++; while (a < 5)',
    5,
  ],
  [
    'arrows that give objects',
    'export const a = [1].map((b) => ({ b }));',
    [{ b: 1 }],
  ],
  ['import.meta', 'export const a = typeof import.meta.url;', 'string'],
  ['satisfies', 'export const a = { b: 1 } satisfies { b: number };', { b: 1 }],
  [
    'for await',
    'export let a = 0; for await (const b of [Promise.resolve(2)]) a += b;',
    2,
  ],
] as const) {
  test(`runs TypeScript: ${name}`, async () => {
    const { exports } = await run(text);
    expect(exports['a']).toEqual(expected);
  });
}

test('reads imports from the engine, whatever their form', async () => {
  const { exports } = await run(
    `import d, { a as b, type T } from 'one';
import * as all from 'one';
import type { U } from 'none';
export { c } from 'one';
export * from 'two';
export * as two from 'two';
export { b as renamed };
export default class {}
export const lazy = (await import('two')).e;
export const sum: T = [d, b, all.c];`,
    { one: { default: 1, a: 2, c: 3 }, two: { e: 4 } },
  );
  expect(exports['sum']).toEqual([1, 2, 3]);
  expect(exports['c']).toBe(3);
  expect(exports['e']).toBe(4);
  expect(exports['two']).toEqual({ e: 4 });
  expect(exports['renamed']).toBe(2);
  expect(exports['lazy']).toBe(4);
  expect(exports['default']).toBeInstanceOf(Function);
});

test('gives the compiler at run time the metadata of decorators and signals', async () => {
  const seen: unknown[] = [];
  const Component = (options: object) => (target: unknown) =>
    seen.push(target, options);
  const call = Object.assign(() => 0, { required: () => 0 });
  const { exports } = await run(
    `import { Component, input, model, output, viewChild, Inject, Service } from 'x';
@Component({ selector: 'a-b' })
export class A {
  one = input(1, { alias: 'uno' });
  two = input.required<number>();
  three = model(3);
  four = output();
  five = viewChild('five', { read: A });
  constructor(private readonly s: Service, @Inject('t') t?: string) {}
}`,
    {
      x: {
        Component,
        input: call,
        model: call,
        output: call,
        viewChild: call,
        Service: 'S',
        Inject: 'I',
      },
    },
  );
  const A = exports['A'] as {
    ctorParameters: () => object[];
    propDecorators: Record<string, { type: string; args: unknown[] }[]>;
  };
  expect(seen).toEqual([A, { selector: 'a-b' }]);
  expect(A.ctorParameters()).toEqual([
    { type: 'S', decorators: [] },
    { type: undefined, decorators: [{ type: 'I', args: ['t'] }] },
  ]);
  const { one, two, three, four, five } = A.propDecorators;
  expect(one?.[0]?.args).toEqual([
    { isSignal: true, alias: 'uno', required: false },
  ]);
  expect(two?.[0]?.args).toEqual([
    { isSignal: true, alias: 'two', required: true },
  ]);
  expect(three?.map(({ args }) => args[0])).toEqual([
    { isSignal: true, alias: 'three', required: false },
    'threeChange',
  ]);
  expect(four).toEqual([{ type: 'Output', args: ['four'] }]);
  expect(five).toEqual([
    { type: 'ViewChild', args: ['five', { read: A, isSignal: true }] },
  ]);
});

test('reports promised values in their places', async () => {
  const { reported } =
    await run(`[1, 2].forEach((x) => console.log(x)); // => 1, 2
const a = 1 + 1; // => 2
a * 2;
// => 4
const f = () => {
  return a; // => 2
};
f();`);
  expect(reported).toEqual([[1, 2], [2], [4], [2]]);
});

for (const [name, text, line] of [
  ['text that is no TypeScript', 'const a = 1;\nconst = 2;', 2],
  ['a namespace with values', '\nnamespace N { export const a = 1 }', 2],
  ['import = require', 'import x = require("y");', 1],
] as const) {
  test(`${name} is reported with its line`, () => {
    const compile = () => compileFile('a.ts', text, true);
    expect(compile).toThrow(Mistake);
    try {
      compile();
    } catch (error) {
      expect((error as Mistake).line).toBe(line);
    }
  });
}

test('templates and styles in files of their own are put in', () => {
  const text =
    "@Component({ templateUrl: './a.html', styleUrl: './a.css' }) class A {}";
  const files: Record<string, string> = {
    './a.html': '<p>`1`</p>\n',
    './a.css': 'p {}',
  };
  const { code } = compileFile('a.ts', text, true, (name) => files[name]);
  expect(code).toContain('template:"<p>`1`</p>\\n"');
  expect(code).toContain('styles:"p {}"');
  expect(() => compileFile('a.ts', text, true)).toThrow(
    'There is no file ./a.html',
  );
});

test('an import that is not there is an error at its line; one of a type is not looked for', async () => {
  const modules = { lib: { there: 1 } };
  const text =
    "import {\n  there,\n  Type,\n} from 'lib';\nexport const a: Type = there;";
  expect((await run(text, modules)).exports).toEqual({ a: 1 });
  const wrong = run(text.replaceAll('there', 'gone'), modules);
  await expect(wrong).rejects.toThrow(
    'lib has no export gone. Look for a misspelt name.',
  );
  const { code } = compileFile('a.ts', text, true);
  expect(code.split('\n')[1]).toContain('"there")');
});
