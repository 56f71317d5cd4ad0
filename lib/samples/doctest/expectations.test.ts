import { expect, test } from 'vitest';
import ts from 'typescript';

import { findExpectations } from './expectations';

function read(...lines: string[]) {
  const source = ts.createSourceFile(
    'sample.ts',
    lines.join('\n'),
    ts.ScriptTarget.Latest,
    true,
  );
  const { expectations, problems } = findExpectations(source);
  return {
    found: expectations.map(({ kind, node, text, line }) => ({
      kind,
      code: node.getText(),
      text,
      line,
    })),
    problems: problems.map(({ line, message }) => ({ line, message })),
  };
}

test('a value stands after an expression', () => {
  expect(read('insert([1], 2); // => [1, 2]').found).toEqual([
    { kind: 'value', code: 'insert([1], 2)', text: '[1, 2]', line: 0 },
  ]);
});

test('a value after a declaration means its initial value', () => {
  expect(read('const a = f(); // => 3').found).toEqual([
    { kind: 'value', code: 'f()', text: '3', line: 0 },
  ]);
});

test('a value may stand on the lines below', () => {
  expect(read('f();', '// => {', '//   a: 1,', '// }').found).toEqual([
    { kind: 'value', code: 'f()', text: '{\na: 1,\n}', line: 1 },
  ]);
});

test('a log is meant where one stands on the line', () => {
  expect(
    read('x$.subscribe((v) => {', '  console.log(v); // => 1, 2', '});').found,
  ).toEqual([{ kind: 'log', code: 'console.log', text: '1, 2', line: 1 }]);
});

test('a log is meant where the statement above holds one', () => {
  expect(
    read('x$', '  .subscribe(console.log);', '// => 1', '// => 2').found,
  ).toEqual([{ kind: 'log', code: 'console.log', text: '1, 2', line: 2 }]);
});

test('nothing means that a log is never reached', () => {
  expect(read('x$.subscribe(console.log); // => nothing').found).toEqual([
    { kind: 'log', code: 'console.log', text: '', line: 0 },
  ]);
});

test('an arrow in a string or a template promises nothing', () => {
  expect(
    read('const a = "// => 1";', 'const b = `', '// => 2`;').found,
  ).toEqual([]);
});

test('an arrow in a string hides no promise that follows on its line', () => {
  const code = "f('// => 1', /[// =>]/, `// => ${3}`)";
  expect(read(`${code}; // => 4`).found).toEqual([
    { kind: 'value', code, text: '4', line: 0 },
  ]);
});

test('a value may hold an arrow', () => {
  expect(read("f(); // => 'a // => b'").found).toMatchObject([
    { text: "'a // => b'" },
  ]);
});

test('comments below one statement promise one list, and lines are counted in any alphabet', () => {
  const lines = [
    "const größe = 'ä帆';",
    'f(größe)',
    '// => 1, [2, 3]',
    '// => 4',
  ];
  expect(read(...lines).found).toEqual([
    { kind: 'value', code: 'f(größe)', text: '1, [2, 3], 4', line: 2 },
  ]);
});

for (const [name, lines, line, expected] of [
  ['prose', ['f(); // => the sum of all'], 0, 'is not JavaScript'],
  ['an empty promise', ['f(); // =>'], 0, 'is not JavaScript'],
  ['nothing above', ['// => 1', 'f();'], 0, 'nothing to compare'],
  [
    'a declaration without a value',
    ['let a: string; // => 1'],
    0,
    'nothing to compare',
  ],
  [
    'several logs',
    ['f(() => { console.log(1);', 'console.log(2);', '});', '// => 1'],
    3,
    'Several console.log',
  ],
  ['nothing for a value', ['f(); // => nothing'], 0, 'here is none'],
] as const) {
  test(`${name} is refused on its line`, () => {
    expect(read(...lines).problems).toEqual([
      { line, message: expect.stringContaining(expected) },
    ]);
  });
}
