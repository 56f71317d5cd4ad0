import { expect, test } from 'vitest';
import ts from 'typescript';
import { compileFile } from './index';

/** The object that the compiler makes of it. */
function compiledKindOf(text: string): unknown {
  const { outputText } = ts.transpileModule(text, {
    compilerOptions: { isolatedModules: true, target: ts.ScriptTarget.ES2022 },
  });
  return new Function(`${outputText}\nreturn Kind`)();
}

/** The object that code makes of an enumeration called Kind. */
function kindOf(text: string): unknown {
  const { code } = compileFile('a.ts', `${text}\nexport { Kind };`, false);
  const play = { exports: (_: unknown, own: object) => own };
  const { Kind } = new Function('__play', code)(play) as { Kind: unknown };
  return Kind;
}

for (const [name, text, expected] of [
  ['no members', 'enum Kind {}', {}],
  [
    'a number below nought',
    'enum Kind { A = -1, B }',
    { A: -1, B: 0, '-1': 'A', 0: 'B' },
  ],
  [
    'names that are no words',
    "enum Kind { 'a-b', \"it's\", ü }",
    { 'a-b': 0, "it's": 1, ü: 2, 0: 'a-b', 1: "it's", 2: 'ü' },
  ],
  [
    'reserved words',
    'enum Kind { new, default = Kind.new + 4 }',
    { new: 0, default: 4, 0: 'new', 4: 'default' },
  ],
  [
    'two names of one number',
    'enum Kind { A = 1, B = 1 }',
    { A: 1, B: 1, 1: 'B' },
  ],
  [
    'flags that name those above',
    'enum Kind { A = 1 << 0, B = 1 << 1, All = A | B }',
    { A: 1, B: 2, All: 3, 1: 'A', 2: 'B', 3: 'All' },
  ],
  [
    'members that name the enumeration',
    "enum Kind { A = 2, B = Kind.A * 2, C = Kind['B'] }",
    { A: 2, B: 4, C: 4, 2: 'A', 4: 'C' },
  ],
  [
    'a name of the code around it',
    'const E = 7; enum Kind { A = E, B }',
    { A: 7, B: 8, 7: 'A', 8: 'B' },
  ],
  [
    'a member called as something around it',
    'const A = 7; enum Kind { A = 1, B = A }',
    { A: 1, B: 1, 1: 'B' },
  ],
  [
    'texts',
    "enum Kind { A = 'x', B = `y`, C = 'x' + 'z', D = A }",
    { A: 'x', B: 'y', C: 'xz', D: 'x' },
  ],
  ['a constant enumeration', 'const enum Kind { A = 3 }', { A: 3, 3: 'A' }],
] as const) {
  test(`an enumeration with ${name} is what the compiler makes of it`, () => {
    expect(kindOf(text)).toEqual(expected);
    expect(compiledKindOf(text)).toEqual(expected);
  });
}

test('an enumeration over several lines leaves the lines below it where they were', () => {
  const text = 'enum Kind {\n  A = 1,\n  B =\n    2,\n}\nthrow 1;';
  const { code } = compileFile('a.ts', text, false);
  expect(code.split('\n')[5]).toBe('throw 1;');
});
