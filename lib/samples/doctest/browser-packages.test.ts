import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { BrowserPackages } from './bundle';

let rootDir: string;
let packages: BrowserPackages;

beforeEach(() => {
  rootDir = mkdtempSync(path.join(tmpdir(), 'packages-'));
  for (const [name, code] of [
    ['keel', "export { mast } from 'mast'; export const keel = 1;"],
    ['mast', 'export const mast = Symbol();'],
    ['oar', 'exports.oar = 2;'],
    ['torn', "export * from 'nowhere';"],
  ] as const) {
    const folder = path.join(rootDir, 'node_modules', name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'index.js'), code);
  }
  packages = new BrowserPackages(rootDir, 'es2022');
});
afterEach(() => rmSync(rootDir, { recursive: true, force: true }));

test('packages share what they have in common', async () => {
  const files = await packages.get(['keel', 'mast']);
  const texts = [...files.values()].map(String);
  expect([...files.keys()]).toEqual(
    expect.arrayContaining(['/packages/keel.js', '/packages/mast.js']),
  );
  expect(texts.filter((text) => text.includes('Symbol()'))).toHaveLength(1);
});

test('what is expected is bundled with the first', async () => {
  packages.expect(['mast']);
  const first = await packages.get(['keel']);
  expect(await packages.get(['mast'])).toBe(first);
  expect(await packages.get(['oar'])).not.toBe(first);
});

test('one that cannot be bundled takes no other with it', async () => {
  packages.expect(['torn']);
  const files = await packages.get(['keel']);
  expect(files.has('/packages/keel.js')).toBe(true);
  await expect(packages.get(['torn'])).rejects.toThrow('nowhere');
});
