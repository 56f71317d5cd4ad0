import { expect, test } from 'vitest';
import { PACKAGES } from '@/lib/site/product';
import { readApi } from '@/lib/packages/api/read';
import { readPackageFacts } from '@/lib/packages/facts/read';
import { newestReleases } from '@/lib/packages/facts/releases';
import { importsText } from '@/lib/packages/collect/costs';
import { compareVersions } from '@/lib/packages/collect/npm';

const { names, costs } = PACKAGES;

test('a program imports everything that it is measured with, and uses it', () => {
  const text = importsText(
    [{ '@boats/sail': ['hoist'] }, { '@boats/pier/moor': ['Moor'] }],
    ['Moor'],
  );
  expect(text.split('\n')).toEqual([
    "import { hoist } from '@boats/sail';",
    '(globalThis.used ??= []).push(hoist);',
    "import { Moor } from '@boats/pier/moor';",
    // A directive that templates write with a star needs an instruction beside it.
    '(globalThis.used ??= []).push(Moor, ng.ɵɵtemplate);',
  ]);
});

test('everything that is measured is exported', () => {
  const entries = new Map(
    readApi('content', names).flatMap((one) => Object.entries(one.entries)),
  );
  const sets = [
    ...Object.values(costs.features),
    ...Object.values(costs.combinations).flat(),
  ];
  for (const [entry, imported] of sets.flatMap((one) => Object.entries(one))) {
    const known = entries.get(entry)?.map(({ name }) => name) ?? [];
    expect(known, entry).toEqual(expect.arrayContaining([...imported]));
  }
});

test('each two features are measured together', () => {
  const { pairs, features } = readPackageFacts('content', PACKAGES).costs;
  const count = Object.keys(features).length;
  expect(Object.keys(features)).toEqual(Object.keys(costs.features));
  expect(Object.keys(pairs)).toHaveLength((count * (count - 1)) / 2);
  // What both need is loaded once.
  for (const [pair, bytes] of Object.entries(pairs)) {
    const [one = '', other = ''] = pair.split('+');
    const apart = (features[one] ?? 0) + (features[other] ?? 0);
    expect(bytes, pair).toBeLessThanOrEqual(apart + 100);
  }
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
