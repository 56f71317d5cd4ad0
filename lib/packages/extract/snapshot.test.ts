import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { compareSnapshot, writeSnapshot } from './snapshot';

const FILE = 'api/boat.json';
let dir: string;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'snapshot-'));
  writeSnapshot(dir, [{ file: FILE, text: 'a\nb\nb\nc\n' }]);
});
afterEach(() => rmSync(dir, { recursive: true }));

const differences = (text: string) =>
  compareSnapshot(dir, [{ file: FILE, text }]);

test('what is written is what is compared with', () => {
  expect(readFileSync(path.join(dir, FILE), 'utf8')).toBe('a\nb\nb\nc\n');
  expect(differences('a\nb\nb\nc\n')).toEqual([]);
});

test('a line that came, went, or stands once less is reported', () => {
  expect(differences('a\nb\nd\n')).toEqual([
    { file: FILE, removed: ['b', 'c'], added: ['d'] },
  ]);
  expect(differences('a\nb\nb\nb\nc\n')).toEqual([
    { file: FILE, removed: [], added: ['b'] },
  ]);
});

test('a file that is not there has nothing in common', () => {
  expect(compareSnapshot(dir, [{ file: 'api/ship.json', text: 'a' }])).toEqual([
    { file: 'api/ship.json', removed: [''], added: ['a'] },
  ]);
});
