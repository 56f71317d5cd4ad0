import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeJson } from './manifest';

test('what says the same is not written again, so that nobody who watches it draws a page anew', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'write-json-'));
  const file = path.join(dir, 'a/b.json');
  const write = (value: unknown) => {
    writeJson(file, value);
    return statSync(file).ino;
  };
  const first = write({ one: 1 });
  expect(write({ one: 1 })).toBe(first);
  expect(write({ one: 2 })).not.toBe(first);
  rmSync(dir, { recursive: true });
});
