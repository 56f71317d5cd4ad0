import {
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findPublicMistakes } from './public-files';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'public-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const svg = (content: string) =>
  `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">\n${content}\n</svg>`;

function say(name: string, content: string): string[] {
  mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
  writeFileSync(path.join(dir, name), content);
  return findPublicMistakes(dir).map(
    ({ file, line, message }) => `${file}:${line} ${message}`,
  );
}

for (const [name, content] of [
  ['icon.png', 'x'],
  ['images/測試 a%20b#c?.png', 'x'],
  ['robots.txt', 'Disallow:'],
  ['.well-known/security.txt', 'Contact: a'],
  ['images/serve-2.json', '{}'],
  ['.DS_Store', 'x'],
  ['demos/demo-1.js', '1'],
  ['render-lab/part-1.js', '1'],
  // Thousands of texts that were checked where they were read.
  ['docs/state.md', 'a\u200bb'],
  ['hovers/docs/state.json', '"\u200b"'],
  ['a.svg', svg('<path d="M0 0" fill="url(#b)"/><use href="#c"/>')],
  [
    'b.svg',
    svg('<style>.a { fill: url(#b) }</style><title>On &amp; off</title>'),
  ],
  ['c.svg', svg('<image href="data:image/png;base64,AA=="/>')],
] as const) {
  test(`public may hold ${name}`, () => {
    expect(say(name, content)).toEqual([]);
  });
}

for (const [name, content, what] of [
  ['a.html', '<p>', /browsers may run it/],
  ['a.HTM', '<p>', /browsers may run it/],
  ['a.xhtml', '<p/>', /browsers may run it/],
  ['a/demos/a.js', '1', /browsers may run it/],
  ['x/a.mjs', '1', /browsers may run it/],
  ['a.xml', '<a/>', /browsers may run it/],
  ['a.shtml', 'x', /browsers may run it/],
  ['a.rdf', '<a/>', /browsers may run it/],
  ['a.mathml', '<a/>', /browsers may run it/],
  ['a.html.br', 'x', /browsers may run it/],
  ['docs/state', '<p>', /browsers may run it/],
  ['.htaccess', 'x', /hosts may obey it/],
  ['staticwebapp.config.json', '{}', /hosts may obey it/],
  ['_routes.json', '{}', /hosts may obey it/],
  ['vercel.json', '{}', /hosts may obey it/],
  ['serve.json', '{}', /hosts may obey it/],
  ['a\u202egnp.txt', 'x', /invisible character U\+202E/],
  ['robots.txt', 'a\u200bb', /invisible character U\+200B/],
  ['a.svg', svg('<title>a&#xE0041;</title>'), /not seen/],
  ['a.svg', svg('<g id="a&#8203;"/>'), /:3 has id="/],
  ['a.svg', svg('<style>a { fill: image-set("//e" 1x) }</style>'), /address/],
  ['a.svg', svg(String.raw`<path fill="u\72l(//e.example)"/>`), /fill="u/],
  ['a.svg', svg('<h:meta xmlns:h="a" http-equiv="refresh"/>'), /<h:meta>/],
  ['a.svg', svg('<a href="#b" ping="//e.example"/>'), /ping=/],
  ['a.svg', svg('<image xml:base="//e.example" href="#a"/>'), /xml:base=/],
  ['a.svg', svg('<script>1</script>'), /:3 has <script>/],
  [
    'a.svg',
    svg('<x:script xmlns:x="http://www.w3.org/2000/svg"/>'),
    /x:script/,
  ],
  ['a.svg', svg('<path onclick="x()"/>'), /onclick="x\(\)"/],
  ['a.svg', svg('<g>\n<foreignObject/></g>'), /:4 has <foreignObject>/],
  ['a.svg', svg('<image href="https://e.example/a.png"/>'), /https:/],
  ['a.svg', svg('<a xlink:href="javascript:x()"/>'), /javascript:/],
  ['a.svg', svg('<use href="/other.svg#a"/>'), /other\.svg/],
  ['a.svg', svg('<path style="fill:url(//e.example)"/>'), /style=/],
  ['a.svg', svg('<style>@import "a.css";</style>'), /address of something/],
  ['a.svg', svg('<style>@im<!-- a -->port "a.css";</style>'), /address of/],
  ['a.svg', svg('<style>@im<![CDATA[port "a.css";]]></style>'), /address of/],
  ['a.svg', svg('<style>@im<desc>b</desc>port "a";</style>'), /<desc> within/],
  ['a.svg', svg('<style>a{fill:u<!-- -->rl(//e)}</style>'), /address of/],
  ['a.svg', svg('<set attributeName="href" to="javascript:x()"/>'), /<set>/],
  ['a.svg', `<?xml-stylesheet href="a"?>${svg('')}`, /<\?…\?>/],
  ['a.svg', `<!DOCTYPE svg [<!ENTITY a "b">]><svg/>`, /DOCTYPE/],
  ['a.svg', '<svg><g></svg>', /an error/],
] as const) {
  test(`public may not hold ${name} with ${content.slice(-60)}`, () => {
    expect(say(name, content)).toEqual([expect.stringMatching(what)]);
  });
}

test('public may hold no symbolic link, to a file or to a folder', () => {
  symlinkSync('/etc/hostname', path.join(dir, 'host.txt'));
  symlinkSync('/etc', path.join(dir, 'etc'));
  expect(findPublicMistakes(dir).map(({ file }) => file)).toEqual([
    'public/etc',
    'public/host.txt',
  ]);
});
