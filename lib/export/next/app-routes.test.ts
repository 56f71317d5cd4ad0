import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listAppRoutes } from './app-routes';

test('pages and files are found by their modules, without those that have parameters', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'app-routes-'));
  const modules = [
    'page.tsx',
    'layout.tsx',
    'robots.ts',
    'search/page.tsx',
    'docs/[...slug]/page.tsx',
    'blog/rss.xml/route.ts',
    'blog/feed.ts',
  ];
  for (const name of modules) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(folder, name), '');
  }
  const { pages, files } = listAppRoutes(folder);
  expect(pages.sort()).toEqual(['/', '/search']);
  expect(files.sort()).toEqual(['/blog/rss.xml', '/robots.txt']);
  rmSync(folder, { recursive: true });
});
