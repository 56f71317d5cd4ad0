import { expect, test } from '@playwright/test';
import { toStaticMarkup } from '@/components/build/static-markup';
import { loadSite } from '@/lib/site/content';
import { HomePage } from './home-page';

const { config, packages } = loadSite('content');
const [state] = packages;

const packageOf = (label: string, peerDependencies: Record<string, string>) => {
  if (!state) throw new Error('There is no package.');
  const manifest = { version: '1.0.0', peerDependencies };
  return { ...state, name: label, label, path: '/docs/boat', manifest };
};

const ANGULAR = { '@angular/core': '^21.0.0', eslint: '>=9' };
const [a, b, c] = ['A', 'B', 'C'].map((label) => packageOf(label, ANGULAR));

type Props = Parameters<typeof HomePage>[0];

const draw = (parts: Partial<Props>): string =>
  toStaticMarkup(
    <HomePage
      config={config}
      description="Boats."
      sampleHtml=""
      packages={[]}
      figures={{ evaluations: undefined, checked: undefined }}
      notYet={[]}
      structuredData={{}}
      {...parts}
    />,
  );

/** What the page says of versions. */
const versions = (
  own: readonly (ReturnType<typeof packageOf> | undefined)[],
  notYet: readonly number[] = [],
) =>
  /<p class="home-note">(.*?) All are under/.exec(
    draw({ packages: own.flatMap((one) => one ?? []), notYet }),
  )?.[1];

for (const [name, own, notYet, said] of [
  ['one', [a], [], 'A 1.0.0 works with Angular ^21.0.0.'],
  ['two', [a, b], [], 'A 1.0.0 and B 1.0.0 work with Angular ^21.0.0.'],
  [
    'three, and an Angular that is too new',
    [a, b, c],
    [22],
    'A 1.0.0, B 1.0.0, and C 1.0.0 work with Angular ^21.0.0, not yet with Angular 22.',
  ],
  [
    'several that are too new',
    [a],
    [22, 23],
    'A 1.0.0 works with Angular ^21.0.0, not yet with Angular 22 and 23.',
  ],
  [
    'hosts of several kinds, the first of each first',
    [packageOf('Lint', { eslint: '>=8' }), a, packageOf('Free', {}), b],
    [22],
    'Lint 1.0.0 works with ESLint &gt;=8. A 1.0.0 and B 1.0.0 work with Angular ^21.0.0, not yet with Angular 22. Free 1.0.0 works with any host.',
  ],
  [
    'ranges that differ',
    [a, packageOf('Old', { '@angular/core': '^20.0.0' })],
    [],
    'A 1.0.0 works with Angular ^21.0.0. Old 1.0.0 works with Angular ^20.0.0.',
  ],
] as const) {
  test(`versions are sentences for each host: ${name}`, () => {
    expect(versions(own, notYet)).toBe(said);
  });
}

test('what was saved is the difference, and what was not measured is not there', () => {
  const evaluations = { updates: 100, around: 1, path: '/docs/boat#counted' };
  const checked = { samples: 7, documented: 5, exports: 6 };
  const figuresOf = (parts: Partial<Props['figures']>) =>
    [
      ...draw({
        figures: { evaluations: undefined, checked: undefined, ...parts },
      }).matchAll(/<dd>(.*?)<\/dd>/g),
    ].map(([, value]) => value);
  expect(figuresOf({ evaluations, checked })).toEqual([
    '99 of 100',
    '7',
    '5 of 6',
  ]);
  expect(figuresOf({ checked })).toEqual(['7', '5 of 6']);
  expect(figuresOf({ evaluations })).toEqual(['99 of 100']);
  expect(draw({})).toContain(`<h1>${config.title}</h1>`);
  const html = draw({ figures: { evaluations, checked } });
  expect(html).toContain('<h1>100 updates. <br/>1 component checks.</h1>');
});
