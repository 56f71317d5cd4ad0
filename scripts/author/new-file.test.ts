import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { assertFree, writeNew } from './new-file';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'new-file-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

test('a new file is written into new folders, and never over another one', () => {
  const file = path.join(dir, 'boat', 'sails.mdx');
  writeNew(file, 'first');
  expect(() => writeNew(file, 'second')).toThrow('EEXIST');
  expect(readFileSync(file, 'utf8')).toBe('first');
});

test('a place is taken by the file that lies there', () => {
  const file = path.join(dir, 'sails.mdx');
  expect(() => assertFree(file, '/docs/sails', [])).not.toThrow();
  expect(existsSync(file)).toBe(false);
  writeNew(file, '');
  expect(() => assertFree(file, '/docs/sails', [])).toThrow(
    `${file} has the route /docs/sails already`,
  );
});

test('a place is taken by another file with its route', () => {
  const pages = [{ path: '/docs/sails', file: 'content/docs/sails/index.mdx' }];
  expect(() =>
    assertFree(path.join(dir, 'sails.mdx'), '/docs/sails', pages),
  ).toThrow('content/docs/sails/index.mdx has the route');
});
