import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { build } from 'esbuild';
import { listFiles } from '@/lib/files';
import { parse } from '../compile';
import { lightParser } from './light-parser';

type Parse = (text: string) => unknown;

async function light(): Promise<Parse> {
  const { outputFiles } = await build({
    entryPoints: ['lib/play/compile/parse.ts'],
    bundle: true,
    format: 'esm',
    write: false,
    plugins: [lightParser()],
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  return (
    (await import(`data:text/javascript;base64,${code}`)) as { parse: Parse }
  ).parse;
}

function resultOf(read: Parse, text: string): string {
  try {
    return JSON.stringify(read(text), (_, value: unknown) =>
      typeof value === 'bigint' ? `${value}n` : value,
    );
  } catch (error) {
    return String(error);
  }
}

test('the parser that readers load reads as the whole one does', async () => {
  const read = await light();
  const files = ['lib/play', 'lib/text', 'lib/doctest'].flatMap((folder) =>
    listFiles(folder, '.ts').map((name) =>
      readFileSync(`${folder}/${name}`, 'utf8'),
    ),
  );
  expect(files.length).toBeGreaterThan(60);
  for (const text of [
    ...files,
    'const = 1;',
    'class { }',
    '@A() export class B { private readonly c = input<number>(); }',
    'namespace A { export enum B { C = 1n } } declare const d: unique symbol;',
    'for await (const a of b) label: { break label }',
    'abstract class A<in out T> { accessor b; static { c } #d = #d in this }',
    "import a, { type b } from 'c' with { type: 'json' }; export * as d from 'e';",
    'let a = b satisfies C as const, d = <T,>(e?: T): e is T => !e',
    'const a = /[a-z]+(?<year>\\d{4})/u, b = `${a}`, c = 0b1_0, d = "\\u{1F600}";',
    'function f(this: void, ...a: [b?: 1]): asserts a is any {} f<A>?.()',
    'class A { constructor(private a: B) { super() } }',
    'let let = 1; yield: 2; a?.b!.c ??= d',
  ]) {
    const isSame = resultOf(read, text) === resultOf(parse, text);
    expect(isSame, text.slice(0, 80)).toBe(true);
  }
});
