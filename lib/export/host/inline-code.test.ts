import { expect, test } from 'vitest';
import { findInlineCode } from './inline-code';

const SCRIPTS: [string, string, string[]][] = [
  ['nothing in an empty document', '', []],
  ['a script', '<script>run()</script>', ['run()']],
  ['a module', '<script type="module">run()</script>', ['run()']],
  ['an import map', '<script type="importmap">{}</script>', ['{}']],
  ['an empty script', '<script></script>', ['']],
  ['no script from a file', '<script src="/a.js"></script>', []],
  ['no script from a file without a name', '<script src="">run()</script>', []],
  [
    'no data for search engines',
    '<script type="application/ld+json">{}</script>',
    [],
  ],
  ['no data', '<script type="application/json">{}</script>', []],
  [
    'several in their order, with what stands twice',
    '<script>b()</script><p>text</p><script src="/a.js"></script><script>a()</script><script>b()</script>',
    ['b()', 'a()', 'b()'],
  ],
  [
    'scripts whose names are in capitals',
    '<SCRIPT>run()</SCRIPT><SCRIPT SRC="/a.js"></SCRIPT>',
    ['run()'],
  ],
  [
    'the text as it is written, with what looks like markup',
    '<script>a<b&&"&quot;</p>ü – \n";\t<!-- x --></script>',
    ['a<b&&"&quot;</p>ü – \n";\t<!-- x -->'],
  ],
  ['no script in a comment', '<!-- <script>run()</script> -->', []],
  [
    'no script in the text of a field',
    '<textarea><script>run()</script></textarea><title><script>run()</script></title>',
    [],
  ],
  [
    'no script that is shown as code',
    '<pre>&lt;script&gt;run()&lt;/script&gt;</pre>',
    [],
  ],
];
for (const [name, html, scripts] of SCRIPTS) {
  test(`of a document it finds ${name}`, () => {
    expect(findInlineCode(html)).toMatchObject({ scripts, styled: undefined });
  });
}

const STYLES: [string, string, string | undefined][] = [
  [
    'an element with styles',
    '<p style="color:red">a</p>',
    '<p style="color:red">',
  ],
  ['an element with an empty style', '<p style="">a</p>', '<p style="">'],
  [
    'the first of several',
    '<b style="top:0"></b><i style="top:1px"></i>',
    '<b style="top:0">',
  ],
  ['a style sheet', '<style>p { top: 0 }</style>', '<style style="">'],
  [
    'styles in a drawing',
    '<svg><path STYLE="fill:red"/></svg>',
    '<path style="fill:red">',
  ],
  [
    'no style sheet from a file',
    '<link rel="stylesheet" href="/a.css">',
    undefined,
  ],
  [
    'no styles that a script writes',
    '<script>"<p style=top:0>"</script>',
    undefined,
  ],
];
for (const [name, html, styled] of STYLES) {
  test(`of a document it shows ${name}`, () => {
    expect(findInlineCode(html).styled).toBe(styled);
  });
}

for (const refused of [
  '<base href="/x">',
  '<iframe src="/x"></iframe>',
  '<object data="/x"></object>',
  '<embed src="/x">',
  '<meta http-equiv="refresh" content="5; url=https://evil.example">',
  '<meta http-equiv="REFRESH" content="0; url=/x">',
  '<p onclick="x()">a</p>',
  '<svg><a ONBEGIN="x()"></a></svg>',
  '<script src="https://evil.example/x.js"></script>',
  '<script src="//evil.example/x.js"></script>',
  '<link rel="Stylesheet" href="https://evil.example/x.css">',
]) {
  test(`no page may have ${refused}`, () => {
    const html = `<html><head></head><body><p>a</p>${refused}</body></html>`;
    const found = findInlineCode(html).refused;
    expect(found && html.includes(found)).toBeTruthy();
  });
}

test('a page may lead on from its head, within the site', () => {
  const leadTo = (url: string) =>
    findInlineCode(
      `<html><head><meta http-equiv="refresh" content="0; url=${url}"></head></html>`,
    ).refused;
  expect(leadTo('/docs/a')).toBeUndefined();
  expect(leadTo('https://evil.example')).toContain('refresh');
  expect(leadTo('//evil.example')).toContain('refresh');
});
