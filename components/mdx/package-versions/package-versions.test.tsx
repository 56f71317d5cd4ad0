import { expect, test } from 'vitest';
import { toStaticMarkup } from '@/components/islands/static-markup';
import { readManifest } from '@/lib/base/files';
import type { supportOf } from '@/lib/packages';
import { packageVersions } from '.';

type Support = NonNullable<ReturnType<typeof supportOf>>;

const draw = (of: string, support: Support | undefined) => {
  const packageFacts = { supportOf: () => support };
  const { PackageVersions } = packageVersions;
  return toStaticMarkup(<>{PackageVersions.draw({ of }, { packageFacts })}</>);
};

const LINT = '@rx-angular/eslint-plugin';
const ALL = ' <a href="/docs/compatibility">All versions</a></p>';

const say = (parts: Partial<Support>) =>
  draw('@rx-angular/state', {
    version: '21.0.1',
    angular: 21,
    notYet: [],
    earlier: [],
    ...parts,
  });

const earlier = [20, 19, 18, 17].map((angular) => ({
  angular,
  version: `${angular}.1.0`,
}));

for (const [name, notYet, said] of [
  ['nothing else', [], ''],
  ['a newer Angular', [22], ', not yet with Angular 22'],
  ['two newer ones', [22, 23], ', not yet with Angular 22 and 23'],
] as const) {
  test(`a package says what it works with, beside ${name}`, () => {
    expect(say({ notYet: [...notYet] })).toBe(
      `<p>Version 21.0.1 works with Angular 21${said}.${ALL}`,
    );
  });
}

for (const [count, said] of [
  [1, 'For Angular 20, install 20.1.0.'],
  [2, 'For Angular 20, install 20.1.0; for 19, 19.1.0.'],
  [3, 'For Angular 20, install 20.1.0; for 19, 19.1.0; for 18, 18.1.0.'],
  [4, 'For Angular 20, install 20.1.0; for 19, 19.1.0; for 18, 18.1.0.'],
] as const) {
  test(`of ${count} earlier releases the newest three are named`, () => {
    expect(say({ earlier: earlier.slice(0, count) })).toBe(
      `<p>Version 21.0.1 works with Angular 21. ${said}${ALL}`,
    );
  });
}

test('a package that does not depend on Angular names its host', () => {
  const { version, peerDependencies } = readManifest(`node_modules/${LINT}`);
  expect(draw(LINT, undefined)).toBe(
    `<p>Version ${version} works with ESLint ${peerDependencies['eslint']?.replaceAll('>', '&gt;')}, whichever Angular you have.${ALL}`,
  );
});
