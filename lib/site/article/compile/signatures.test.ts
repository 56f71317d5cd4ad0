import { toString } from 'hast-util-to-string';
import { expect, test } from 'vitest';
import { readApi } from '@/lib/packages';
import { DOCUMENTED_PACKAGES } from '@/lib/site/product';
import { drawSignatures, formatDeclaration } from './signatures';

test('a long declaration is broken, a short one is not', async () => {
  expect(await formatDeclaration('function on(): void;')).toBe(
    'function on(): void;',
  );
  expect(
    await formatDeclaration(
      'function convert<T extends object>(source: T[], keys: (keyof T)[], separator?: string): string[];',
    ),
  ).toBe(`function convert<T extends object>(
  source: T[],
  keys: (keyof T)[],
  separator?: string,
): string[];`);
});

test('overloads, constants, types and classes are understood without a body', async () => {
  const code = [
    'function a(): void;',
    'function a(b: string): void;',
    'const c: () => void;',
    'type D<T> = { [K in keyof T]: T[K] };',
    'abstract class E {\n  f(): void;\n}',
  ].join('\n');
  expect(await formatDeclaration(code)).toBe(code);
});

test('the declarations that a page shows are drawn, those in its examples are not', async () => {
  const tag =
    '<ApiTable entry="@rx-angular/cdk/transformations" symbol="insert" show="signature" />';
  const api = readApi('content', DOCUMENTED_PACKAGES);
  const countOf = async (source: string) =>
    (await drawSignatures(source, api)).size;
  expect(await countOf(`\n${tag}\n`)).toBe(1);
  // What is wrong with it is reported by the compiler, by the page's name.
  expect(await countOf(`\n${tag}\n\n<Open\n`)).toBe(0);
  expect(await countOf(`\n\`\`\`mdx\n${tag}\n\`\`\`\n`)).toBe(0);
});

test('types of inputs and signatures of methods are highlighted without what makes them declarations', async () => {
  const api = readApi('content', DOCUMENTED_PACKAGES);
  const drawn = await drawSignatures(
    [
      '<ApiTable entry="@rx-angular/template/for" symbol="RxFor" show="inputs" />',
      '<ApiTable entry="@rx-angular/state" symbol="RxState" show="members" />',
    ].join('\n\n'),
    api,
  );
  expect(drawn.size).toBeGreaterThan(10);
  for (const [text, tokens] of drawn) {
    expect(toString({ type: 'root', children: [...tokens] })).toBe(text);
  }
  const [first] = drawn.get('() => void') ?? drawn.get('boolean') ?? [];
  expect(first).toMatchObject({ type: 'element' });
});
