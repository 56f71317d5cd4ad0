import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { readReaderQueries } from './reader-queries';

let root = '';

test.beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'reader-queries-'));
});

test.afterEach(() => {
  rmSync(root, { recursive: true });
});

const write = (text: string) =>
  writeFileSync(path.join(root, 'reader-queries.json'), text);

test('what readers type is stored by page, and a content folder may go without', () => {
  const routes = new Set(['/docs/pier', '/docs/rope']);
  expect(readReaderQueries(root, routes)).toEqual({});
  write('{ "/docs/pier": ["moor a boat"] }');
  expect(readReaderQueries(root, routes)).toEqual({
    '/docs/pier': ['moor a boat'],
  });
});

test('a page that is gone is an error with its line and the page that may be meant', () => {
  write('{\n  "/docs/pier": ["moor a boat"],\n  "/docs/rop": ["tie it"]\n}\n');
  expect(() =>
    readReaderQueries(root, new Set(['/docs/pier', '/docs/rope'])),
  ).toThrow(
    expect.objectContaining({
      file: expect.stringMatching(/reader-queries\.json$/),
      line: 3,
      what: expect.stringContaining('"/docs/rop"'),
      cure: expect.stringContaining(
        'remove the entry. Did you mean "/docs/rope"',
      ),
    }),
  );
});
