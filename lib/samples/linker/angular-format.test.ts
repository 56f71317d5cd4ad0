import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isOfAngularPackage } from './production';

test('a package is in the format of Angular when Angular is its peer', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'formats-'));
  const publish = (name: string, peers: object) => {
    const folder = path.join(root, 'node_modules', name);
    const manifest = JSON.stringify({ version: '1.0.0', ...peers });
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'package.json'), manifest);
    return path.join(folder, 'fesm2022', 'main.mjs');
  };
  const peerDependencies = { '@angular/core': '>=20' };
  expect(isOfAngularPackage(publish('@boats/pier', { peerDependencies }))).toBe(
    true,
  );
  expect(isOfAngularPackage(publish('quay', { peerDependencies }))).toBe(true);
  expect(isOfAngularPackage(publish('tides', {}))).toBe(false);
  rmSync(root, { recursive: true });
});

test('Angular itself is, and what is no package is not', () => {
  expect(isOfAngularPackage('/x/node_modules/@angular/core/core.mjs')).toBe(
    true,
  );
  expect(isOfAngularPackage('/x/src/boat.mjs')).toBe(false);
});
