import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { z } from 'zod';

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      integrity: z.string().optional(),
      optional: z.boolean().optional(),
      hasInstallScript: z.boolean().optional(),
    }),
  ),
});

const { packages } = lockSchema.parse(
  JSON.parse(readFileSync('package-lock.json', 'utf8')),
);
const dependencies = Object.entries(packages).filter(([path]) => path !== '');

/** esbuild checks its binary on installing; it works without. fsevents is for macOS only. */
const MAY_RUN_ON_INSTALL = ['esbuild', 'fsevents'];

test('no dependency runs code on installing but those that are known to', () => {
  const names = dependencies
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
  for (const name of names) expect(MAY_RUN_ON_INSTALL).toContain(name);
});

test('every dependency but builds for other platforms is locked to its content', () => {
  expect(dependencies.length).toBeGreaterThan(100);
  for (const [path, { integrity, optional }] of dependencies) {
    if (optional) continue;
    expect(integrity, path).toMatch(/^sha512-/);
  }
});

test('dependencies of the project itself are pinned to one version each', () => {
  const manifest = z
    .object({
      dependencies: z.record(z.string(), z.string()),
      devDependencies: z.record(z.string(), z.string()),
    })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')));
  for (const [name, range] of Object.entries({
    ...manifest.dependencies,
    ...manifest.devDependencies,
  })) {
    expect(range, name).toMatch(/^\d+\.\d+\.\d+$/);
  }
});
