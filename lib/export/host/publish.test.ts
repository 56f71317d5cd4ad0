import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { assertExport, publishExport } from './publish';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'publish-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (folder: string, file: string) => {
  mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, folder, file), '');
};

test('an export is published into folders that are not there yet', async () => {
  write('raw', 'index.html');
  const out = join(root, 'locales', 'de');
  await publishExport(join(root, 'raw'), out);
  assertExport(out);
});

test('a new export takes the place of the old one whole, and leaves nothing behind', async () => {
  const out = join(root, 'out');
  expect(() => assertExport(out)).toThrow(
    `[site] ${out} holds no export: it has no index.html. Run "npm run build" first.`,
  );
  write('out', 'old.html');
  write('raw', 'index.html');
  write('raw-replaced', 'left.html');
  await publishExport(join(root, 'raw'), out);
  expect(readdirSync(out)).toEqual(['index.html']);
  expect(readdirSync(root)).toEqual(['out']);
  assertExport(out);
});
