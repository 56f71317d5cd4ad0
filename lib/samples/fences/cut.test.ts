import { expect, test } from 'vitest';

import {
  findCutProblems,
  shownLines,
  stripCuts,
  withoutRemovedLines,
} from './cut';

const code = (...lines: string[]) => lines.join('\n');

test('code without markers is shown as it is', () => {
  expect(stripCuts(code('a', '', 'b'))).toBe(code('a', '', 'b'));
});

test('a cut hides everything above it, and the blank line below it', () => {
  expect(stripCuts(code('import x', '// ---cut---', '', 'a', 'b'))).toBe(
    code('a', 'b'),
  );
});

test('cut-start and cut-end hide what is between them', () => {
  expect(
    stripCuts(
      code('a', '  // ---cut-start---', 'hidden', '  // ---cut-end---', 'b'),
    ),
  ).toBe(code('a', 'b'));
});

test('markers of templates are comments of HTML', () => {
  expect(stripCuts(code('<p></p>', '<!-- ---cut--- -->', '<b></b>'))).toBe(
    '<b></b>',
  );
});

test('shown lines remember where they come from', () => {
  expect(shownLines(code('x', '// ---cut---', 'a', 'b'))).toEqual([
    { text: 'a', source: 2 },
    { text: 'b', source: 3 },
  ]);
});

test('a comment that only mentions a cut is code', () => {
  const text = '// see ---cut--- in the guide';
  expect(stripCuts(text)).toBe(text);
  expect(findCutProblems(text)).toEqual([]);
});

for (const [name, text, line, expected] of [
  ['an end without a start', code('a', '// ---cut-end---'), 1, 'without'],
  ['a start without an end', code('// ---cut-start---', 'a'), 0, 'never ended'],
  [
    'a start within a start',
    code('// ---cut-start---', '// ---cut-start---', '// ---cut-end---', 'a'),
    1,
    'inside another',
  ],
  [
    'two cuts',
    code('// ---cut---', 'a', '// ---cut---', 'b'),
    2,
    'A second ---cut---',
  ],
  ['nothing left', code('a', '// ---cut---'), 0, 'hide the whole sample'],
] as const) {
  test(`${name} is refused on its line`, () => {
    expect(findCutProblems(text)).toEqual([
      { line, message: expect.stringContaining(expected) },
    ]);
  });
}

test('lines that a difference takes away are blank to the compiler, and shown', () => {
  const difference = code(
    'const a = 1; // [!code --]',
    'const a = 2; // [!code ++]',
    '<p></p> <!-- [!code --] -->',
    'p { color: red } /* [!code --] */',
  );
  expect(withoutRemovedLines(difference)).toBe(
    code('', 'const a = 2; // [!code ++]', '', ''),
  );
  expect(stripCuts(difference)).toBe(difference);
});
