import { expect, test } from 'vitest';
import { parseMdx, syntaxError } from './parse';

const read = (body: string) => () => parseMdx(body, 'content/docs/a.mdx');

test('a hundred blocks, quotes or lists in each other are read, one more is reported', () => {
  expect(read(':::note\n'.repeat(100))).not.toThrow();
  expect(read(':::note\n'.repeat(101))).toThrow(/a\.mdx:101 .*100 deep/);
  expect(read(`${'> '.repeat(100)}a`)).not.toThrow();
  expect(read(`${'> '.repeat(101)}a`)).toThrow(/a\.mdx:1 .*100 deep/);
});

test('many blocks beside each other, rules and long numbers are not deep', () => {
  expect(read(':::note\n\na\n\n:::\n\n'.repeat(200))).not.toThrow();
  expect(read(`a\n\n${'-'.repeat(300)}\n\n${'*'.repeat(300)}`)).not.toThrow();
  expect(read(`${'1'.repeat(300)}. a`)).not.toThrow();
});

const SYNTAX: [name: string, body: string, place: string, cure: RegExp][] = [
  ['a tag that is never closed', 'a\n\n<Tab>\n\nb\n', '3:1', /close every tag/],
  ['a comment of HTML', 'a\n\n<!-- b -->\n', '3:2', /\{\/\* … \*\/\}/],
  ['a brace in text', 'a {b c} d\n', '1:5', /escape a brace/],
  ['a brace that is never closed', 'a\n\nb {c\n', '3:5', /escape a brace/],
  ['a plain <', 'a <1\n', '1:4', /plain < in backticks/],
  ['an attribute without quotes', 'a\n\n<Tab a=1 />\n', '3:8', /name="value"/],
  ['a break of HTML', 'a\n\nb<br>c\n', '3:2', /paragraph or a list/],
  ['a tag of Markdoc', 'a\n\n{% hint %}\n', '3:2', /:::note/],
  ['a tag of Hugo', 'a\n\n{{< note >}}\n', '3:3', /:::note/],
  ['an id with blanks', '## A { #b }\n', '1:8', /delete \{ #b \}/],
  ['a broken import', `a\n\nimport a of 'b'\n`, '3:10', /remove the import/],
];

for (const [name, body, place, cure] of SYNTAX) {
  test(`${name} is reported at its place, in one line, with its own cure`, () => {
    expect(read(body)).toThrow(
      new RegExp(`^content/docs/a\\.mdx:${place} is not valid MDX: [^\\n]+\\n`),
    );
    expect(read(body)).toThrow(cure);
  });
}

test('an error of another program is reported by its first line that says something', () => {
  const { line, what } = syntaxError(
    new Error('[next-mdx-remote] failed:\n\nIt sank.\nMore.'),
    'content/docs/a.mdx',
  );
  expect([line, what]).toEqual([undefined, 'is not valid MDX: It sank.']);
  expect(syntaxError('sunk', 'a.mdx').what).toBe('is not valid MDX: sunk');
});
