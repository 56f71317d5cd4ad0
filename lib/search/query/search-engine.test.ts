import { describe, expect, test } from 'vitest';
import fc from 'fast-check';

import { buildSearchFiles } from '../build/build-search-files';
import { makeEngine, makePage } from './fixtures/make-page';
import { createSearchEngine } from './search-engine';

const LIMIT = 8;

const PAGES = [
  makePage(
    '/docs/template/rx-let-directive',
    'RxLet',
    [
      {
        id: 'inputs',
        heading: 'Inputs',
        text: 'Every input of the directive, such as strategy.',
      },
      {
        id: 'errors',
        heading: 'When it fails',
        text: 'The template named error is shown.',
      },
    ],
    {
      description: 'Bind one stream to a view.',
      keywords: ['async pipe alternative'],
    },
  ),
  makePage('/docs/cdk/coalescing', 'Coalescing', [
    {
      id: 'scope',
      heading: 'Scope',
      text: 'Several components share a scope.',
      code: "import { coalesceWith } from '@rx-angular/cdk/coalescing';\ncoalesceWith(durationSelector, this);",
    },
  ]),
  makePage('/docs/state/api/rx-state', 'RxState', [
    {
      id: 'connect',
      heading: 'connect',
      text: 'connect subscribes to a source; rxState calls it in its setup.',
    },
  ]),
  makePage(
    '/docs/state/effects',
    'Effects',
    [{ text: 'rxEffects registers a side effect. rxEffects ends it, too.' }],
    { description: 'Run code with rxEffects.', documents: ['rxEffects'] },
  ),
  makePage('/docs/state/recipes/refactor', 'Refactor to rxEffects', [
    { text: 'A component before and after.' },
  ]),
  makePage('/docs/cdk/transformations/array/to-dictionary', 'toDictionary', [
    { text: 'Turn a list into a lookup object.' },
  ]),
  makePage('/docs/cdk/zone-less', 'Zone-less', [
    { id: 'open', heading: 'Open', text: 'A valve opens.' },
    { id: 'shut', heading: 'Shut', text: 'A valve shuts for good.' },
  ]),
  makePage('/docs/contributing', 'Contributing', [
    { text: 'How to report a bug.' },
  ]),
  ...Array.from({ length: 9 }, (_, number) =>
    makePage(`/docs/isr/page-${number}`, `Page ${number}`, [
      { text: 'The gauge shows the tide.' },
    ]),
  ),
];

const SYNONYMS = {
  same: ['bug defect'],
  leadsTo: {},
};
const SYMBOLS = ['rxEffects', 'coalesceWith'];
const files = buildSearchFiles(PAGES, SYMBOLS, { synonyms: SYNONYMS });
const engine = makeEngine(PAGES, SYMBOLS, SYNONYMS);
const panel = (query: string, packageName = '') =>
  engine.search(query, { packageName, limit: LIMIT });
const first = (query: string): string | undefined =>
  panel(query).rows[0]?.route;

describe('finds', () => {
  for (const [what, query, route] of [
    ['a title', 'Coalescing', '/docs/cdk/coalescing'],
    [
      'a symbol with its template star',
      '*rxLet',
      '/docs/template/rx-let-directive',
    ],
    ['a symbol in other letters', 'rxlet', '/docs/template/rx-let-directive'],
    [
      'a symbol typed as words',
      'to dictionary',
      '/docs/cdk/transformations/array/to-dictionary',
    ],
    [
      'a symbol in kebab case',
      'to-dictionary',
      '/docs/cdk/transformations/array/to-dictionary',
    ],
    ['an entry point', '@rx-angular/cdk/coalescing', '/docs/cdk/coalescing'],
    ['a name that only stands in code', 'coalesceWith', '/docs/cdk/coalescing'],
    ['the beginning of a word', 'coal', '/docs/cdk/coalescing'],
    [
      'the beginning of an identifier',
      'toDict',
      '/docs/cdk/transformations/array/to-dictionary',
    ],
    ['a missing letter', 'coalesing', '/docs/cdk/coalescing'],
    ['swapped letters', 'contribuitng', '/docs/contributing'],
    [
      'two wrong letters',
      'toDixtionery',
      '/docs/cdk/transformations/array/to-dictionary',
    ],
    ['an inflected word', 'contributed', '/docs/contributing'],
    [
      'a keyword that is never shown',
      'alternative to the async pipe',
      '/docs/template/rx-let-directive',
    ],
    ['a synonym', 'defect', '/docs/contributing'],
    [
      'the page that documents a symbol before one that has it in its title',
      'rxEffects',
      '/docs/state/effects',
    ],
  ] as const) {
    test(`${what}: ${query}`, () => expect(first(query)).toBe(route));
  }
});

test('a page with all words comes before pages with some', () => {
  expect(first('components share scope')).toBe('/docs/cdk/coalescing');
});

