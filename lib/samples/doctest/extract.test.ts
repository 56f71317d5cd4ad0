import { expect, test } from 'vitest';
import { extractFences } from './extract';
import { fileOf, originAt, originOf } from './virtual-file';

const extract = (...lines: string[]) =>
  extractFences('content/docs/a.mdx', lines.join('\n'));

test('blocks are found in page order, wherever they stand, and at their lines of the file', () => {
  const { fences, problems } = extract(
    '---',
    'title: A',
    '---',
    '```ts run',
    'f();',
    '```',
    '- b',
    '',
    '  ~~~html',
    '  <b></b>',
    '  ~~~',
    ':::note',
    '````md',
    '```',
    '````',
    ':::',
  );
  expect(problems).toEqual([]);
  expect(
    fences.map(({ lang, metaText, code, line, column }) =>
      [lang, metaText, code, line, column].join('|'),
    ),
  ).toEqual(['ts|run|f();|4|1', 'html||<b></b>|9|3', 'md||```|13|1']);
});

test('a place in the code leads to its line and column in the page, and a line nobody wrote to the block', () => {
  const [fence] = extract(
    '1. a',
    '',
    '   ```ts',
    '   f(',
    '     b);',
    '   ```',
  ).fences;
  if (!fence) throw new Error('There is no block.');
  const imports = ['import a;'];
  const file = fileOf('content/docs/a.mdx', fence, '/', 'a.ts', imports);
  expect(file.text).toBe('import a;\nf(\n  b);');
  expect(originOf(file, 0, 7)).toEqual({ line: 3, column: 4 });
  expect(originOf(file, 1, 0)).toEqual({ line: 4, column: 4 });
  expect(originOf(file, 2, 2)).toEqual({ line: 5, column: 6 });
  expect(originAt(file, 'import a;\nf('.length)).toEqual({
    line: 4,
    column: 6,
  });
});

const WRONG: [name: string, lines: string[], place: number[]][] = [
  ['a setting', ['```ts  collapse titel="a"', '```'], [1, 17]],
  ['a setting named like its language', ['```ts ts', '```'], [1, 7]],
  ['a setting in a list', ['- a', '', '  ```ts titel="ä"', '  ```'], [3, 9]],
  ['a setting with an entity', ['```ts titel="&amp;"', '```'], [1, 1]],
  ['a cut', ['```ts', 'a', '// ---cut-end---', '```'], [3, 1]],
];

for (const [name, lines, place] of WRONG) {
  test(`${name} that is wrong is reported at its place`, () => {
    const { problems } = extract(...lines);
    expect(problems.map(({ line, column }) => [line, column])).toEqual([place]);
  });
}

test('a page that cannot be read has no blocks, and one problem with a cure', () => {
  const { fences, problems } = extract('a', '', '<b', '', '```ts', '```');
  expect(fences).toEqual([]);
  expect(problems).toHaveLength(1);
  expect(problems[0]?.message).toMatch(/^The page is not valid MDX: .*How to/);
});
