import { expect, test } from 'vitest';
import { PACKAGES } from '@/lib/site/product';
import { readPackageFacts } from '@/lib/packages/facts/read';
import { newestReleases } from '@/lib/packages/facts/releases';
import { importText } from '@/lib/packages/collect/costs';
import { compareVersions } from '@/lib/packages/collect/npm';

test('a program imports and uses what it measures', () => {
  expect(importText('@boats/sail', 'hoist', ['Moor']).split('\n')).toEqual([
    "import { hoist } from '@boats/sail';",
    'globalThis.used = [hoist];',
  ]);
  // A directive that templates write with a star needs an instruction beside it.
  expect(importText('@boats/pier/moor', 'Moor', ['Moor'])).toContain(
    'globalThis.used = [Moor, ng.ɵɵtemplate];',
  );
});

test('versions are compared by their numbers', () => {
  expect(compareVersions('9.0.0', '10.0.0')).toBeLessThan(0);
  expect(compareVersions('21.2.10', '21.2.9')).toBeGreaterThan(0);
  expect(compareVersions('1.0.0', '1.0.0')).toBe(0);
});

test('the newest release of a package is the last one, and a package without any has none', () => {
  const facts = readPackageFacts('content', PACKAGES).compatibility;
  const release = (version: string) => ({ version, peers: {} });
  const releases = {
    '@boats/sail': [release('9.0.0'), release('10.0.0')],
    '@boats/oar': [],
  };
  expect(newestReleases({ ...facts, releases })).toEqual([
    { name: '@boats/sail', release: release('10.0.0') },
  ]);
});
