import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string(),
      integrity: z.string().optional(),
      resolved: z.string().optional(),
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

test('every dependency, builds for other systems included, is locked to its content', () => {
  expect(dependencies.length).toBeGreaterThan(100);
  const unlocked = dependencies.flatMap(([path, { version, integrity }]) => {
    const name = path.replace(/^.*node_modules\//, '');
    return /^sha512-[\w+/]{86}==$/.test(integrity ?? '')
      ? []
      : // npm leaves it out for what it has not installed itself.
        `${path}: put the answer of "npm view ${name}@${version} dist.integrity" beside its version in package-lock.json.`;
  });
  expect(unlocked).toEqual([]);
});

test('every dependency comes from the registry that npm is set to', () => {
  for (const [path, { resolved }] of dependencies) {
    expect(resolved, path).toBeUndefined();
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
