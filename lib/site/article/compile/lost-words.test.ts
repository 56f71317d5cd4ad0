import { expect, test } from 'vitest';
import { parseMdx } from '@/lib/base/source';
import { assertWordsShown } from './lost-words';
import { parseHtml } from './to-markdown';

const compare = (body: string, html: string) => {
  assertWordsShown(
    { tree: parseMdx(body, 'a.mdx'), body, file: 'a.mdx' },
    parseHtml(html),
  );
};

/** Whatever has lost the words: the parser, a plugin, a component or the renderer. */
const LOST: [body: string, html: string, place: string, cure: RegExp][] = [
  ['One two.', '<p>One</p>', '1:1 has the words "One two"', /paragraph/],
  ['One\ntwo.', '<p>One</p>', '2:1 has the words "two"', /paragraph/],
  ['One.\n\nOne.', '<p>One.</p>', '3:1 has the words "One"', /paragraph/],
  ['A `b` c.', '<p>A c.</p>', '1:1', /paragraph/],
  [
    '- a\n- 太字',
    '<ul><li>a</li></ul>',
    '2:3 has the words "太字"',
    /paragraph/,
  ],
  ['- ✓\n- b', '<ul><li>b</li></ul>', '1:3 has the words "✓"', /paragraph/],
  ['[Text](/a)', '<p><a href="/a" title="Text"></a></p>', '1:1', /paragraph/],
  [':::note[Two]\nA\n:::', '<aside>A</aside>', '1:8', /paragraph/],
  [
    '| A |\n| - |\n| b | c |',
    '<table><tr><th>A<tr><td>b</table>',
    '3:7 has the words "c"',
    /\\\|/,
  ],
  ['<Tab label="A">\n  Two\n</Tab>', '<p>A</p>', '2:3', /before or after/],
  ['A [b].\n\n[b]: /c\n[b]: /d', '<p>A <a>b</a></p>', '4:1', /of its own/],
  ['A.\n\n[Important]: read', '<p>A.</p>', '3:1', /\\\[name\]/],
  ['A.\n\n[//]: # (Note)', '<p>A.</p>', '3:1', /\{\/\* … \*\/\}/],
  ['A.\n\n[^a]: Note.', '<p>A.</p>', '3:7', /text\[\^name\]/],
  ['A.\n\n[^a]: See[^b].\n\n[^b]: It[^a].', '<p>A.</p>', '3:7', /\[\^name\]/],
];

for (const [body, html, place, cure] of LOST) {
  test(`words that were not rendered are told: ${JSON.stringify(body)}`, () => {
    expect(() => compare(body, html)).toThrow(`a.mdx:${place}`);
    expect(() => compare(body, html)).toThrow(cure);
  });
}

for (const [body, html] of [
  ['A **bo**ld `co`de.', '<p>A <strong>bo</strong>ld <code>co</code>de.</p>'],
  ['[Li](/a "t")nk', '<p><a href="/a" title="t">Li</a>nk</p>'],
  ['- [x] a\n- [ ] b', '<ul><li><input>a</li><li><input>b</li></ul>'],
  ['![alt](/a.svg) b {/* c */}', '<p><img alt="alt"> b</p>'],
  ['A[^1]. B.\n\n[^1]: N', '<p>A<sup>1</sup>. B.</p><ol><li>N</li></ol>'],
  ['```ts title="x"\ny\n```\n\nA [b][c].\n\n[c]: /d', '<p>A <a>b</a>.</p>'],
  ['> [!TIP]\n> One', '<aside><p>Tip</p><p>One</p></aside>'],
  ['<Tab label="A">\n  Two\n</Tab>', '<p>A</p><div>Two</div>'],
  ['\\*a\\* b\\_c \\[d]', '<p>*a* b_c [d]</p>'],
] as const) {
  test(`names, addresses and code are no words: ${JSON.stringify(body)}`, () => {
    expect(() => compare(body, html)).not.toThrow();
  });
}
