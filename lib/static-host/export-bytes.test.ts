import { expect, test } from '@playwright/test';
import { laterParts, linkedFiles, sumWeights, weigh } from './export-bytes';

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

test('compression is told apart, and weights add up', () => {
  const weight = weigh('sail '.repeat(200));
  expect(weight.raw).toBe(1000);
  expect(weight.gzip).toBeLessThan(100);
  expect(weight.brotli).toBeLessThan(weight.gzip);
  expect(sumWeights([weight, weight]).raw).toBe(2000);
});
