import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeOthers, writeChanged } from './write-changed';

let dir: string;
const at = (name: string) => path.join(dir, name);

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'write-changed-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

test('files that nothing is generated for go, with the folders that held nothing else', () => {
  const keel = { path: at('boat/keel.png'), text: 'keel' };
  writeChanged([
    keel,
    { path: at('boat/old/a/mast.png'), text: 'mast' },
    { path: at('boat/sail.png'), text: 'sail' },
  ]);
  removeOthers(dir, [keel]);
  expect(existsSync(keel.path)).toBe(true);
  expect(existsSync(at('boat/sail.png'))).toBe(false);
  expect(existsSync(at('boat/old'))).toBe(false);
});

test('a file that was damaged is written again, one that is right is not', () => {
  const files = [
    { path: at('a.json'), text: 'one' },
    { path: at('b.json'), text: 'two' },
  ];
  writeChanged(files);
  truncateSync(at('a.json'));
  expect(writeChanged(files)).toEqual([at('a.json')]);
  expect(readFileSync(at('a.json'), 'utf8')).toBe('one');
});
