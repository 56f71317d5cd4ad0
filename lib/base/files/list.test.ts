import {
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listFiles } from './list';

let dir: string;
beforeEach(() => {
  // What is above the folder has no say in what is left out.
  dir = path.join(mkdtempSync(path.join(tmpdir(), 'list-')), '_a', '.b');
  mkdirSync(dir, { recursive: true });
});
afterEach(() => rmSync(path.dirname(path.dirname(dir)), { recursive: true }));

function write(...names: string[]) {
  for (const name of names) {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    writeFileSync(path.join(dir, name), '');
  }
}

test('files are listed from all folders, in the same order on every system', () => {
  write('b/c.mdx', 'b-c.mdx', 'b.mdx', 'Z.mdx', 'ä.mdx', 'a/b/c/d.mdx');
  expect(listFiles(dir, '.mdx')).toEqual([
    'Z.mdx',
    'a/b/c/d.mdx',
    'b-c.mdx',
    'b.mdx',
    'b/c.mdx',
    'ä.mdx',
  ]);
});

test('only the end of a name counts, and no end means every file', () => {
  write('a.mdx', 'b.mdx.bak', 'mdx', 'c.MDX', 'd.mdx/e.txt');
  expect(listFiles(dir, '.mdx')).toEqual(['a.mdx']);
  expect(listFiles(dir, '')).toHaveLength(5);
});

test('what begins with an underscore or a dot is left out, with all that is in it', () => {
  write('_a.mdx', '.b.mdx', '_c/d.mdx', 'e/.f/g.mdx', 'h_i.mdx', 'j.k/l.mdx');
  expect(listFiles(dir, '.mdx')).toEqual(['h_i.mdx', 'j.k/l.mdx']);
});

test('links are left out, and an empty folder holds nothing', () => {
  expect(listFiles(dir, '')).toEqual([]);
  write('a.mdx');
  symlinkSync('a.mdx', path.join(dir, 'b.mdx'));
  symlinkSync('.', path.join(dir, 'c'));
  expect(listFiles(dir, '')).toEqual(['a.mdx']);
});
