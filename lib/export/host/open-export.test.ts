import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { linkedFiles, openExport } from './open-export';

const dir = mkdtempSync(join(tmpdir(), 'open-export-'));
afterAll(() => rmSync(dir, { recursive: true }));

for (const [name, text] of Object.entries({
  'sitemap.xml':
    '<urlset><url><loc>https://boats.example/sub/docs/sail</loc></url><url><loc>https://boats.example/sub/blog</loc></url></urlset>',
  'a.js': 'sail '.repeat(200),
  'b.js': 'größe',
})) {
  writeFileSync(join(dir, name), text);
}
const { weigh, read, docsPages } = openExport(dir);

test('scripts and stylesheets of a document are found once each, and nothing else', () => {
  const html = `<head><link rel="stylesheet" href="/sub/_next/a.css"/>${'<script type="module" src="/sub/_next/a.js"></script>'.repeat(2)}
<link rel="icon" href="/i.svg"/><link rel="preload" as="style" href="/_next/b.css"/>
</head><body><script>"src"</script><script type="application/ld+json">{}</script></body>`;
  expect(linkedFiles(html)).toEqual(['_next/a.css', '_next/a.js']);
});

test('encodings are told apart, and weights add up', () => {
  const gzip = weigh(['a.js'], 'gzip');
  expect(weigh(['a.js'], 'raw')).toBe(1000);
  expect(gzip).toBeLessThan(100);
  expect(weigh(['a.js'], 'brotli')).toBeLessThan(gzip);
  expect(weigh(['a.js', 'a.js'], 'gzip')).toBe(2 * gzip);
});

test('letters weigh what they take as bytes, and nothing weighs nothing', () => {
  expect(weigh(['b.js'], 'raw')).toBe(7);
  expect(weigh([], 'brotli')).toBe(0);
});

test('pages of the documentation are those of the sitemap, below any base path', () => {
  expect(docsPages).toEqual(['docs/sail.html']);
  expect(read('b.js')).toBe('größe');
});
