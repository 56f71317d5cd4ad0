import { transformSync } from '@babel/core';
import { expect, test } from '@playwright/test';
import { transform } from 'esbuild';

import { markPureCalls, wrapClasses } from './passes';

/** What the bundler keeps of a module of which nothing is used. */
async function keptOf(source: string): Promise<string> {
  const marked = transformSync(source, {
    plugins: [wrapClasses, markPureCalls],
    configFile: false,
    babelrc: false,
  });
  const { code } = await transform(marked?.code ?? '', {
    treeShaking: true,
    minifySyntax: true,
    format: 'esm',
  });
  return code.trim();
}

for (const [name, source] of [
  ['a constant that a call makes', 'const a = make();'],
  ['a constant that is constructed', 'const a = [new Token("x")];'],
  ['a class with static members', 'class A { static b = define(A.c); }'],
  ['a class with a static block', 'class A { static { this.b = define(); } }'],
] as const) {
  test(`${name} is left out when nobody uses it`, async () => {
    expect(await keptOf(source)).toBe('');
  });
}

for (const [name, source] of [
  ['a call for its effect', 'start();'],
  ['a call that a function makes', 'export const a = () => start();'],
  [
    'an enum',
    'var E;\n(function(E2) {\n  E2[E2.a = 0] = "a";\n})(E || (E = {}));',
  ],
] as const) {
  test(`${name} stays`, async () => {
    expect(await keptOf(source)).not.toBe('');
    expect(await keptOf(source)).not.toContain('PURE');
  });
}

test('a class keeps its name and its members', async () => {
  const kept = await keptOf(
    'class A { static b = 1; }\nclass B extends A {}\nexport { B };\nexport const c = A.b;',
  );
  const url = `data:text/javascript,${encodeURIComponent(kept)}`;
  const { B, c } = (await import(url)) as {
    B: { name: string; b: number };
    c: number;
  };
  expect([B.name, B.b, c]).toEqual(['B', 1, 1]);
});
