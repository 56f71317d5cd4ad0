import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { tokenize } from './tokens';

/** Pieces that have a colour, each with its kind. */
function coloured(text: string): string[] {
  return tokenize(text).flatMap((line) =>
    line.flatMap(({ text, kind }) => (kind ? [`${kind} ${text}`] : [])),
  );
}

for (const [name, text, expected] of [
  ['no text', '', []],
  ['words', 'let a = b', ['keyword let']],
  ['a word that begins as a keyword', 'letter $let let_', []],
  [
    'constants',
    'true null nullish 0x1F 1.5e3 a1',
    ['constant true', 'constant null', 'constant 0x1F', 'constant 1.5e3'],
  ],
  ['calls', 'run(1) run (2)', ['function run', 'constant 1', 'constant 2']],
  ['a keyword before a bracket', 'if(a)', ['keyword if']],
  ['decorators', '@Component({})', ['function @Component']],
  [
    'the other quotes in a text',
    `"it's" 'a "b"'`,
    [`string "it's"`, `string 'a "b"'`],
  ],
  [
    'an escaped quote',
    String.raw`'a\'b' let`,
    [String.raw`string 'a\'b'`, 'keyword let'],
  ],
  [
    'an escaped backslash before the end',
    String.raw`'a\\' let`,
    [String.raw`string 'a\\'`, 'keyword let'],
  ],
  ['a text without an end', "'abc\nlet", ["string 'abc", 'keyword let']],
  [
    'a template over lines',
    '`a\n${let}` let',
    ['string `a', 'string ${let}`', 'keyword let'],
  ],
  ['a template without an end', '`a\nlet', ['string `a', 'string let']],
  [
    'a comment to the end of its line',
    'a // let "\nlet',
    ['comment // let "', 'keyword let'],
  ],
  [
    'a comment over lines',
    '/* let\n * a */ let',
    ['comment /* let', 'comment  * a */', 'keyword let'],
  ],
  [
    'a comment without an end',
    '/* let\nlet',
    ['comment /* let', 'comment let'],
  ],
  ['an address in a text', "'https://a.b'", ["string 'https://a.b'"]],
] as const) {
  test(`colours ${name}`, () => {
    expect(coloured(text)).toEqual(expected);
  });
}

test('empty lines are lines, at the end as well', () => {
  expect(tokenize('')).toEqual([[]]);
  expect(tokenize('\n\n')).toEqual([[], [], []]);
});

test('whatever the text is, its pieces are the text, and none of them is empty or leaves its line', () => {
  const part = fc.oneof(
    fc.constantFrom("'", '"', '`', '\\', '\n', '/*', '*/', '//', '@', '(', ' '),
    fc.constantFrom('let', 'é', '😀', '1.'),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 20 }), (parts) => {
      const text = parts.join('');
      const lines = tokenize(text);
      const pieces = lines.flat().map((token) => token.text);
      expect(pieces.filter((piece) => /^$|\n/.test(piece))).toEqual([]);
      expect(
        lines.map((line) => line.map((token) => token.text).join('')),
      ).toEqual(text.split('\n'));
    }),
  );
});
