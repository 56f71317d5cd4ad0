import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hashOf, hashOfCode } from './hash';
import { cacheFile } from './cache';

let dir: string;
const write = (name: string, text: string) =>
  writeFileSync(path.join(dir, name), text);

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'code-'));
  write('a.ts', 'sail();');
});
afterEach(() => rmSync(dir, { recursive: true }));

test('within a build, code has one name, whatever happens to its files', () => {
  const before = hashOfCode([dir]);
  write('a.ts', 'row();');
  expect(hashOfCode([dir])).toBe(before);
});

describe('while writing', () => {
  const mode = process.env.NODE_ENV;
  const setMode = (value: string | undefined) =>
    Object.assign(process.env, { NODE_ENV: value ?? 'test' });
  beforeEach(() => {
    setMode('development');
    vi.useFakeTimers();
  });
  afterEach(() => {
    setMode(mode);
    vi.useRealTimers();
  });

  const CHANGES: Record<string, () => void> = {
    'a file with another text': () => write('a.ts', 'row();'),
    'another file': () => write('b.ts', ''),
    'a file of another name': () => {
      rmSync(path.join(dir, 'a.ts'));
      write('b.ts', 'sail();');
    },
  };
  for (const [name, change] of Object.entries(CHANGES)) {
    test(`${name} is other code a moment later`, () => {
      const before = hashOfCode([dir]);
      change();
      // One page asks hundreds of times.
      expect(hashOfCode([dir])).toBe(before);
      vi.advanceTimersByTime(500);
      expect(hashOfCode([dir])).not.toBe(before);
    });
  }
});

test('an entry is named by its code and by everything it is made of, in order', () => {
  const [folder, code] = ['kind', [path.join(dir, 'a.ts')]];
  const name = cacheFile(folder, code, ['a', 'b']);
  expect(path.dirname(name)).toBe(path.join('.cache', 'kind'));
  expect(cacheFile(folder, code, ['a', 'b'])).toBe(name);
  expect(cacheFile(folder, code, ['b', 'a'])).not.toBe(name);
  expect(cacheFile(folder, ['package.json'], ['a', 'b'])).not.toBe(name);
});

test('where one input ends and the next begins counts', () => {
  expect(hashOf(['ab', 'c'])).not.toBe(hashOf(['a', 'bc']));
  expect(hashOf(['a', ''])).not.toBe(hashOf(['a']));
  expect(hashOf([Buffer.from('a')])).toBe(hashOf(['a']));
});
