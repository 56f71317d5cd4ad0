import { expect, test } from 'vitest';
import {
  laterParts,
  linkedFiles,
  neededFiles,
  partsWith,
  playgroundFiles,
  sumWeights,
  weigh,
} from './export-bytes';

const HTML = `<head><meta http-equiv="Content-Security-Policy" content="script-src 'self' 'sha256-abc+/=' 'sha256-def='; img-src 'self'"/>
<link rel="stylesheet" href="/sub/_next/a.css"/><script type="module" src="/sub/_next/a.js"></script>
</head><body><p>Text</p><script>run()</script><script type="application/ld+json">{}</script></body>`;

test('scripts, styles and the fonts of the styles are found', () => {
  const files = linkedFiles(
    HTML,
    () => '@font-face { src: url("/sub/_next/f.woff2") }',
  );
  expect(files).toEqual({
    scripts: ['_next/a.js'],
    styles: ['_next/a.css'],
    fonts: ['_next/f.woff2'],
  });
});

test('a font is found beside the styles that name it', () => {
  const { fonts } = linkedFiles(
    '<link rel="stylesheet" href="/sub/_next/static/chunks/a.css"/>',
    () => '@font-face { src: url(../media/f.woff2) }',
  );
  expect(fonts).toEqual(['_next/static/media/f.woff2']);
});

test('a part that is loaded later counts what it needs, and not what the program has', () => {
  const files: Record<string, string> = {
    'js/site.js':
      'import{a}from"./shared.js";import("./panel.js");import("./card.js")',
    'js/shared.js': 'export{}',
    'js/panel.js':
      'import{b}from"./engine.js";import{a}from"./shared.js";import"./site.js"',
    'js/engine.js': 'import{a}from"./shared.js"',
    'js/card.js': 'export{}',
  };
  expect(laterParts('js/site.js', (file) => files[file] ?? '')).toEqual([
    ['js/panel.js', 'js/engine.js'],
    ['js/card.js'],
  ]);
});

test('kinds of compression are told apart, and weights add up', () => {
  const weight = weigh('sail '.repeat(200));
  expect(weight.raw).toBe(1000);
  expect(weight.gzip).toBeLessThan(100);
  expect(weight.brotli).toBeLessThan(weight.gzip);
  expect(sumWeights([weight, weight]).raw).toBe(2000);
});

test('files that a document asks for twice count once, and those of other kinds not at all', () => {
  const html = `${'<script src="/_next/a.js"></script>'.repeat(2)}<link rel="icon" href="/i.svg"/><link rel="preload" as="style" href="/_next/b.css"/><script>"src"</script>`;
  expect(linkedFiles(html, () => '')).toEqual({
    scripts: ['_next/a.js'],
    styles: [],
    fonts: [],
  });
});

test('modules that need each other are listed once, those that are known come first', () => {
  const files: Record<string, string> = {
    'a.js': 'export*from"./b.js";import"./c.js"',
    'b.js': 'import{a}from"./a.js"',
    'c.js': 'import("./d.js");import x from"package"',
  };
  const read = (file: string) => files[file] ?? '';
  expect(neededFiles('a.js', read)).toEqual(['a.js', 'b.js', 'c.js']);
  expect(neededFiles('a.js', read, ['c.js'])).toEqual(['c.js', 'a.js', 'b.js']);
  expect(neededFiles('a.js', read, ['a.js'])).toEqual(['a.js']);
});

test('what makes a browser load each part of the playground is told apart', () => {
  const files: Record<string, string> = {
    'js/site.js':
      'import"./shared.js";import("./search.js");import("./play.js")',
    'js/shared.js': '',
    'js/search.js': 'import"./react.js";import("./index.js")',
    'js/react.js': '',
    'js/play.js':
      'import"./shared.js";import"./react.js";"play-editor";import("./editor.js");import("./steps.js")',
    'js/editor.js': 'import"./tree.js";import("./colours.js")',
    'js/tree.js': '"tree"',
    'js/steps.js': 'import"./shared.js";"tutorial-steps"',
  };
  const read = (file: string) => files[file] ?? '';
  expect(playgroundFiles('js/site.js', read)).toEqual({
    page: ['js/play.js'],
    tutorials: ['js/steps.js'],
    all: [
      'js/play.js',
      'js/editor.js',
      'js/tree.js',
      'js/steps.js',
      'js/colours.js',
    ],
  });
  expect(partsWith('tree', ['js/play.js'], read)).toEqual([
    'js/editor.js',
    'js/tree.js',
  ]);
});

test('a program without a playground has no files of one', () => {
  const { page, all } = playgroundFiles('site.js', () => '');
  expect([page, all]).toEqual([[], []]);
});

test('letters weigh what they take as bytes, and nothing weighs nothing', () => {
  expect(weigh('größe').raw).toBe(7);
  expect(sumWeights([])).toEqual({ raw: 0, gzip: 0, brotli: 0 });
  const sum = sumWeights([
    { raw: 1, gzip: 20, brotli: 300 },
    { raw: 4, gzip: 50, brotli: 600 },
  ]);
  expect(sum).toEqual({ raw: 5, gzip: 70, brotli: 900 });
});