test('a hit in a section leads to that section', () => {
  expect(panel('strategy input').rows[0]).toMatchObject({
    route: '/docs/template/rx-let-directive',
    hash: '#inputs',
    kind: 'heading',
  });
});

test('the heading of a section, with the name of its page or alone, leads to the section', () => {
  const place = (query: string) =>
    panel(query).rows.map(({ route, hash }) => route + hash)[0];
  const inputs = '/docs/template/rx-let-directive#inputs';
  expect(place('rxLet inputs')).toBe(inputs);
  expect(place('input of rxLet')).toBe(inputs);
  expect(place('inputs')).toBe(inputs);
  expect(place('rxLet')).toBe('/docs/template/rx-let-directive');
});

test('nine pages with a match show eight rows', () => {
  const { rows, pageCount } = panel('tide gauge');
  expect(pageCount).toBe(9);
  expect(rows).toHaveLength(LIMIT);
  expect(engine.search('tide gauge').rows).toHaveLength(9);
});

test('sections stand under their page, the last one flagged as such', () => {
  const { rows } = panel('open and shut');
  expect(rows.map(({ hash, tree }) => [hash, tree])).toEqual([
    ['', undefined],
    ['#open', 'inner'],
    ['#shut', 'last'],
  ]);
});

test('the filter keeps one package', () => {
  const { rows } = panel('rx', 'state');
  expect(rows.length).toBeGreaterThan(0);
  for (const { route } of rows) expect(route).toMatch(/^\/docs\/state\//);
});

test('without a hit the nearest titles are offered', () => {
  const { rows, nearest } = panel('cntrbtng');
  expect(rows).toEqual([]);
  expect(nearest[0]?.title).toBe('Contributing');
  expect(panel('xqzvw').nearest).toEqual([]);
});

const marksOf = (query: string): string | undefined =>
  panel(query).rows[0]?.href.split('?')[1]?.split('#')[0];

test('the words to mark are those that were typed, or what they were taken for, and none that every page has', () => {
  expect(marksOf('coal')).toBe('_highlight=coal');
  expect(marksOf('coalesing scope')).toBe(
    '_highlight=coalesc&_highlight=scope',
  );
  expect(marksOf('how is the scope shared')).toBe(
    '_highlight=scope&_highlight=shared',
  );
});

for (const query of ['*', '=>', '||', '??', 'C#'])
  test(`"${query}" is answered with a sentence`, () => {
    const { rows, note } = panel(query);
    expect(rows).toEqual([]);
    expect(note).toContain(`"${query}"`);
  });

test('what readers call things comes with the second file, and moves nothing that has no need of it', () => {
  const pages = [
    makePage('/docs/pier', 'Pier', [{ text: 'Boats lie here.' }], {
      aka: ['jetty'],
    }),
  ];
  const { index, asked } = buildSearchFiles(pages, []);
  const small = createSearchEngine(JSON.parse(index.json));
  expect(small.wantsMore('pier')).toBe(false);
  expect(small.wantsMore('where is the jetty')).toBe(true);
  expect(small.search('where is the jetty').rows).toEqual([]);
  small.addMore(JSON.parse(asked.json));
  expect(small.wantsMore('where is the jetty')).toBe(false);
  expect(small.search('where is the jetty').rows).toHaveLength(1);
  expect(index.json + asked.json).not.toContain('Boats lie here');
});

test('equal pages in any order give equal files', () => {
  expect(
    buildSearchFiles([...PAGES].reverse(), SYMBOLS, { synonyms: SYNONYMS }),
  ).toEqual(files);
});

test('another file than the index is refused', () => {
  for (const file of [null, {}, [], [{}, {}, {}], '<!doctype html>']) {
    expect(() => createSearchEngine(file)).toThrow(/damaged/);
  }
});

test('of another file than what readers ask, nothing is taken', () => {
  const engine = createSearchEngine(JSON.parse(files.index.json));
  const before = engine.search('where is the jetty');
  for (const file of [null, { 'asked.1.map': 5 }])
    expect(() => engine.addMore(file)).toThrow();
  expect(engine.wantsMore('where is the jetty')).toBe(true);
  expect(engine.search('where is the jetty')).toEqual(before);
});

test('no query makes the engine fail, however odd', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200, unit: 'grapheme' }), (query) => {
      expect(panel(query).rows.length).toBeLessThanOrEqual(LIMIT);
    }),
  );
  for (const query of ['constructor', '__proto__', '<b>', ' ', '*', 'the'])
    expect(() => panel(query)).not.toThrow();
});

test('a page shows its description, whichever section was found', () => {
  const { rows } = panel('rxLet error');
  const page = rows.find(({ title }) => title === 'RxLet');
  const texts = JSON.parse(files.text.json) as string[][];
  expect(texts[page?.pageId ?? -1]?.[page?.section ?? -1]).toBe(
    'Bind one stream to a view.',
  );
});
