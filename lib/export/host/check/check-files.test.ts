import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { checkFiles } from './check-files';

let dir: string;
const at = (name: string) => path.join(dir, name);

test.beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'check-files-'));
  writeFileSync(at('keel.html'), 'A keel.');
  writeFileSync(at('keel.html.br'), brotliCompressSync('A keel.'));
  writeFileSync(at('keel.html.gz'), gzipSync('A keel.'));
  writeFileSync(at('mast.svg'), '<svg viewBox="0 0 2 9"></svg>');
  copyFileSync('public/apple-touch-icon.png', at('icon.png'));
});
test.afterEach(() => rmSync(dir, { recursive: true }));

const say = () =>
  checkFiles(dir, readdirSync(dir).sort()).map(
    ({ file, message }) => `${file} ${message}`,
  );

test('whole files are silent', () => {
  expect(say()).toEqual([]);
});

const DAMAGES: Record<string, [damage: () => void, says: RegExp]> = {
  'an empty brotli file': [
    () => truncateSync(at('keel.html.br')),
    /^keel\.html\.br cannot be unpacked/,
  ],
  'half a gzip file': [
    () => truncateSync(at('keel.html.gz'), 9),
    /^keel\.html\.gz cannot be unpacked/,
  ],
  'noise for a brotli file': [
    () => writeFileSync(at('keel.html.br'), Buffer.alloc(40, 0xff)),
    /^keel\.html\.br cannot be unpacked/,
  ],
  'a compressed file of another text': [
    () => writeFileSync(at('keel.html.gz'), gzipSync('A sail.')),
    /^keel\.html\.gz does not hold what keel\.html holds/,
  ],
  'a compressed file alone': [
    () => rmSync(at('keel.html')),
    /^keel\.html\.br is the compressed form of a file that is gone/,
  ],
  'an empty image': [
    () => truncateSync(at('icon.png')),
    /^icon\.png cannot be opened/,
  ],
  'half an image': [
    () => truncateSync(at('icon.png'), 500),
    /^icon\.png is an image whose end is missing/,
  ],
  'a drawing without size': [
    () => writeFileSync(at('mast.svg'), '<svg>'),
    /^mast\.svg cannot be opened/,
  ],
};

for (const [name, [damage, says]] of Object.entries(DAMAGES)) {
  test(`${name} is told by name`, () => {
    damage();
    const [first = ''] = say();
    expect(first).toMatch(says);
  });
}
