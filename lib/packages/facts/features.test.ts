import { expect, test } from '@playwright/test';
import { readApi } from '@/lib/packages/api';
import { compareVersions } from './collect/npm';
import { COMBINATIONS, FEATURES, importsText } from './features';
import { readPackageFacts } from './read';
import { newestReleases } from './releases';

test('a program imports everything that it is measured with, and uses it', () => {
  const text = importsText([
    { '@rx-angular/state': ['rxState'] },
    { '@rx-angular/template/let': ['RxLet'] },
  ]);
  expect(text.split('\n')).toEqual([
    "import { rxState } from '@rx-angular/state';",
    '(globalThis.used ??= []).push(rxState);',
    "import { RxLet } from '@rx-angular/template/let';",
    // A directive that templates write with a star needs an instruction beside it.
    '(globalThis.used ??= []).push(RxLet, ng.ɵɵtemplate);',
  ]);
});

test('everything that is measured is exported', () => {
  const entries = new Map(
    readApi().flatMap((one) => Object.entries(one.entries)),
  );
  const sets = [
    ...Object.values(FEATURES),
    ...Object.values(COMBINATIONS).flat(),
  ];
  for (const [entry, names] of sets.flatMap((one) => Object.entries(one))) {
    const known = entries.get(entry)?.map(({ name }) => name) ?? [];
    expect(known, entry).toEqual(expect.arrayContaining([...names]));
  }
});

test('each two features are measured together', () => {
  const { pairs, features } = readPackageFacts('content').costs;
  const count = Object.keys(features).length;
  expect(Object.keys(features)).toEqual(Object.keys(FEATURES));
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
  const facts = readPackageFacts('content').compatibility;
  const release = (version: string) => ({ version, peers: {} });
  const releases = {
    '@rx-angular/state': [release('9.0.0'), release('10.0.0')],
  };
  expect(newestReleases({ ...facts, releases })).toEqual([
    { name: '@rx-angular/state', release: release('10.0.0') },
  ]);
});
