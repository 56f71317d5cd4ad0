import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { isOfAngularPackage } from './production';

test('a package is in the format of Angular when Angular is its peer', ({}, testInfo) => {
  const publish = (name: string, manifest: object) => {
    const folder = testInfo.outputPath('node_modules', name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
    return path.join(folder, 'fesm2022', 'main.mjs');
  };
  const peerDependencies = { '@angular/core': '>=20' };
  expect(isOfAngularPackage(publish('@boats/pier', { peerDependencies }))).toBe(
    true,
  );
  expect(isOfAngularPackage(publish('quay', { peerDependencies }))).toBe(true);
  expect(isOfAngularPackage(publish('tides', {}))).toBe(false);
});

test('Angular itself is, and what is no package is not', () => {
  expect(isOfAngularPackage('/x/node_modules/@angular/core/core.mjs')).toBe(
    true,
  );
  expect(isOfAngularPackage('/x/src/boat.mjs')).toBe(false);
});
