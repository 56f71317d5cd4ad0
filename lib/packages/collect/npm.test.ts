import { expect, test } from 'vitest';
import { parseReleases } from './npm';

const versionsOf = (...versions: readonly string[]) =>
  parseReleases(versions.map((version) => ({ version }))).map(
    ({ version }) => version,
  );

test('releases come by number, whatever their order', () => {
  expect(versionsOf('16.10.0', '9.1.0', '16.9.12', '16.9.2', '10.0.0')).toEqual(
    ['9.1.0', '10.0.0', '16.9.2', '16.9.12', '16.10.0'],
  );
});

test('what comes before a release is none', () => {
  expect(
    versionsOf('17.0.0-rc.0', '17.0.0', '17.0.1+build', '17.0', 'v17.0.2'),
  ).toEqual(['17.0.0']);
  expect(versionsOf()).toEqual([]);
});

test('the only release of a package is printed without a list', () => {
  const only = { name: 'boat', version: '1.0.0', engines: { node: '>=20' } };
  expect(parseReleases(only)).toEqual([
    { version: '1.0.0', peerDependencies: {}, engines: { node: '>=20' } },
  ]);
});

test('a release without peers or engines asks for nothing', () => {
  const peerDependencies = { rxjs: '^7.0.0' };
  expect(
    parseReleases([
      { version: '1.0.0', engines: { npm: '>=9' } },
      { version: '1.1.0', peerDependencies },
    ]),
  ).toEqual([
    { version: '1.0.0', peerDependencies: {}, engines: {} },
    { version: '1.1.0', peerDependencies, engines: {} },
  ]);
});

test('what is no list of releases is refused', () => {
  for (const wrong of [['1.0.0'], [{ name: 'boat' }], 'boat', null]) {
    expect(() => parseReleases(wrong)).toThrow();
  }
  expect(() => parseReleases('')).toThrow();
});
