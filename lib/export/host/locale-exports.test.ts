import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from './files';
import { addLocaleExports } from './locale-exports';

test('another language lies below its prefix, without what belongs to the root', async () => {
  const root = mkdtempSync(join(tmpdir(), 'locale-exports-'));
  for (const name of [
    'out/index.html',
    'out/de/left-over.html',
    ...['index.html', 'index.html.br', 'docs/boat.html', '404.html'].map(
      (file) => `de/${file}`,
    ),
    ...['robots.txt', 'sitemap.xml', 'sitemap.xml.gz', 'nginx.conf'].map(
      (file) => `de/${file}`,
    ),
  ]) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), name);
  }
  await addLocaleExports(join(root, 'out'), [
    { code: 'de', dir: join(root, 'de') },
  ]);
  expect(listFiles(join(root, 'out'))).toEqual([
    'de.html',
    'de.html.br',
    'de/404.html',
    'de/docs/boat.html',
    'de/index.html',
    'de/index.html.br',
    'index.html',
  ]);
  rmSync(root, { recursive: true });
});
