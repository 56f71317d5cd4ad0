import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { compareRecord, writeRecord } from './record';

const root = process.cwd();
let content = '';

test.beforeEach(() => {
  content = mkdtempSync(path.join(os.tmpdir(), 'record-'));
});

test.afterEach(() => {
  rmSync(content, { recursive: true });
});

const came = (...results: string[]) =>
  new Map([
    [
      'docs/pier',
      results.map((result, at) => ({ key: `key ${at}`, line: at + 3, result })),
    ],
  ]);

test('a sample that has a button and no longer gives its values is a problem, as is one that was never tried', () => {
  writeRecord(content, root, came('runs', 'shows'));
  expect(compareRecord(content, root, came('runs', 'shows'))).toEqual([]);
  expect(
    compareRecord(content, root, came('runs', 'needs zone.js', 'runs')),
  ).toEqual([
    expect.objectContaining({
      file: 'content/docs/pier.mdx',
      line: 4,
      message: expect.stringContaining('"needs zone.js", and "shows"'),
    }),
    expect.objectContaining({
      line: 5,
      message: expect.stringContaining('nothing is recorded'),
    }),
  ]);
});

test('a sample without a button may fail in other ways elsewhere', () => {
  writeRecord(content, root, came('gives other values in line 43'));
  for (const result of ['gives other values in line 42', 'runs']) {
    expect(compareRecord(content, root, came(result))).toEqual([]);
  }
});
