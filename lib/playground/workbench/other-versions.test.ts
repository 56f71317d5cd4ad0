import { expect, test } from 'vitest';
import { describeOtherVersions } from './other-versions';

const HERE = { '@angular/core': '22.0.0', rxjs: '7.8.2' };

test('each package that differs is named with both of its versions', () => {
  const written = { '@angular/core': '21.0.0', rxjs: '7.8.1' };
  expect(describeOtherVersions(written, HERE)).toBe(
    'This code was written with @angular/core 21.0.0 (here 22.0.0), rxjs 7.8.1 (here 7.8.2). It runs with the versions of this site, so it may do something else.',
  );
});

test('a package of the same version is not named', () => {
  const written = { '@angular/core': '21.0.0', rxjs: '7.8.2' };
  expect(describeOtherVersions(written, HERE)).not.toContain('rxjs');
});

for (const [name, written] of [
  ['the versions of this site', HERE],
  ['nothing', {}],
  ['a package that this site does not know', { left: '1.0.0' }],
  ['what every object has', { constructor: '1.0.0', toString: '1.0.0' }],
] as const) {
  test(`a link that names ${name} says nothing`, () => {
    expect(describeOtherVersions(written, HERE)).toBeUndefined();
  });
}
