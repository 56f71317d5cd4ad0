import { randomBytes } from 'node:crypto';
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressFile, isCompressed } from './precompress';

let dir: string;
let cacheDir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'precompress-'));
  cacheDir = mkdtempSync(path.join(tmpdir(), 'precompress-cache-'));
});
afterEach(() => {
  rmSync(dir, { recursive: true });
  rmSync(cacheDir, { recursive: true });
});

/** What lies in the folder when all files are compressed. */
async function compress(
  files: Record<string, string | Buffer>,
): Promise<string[]> {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(dir, name);
    writeFileSync(file, content);
    await compressFile(file, cacheDir);
  }
  return readdirSync(dir).sort();
}

test('what is compressed is told by its ending', () => {
  const files = ['a.html.br', 'a.html.gz', 'a.html', 'br', 'a.br.html'];
  expect(files.filter(isCompressed)).toEqual(['a.html.br', 'a.html.gz']);
});

test('a text of a kilobyte is compressed, a shorter one is not, and bytes count, not letters', async () => {
  expect(
    await compress({
      'long.html': 'a'.repeat(1024),
      'short.html': 'a'.repeat(1023),
      'ü.html': 'ü'.repeat(512),
    }),
  ).toEqual(
    [
      'long.html',
      'long.html.br',
      'long.html.gz',
      'short.html',
      'ü.html',
      'ü.html.br',
      'ü.html.gz',
    ].sort(),
  );
});

for (const ending of ['png', 'woff2', 'html.br', 'HTML', '']) {
  const name = `a.${ending}`;
  test(`a file like "${name}" is left alone`, async () => {
    expect(await compress({ [name]: 'a'.repeat(2000) })).toEqual([name]);
  });
}

test('what does not get smaller is not kept', async () => {
  const noise = randomBytes(2000);
  expect(await compress({ 'a.txt': noise })).toEqual(['a.txt']);
});

test('a text comes back as it was, from the cache as well', async () => {
  const text = `größer – ${'mast '.repeat(500)}`;
  await compress({ 'a.md': text });
  await compress({ 'b.md': text });
  expect(readdirSync(cacheDir, { recursive: true })).not.toHaveLength(0);
  for (const file of ['a.md', 'b.md']) {
    const read = (suffix: string) =>
      readFileSync(path.join(dir, file + suffix));
    expect(brotliDecompressSync(read('.br')).toString()).toBe(text);
    expect(gunzipSync(read('.gz')).toString()).toBe(text);
  }
});
