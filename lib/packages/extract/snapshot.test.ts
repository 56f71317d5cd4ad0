import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { compareSnapshot } from './snapshot';

let dir: string;
let file: string;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'snapshot-'));
  file = path.join(dir, 'boat.json');
  writeFileSync(file, 'a\nb\nb\nc\n');
});
afterEach(() => rmSync(dir, { recursive: true }));

const differences = (text: string) => compareSnapshot([{ path: file, text }]);

test('what is the same is no difference', () => {
  expect(differences('a\nb\nb\nc\n')).toEqual([]);
});

test('a line that came, went, or stands once less is reported', () => {
  expect(differences('a\nb\nd\n')).toEqual([
    { path: file, removed: ['b', 'c'], added: ['d'] },
  ]);
  expect(differences('a\nb\nb\nb\nc\n')).toEqual([
    { path: file, removed: [], added: ['b'] },
  ]);
});

test('a file that is not there has nothing in common', () => {
  const gone = path.join(dir, 'ship.json');
  expect(compareSnapshot([{ path: gone, text: 'a' }])).toEqual([
    { path: gone, removed: [''], added: ['a'] },
  ]);
});
