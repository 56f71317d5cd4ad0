import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { findOutdated } from './snapshot';

let dir: string;
let file: string;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'snapshot-'));
  file = path.join(dir, 'boat.json');
  writeFileSync(file, 'a\nb\n');
});
afterEach(() => rmSync(dir, { recursive: true }));

test('what is the same is not outdated', () => {
  expect(findOutdated([{ path: file, text: 'a\nb\n' }])).toEqual([]);
});

test('a file with another text, or that is not there, is', () => {
  const gone = path.join(dir, 'ship.json');
  expect(
    findOutdated([
      { path: file, text: 'a\n' },
      { path: gone, text: 'a' },
    ]),
  ).toEqual([file, gone]);
});
