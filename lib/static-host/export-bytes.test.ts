import { expect, test } from '@playwright/test';
import { linkedFiles, sumWeights, weigh, withoutScripts } from './export-bytes';

const HTML = `<head><link rel="preload" as="script" href="/_next/a.js"><meta http-equiv="Content-Security-Policy" content="script-src 'self' 'sha256-abc+/=' 'sha256-def='; img-src 'self'"/>
<link rel="stylesheet" href="/sub/_next/a.css"/><script src="/sub/_next/a.js" async=""></script>
<script src="/sub/_next/polyfills.js" noModule=""></script></head><body><p>Text</p><script>run()</script><script type="application/ld+json">{}</script></body>`;

test('scripts, styles and the fonts of the styles are found, polyfills for old browsers are not', () => {
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

test('the floor of a page has its text and styles, and nothing that scripts need', () => {
  const floor = withoutScripts(HTML);
  expect(floor).toContain('<p>Text</p>');
  expect(floor).toContain('rel="stylesheet"');
  expect(floor).toContain("img-src 'self'");
  expect(floor).not.toMatch(/script>|as="script"|sha256/);
});

test('compression is told apart, and weights add up', () => {
  const weight = weigh('sail '.repeat(200));
  expect(weight.raw).toBe(1000);
  expect(weight.gzip).toBeLessThan(100);
  expect(weight.brotli).toBeLessThan(weight.gzip);
  expect(sumWeights([weight, weight]).raw).toBe(2000);
});
