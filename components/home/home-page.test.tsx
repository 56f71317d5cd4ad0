import { expect, test } from 'vitest';
import { toStaticMarkup } from '@/components/islands/static-markup';
import { readLab } from '@/lib/benchmarks';
import { timeText } from '@/lib/benchmarks/run';
import { loadSite } from '@/lib/site/content';
import { HomePage } from './home-page';

const { config, packages } = loadSite('content');
const [state] = packages;

const packageOf = (label: string, peerDependencies: Record<string, string>) => {
  if (!state) throw new Error('There is no package.');
  const manifest = { version: '1.0.0', peerDependencies };
  return { ...state, name: label, label, path: '/docs/boat', manifest };
};

const { strategies } = readLab('content');
const SUPPORT = { version: '21.1.2', angular: 21, notYet: [], earlier: [] };
const ANGULAR = { '@angular/core': '^21.0.0', eslint: '>=9' };
const [a, b, c] = ['A', 'B', 'C'].map((label) => packageOf(label, ANGULAR));

type Props = Parameters<typeof HomePage>[0];

const draw = (parts: Partial<Props>): string =>
  toStaticMarkup(
    <HomePage
      config={config}
      headline="Boats for all"
      description="Boats."
      sampleHtml=""
      packages={[]}
      evaluations={undefined}
      support={undefined}
      strategies={strategies}
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
    draw({
      packages: own.flatMap((one) => one ?? []),
      support: { ...SUPPORT, notYet: [...notYet] },
    }),
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

test('the versions at a glance are those of the data, and a new Angular that is supported is no news', () => {
  const glance = (notYet: number[]) =>
    /<p class="hero-versions">(.*?)<\/p>/.exec(
      draw({ support: { ...SUPPORT, notYet } }),
    )?.[1];
  const supported = '<a href="/docs/compatibility">21.1 · Angular 21 · MIT</a>';
  expect(glance([])).toBe(supported);
  expect(glance([22, 23])).toBe(
    `${supported}<span>Angular 22: not yet</span><span>Angular 23: not yet</span>`,
  );
});

test('what was not measured is not there', () => {
  const evaluations = { updates: 100, around: 1, path: '/docs/boat#counted' };
  const html = draw({ evaluations });
  expect(html).toContain('<h1>Boats for all</h1>');
  expect(html).toContain('<strong>1 of 100</strong>');
  expect(html).toContain('href="/docs/boat#counted"');
  expect(draw({})).not.toMatch(/ of \d+</);
});

test('the pair shows the medians of the lab', () => {
  const pauses = ['native', 'normal'].map(
    (name) =>
      strategies.strategies.find(({ run }) => run.strategy === name)?.pause
        .median ?? NaN,
  );
  const shown = [...draw({}).matchAll(/<strong>([\d.]+ m?s)<\/strong>/g)];
  expect(shown.map(([, text]) => text)).toEqual(pauses.map(timeText));
});
