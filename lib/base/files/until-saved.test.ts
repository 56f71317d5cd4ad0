import {
  mkdirSync,
  mkdtempSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { untilSaved } from './until-saved';

test('what is made of a folder is made once, and anew when a file of it is saved', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'until-saved-'));
  try {
    const file = path.join(root, 'lab', 'a.json');
    mkdirSync(path.dirname(file));
    writeFileSync(file, '1');
    const read = untilSaved('lab', (contentDir) => ({ contentDir }));
    const first = read(root);
    expect(read(root)).toBe(first);
    utimesSync(file, 1, 1);
    expect(read(root)).not.toBe(first);
  } finally {
    rmSync(root, { recursive: true });
  }
});
