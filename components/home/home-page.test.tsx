import { expect, test } from 'vitest';
import { toStaticMarkup } from '@/components/islands/static-markup';
import { readLab } from '@/lib/benchmarks';
import { timeText } from '@/lib/benchmarks/run';
import { loadSite } from '@/lib/site/content';
import { HomePage } from './home-page';

const { config } = loadSite('content');
const { strategies } = readLab('content');
const SUPPORT = { version: '21.1.2', angular: 21, notYet: [], earlier: [] };

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
