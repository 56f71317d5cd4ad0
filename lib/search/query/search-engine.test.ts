import { expect, test } from '@playwright/test';
import fc from 'fast-check';

import { buildSearchFiles } from '../build/build-search-files';
import { makePage } from './make-page.fixture';
import { locate } from './locate';
import { createSearchEngine, MAX_PANEL_HITS } from './search-engine';

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
    { description: 'Run code with rxEffects.' },
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
  leadsTo: { 'group emissions': 'coalescing' },
};
const SYMBOLS = ['rxEffects', 'coalesceWith'];
const files = buildSearchFiles(PAGES, SYMBOLS, { synonyms: SYNONYMS });
const engine = createSearchEngine(JSON.parse(files.index.json));
const first = (query: string): string | undefined =>
  engine.searchPanel(query).hits[0]?.document.url;

test.describe('finds', () => {
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
    ['a phrase of readers', 'group emissions', '/docs/cdk/coalescing'],
    [
      'the page that documents a symbol before one that has it in its title',
      'rxEffects',
      '/docs/state/effects',
    ],
    ['a word made of two known ones', 'reportbug', '/docs/contributing'],
  ] as const) {
    test(`${what}: ${query}`, () => expect(first(query)).toBe(route));
  }
});

test('a page with all words comes before pages with some', () => {
  expect(first('components share scope')).toBe('/docs/cdk/coalescing');
});

test('a hit in a section leads to that section', () => {
  const [hit] = engine.searchPanel('strategy input').hits;
  expect(hit?.document).toMatchObject({
    url: '/docs/template/rx-let-directive',
    hash: '#inputs',
    type: 1,
  });
});

test('nine pages with a match show eight rows', () => {
  const { hits, pageCount } = engine.searchPanel('tide gauge');
  expect(pageCount).toBe(9);
  expect(hits).toHaveLength(MAX_PANEL_HITS);
  expect(engine.searchAll('tide gauge').groups).toHaveLength(9);
});

test('sections stand under their page, the last one flagged as such', () => {
  const { hits } = engine.searchPanel('open and shut');
  const rows = hits.map(({ document, isInnerOfGroup, isLastOfGroup }) => [
    document.hash,
    isInnerOfGroup,
    isLastOfGroup,
  ]);
  expect(rows).toEqual([
    ['', false, false],
    ['#open', true, false],
    ['#shut', false, true],
  ]);
});

test('a word of the text leads to the section whose text shows it, once that is loaded', () => {
  const { hits, terms } = engine.searchPanel('a good valve');
  const [hit] = hits;
  if (!hit) throw new Error('Nothing was found.');
  const page = '/docs/cdk/zone-less';
  expect(hit.document).toMatchObject({ url: page, hash: '', type: 2 });
  expect(locate(hit, undefined, terms)).toEqual({ text: undefined, hash: '' });
  const texts = JSON.parse(files.text.json) as string[][];
  expect(locate(hit, texts[hit.document.pageId], terms)).toEqual({
    text: 'A valve shuts for good.',
    hash: '#shut',
  });
  // The description of the page, where no text shows it: it stands in a sample, or further on.
  expect(locate(hit, ['Of zones.', 'One.', 'Two.'], terms)).toEqual({
    text: 'Of zones.',
    hash: '',
  });
});

test('words of many pages lead to those that say them again, if two do, and none is lost', () => {
  const pages = (count: number, name: string, text: string) =>
    Array.from({ length: count }, (_, number) =>
      makePage(`/docs/${name}-${number}`, `Note ${number}`, [{ text }]),
    );
  const urls = (query: string) =>
    createSearchEngine(
      JSON.parse(
        buildSearchFiles(
          [
            ...pages(9, 'once', 'Of a boat and an oar.'),
            ...pages(1, 'again', 'Boat to boat. An oar, an oar.'),
            ...pages(1, 'last', 'A boat is a boat.'),
          ],
          [],
        ).index.json,
      ),
    )
      .searchAll(query)
      .groups.map(([hit]) => hit?.document.url ?? '');
  expect(urls('boat').sort()).toEqual(['/docs/again-0', '/docs/last-0']);
  // One page alone says it again.
  expect(urls('oar')).toHaveLength(10);
});

test('the filter keeps one package', () => {
  const { hits } = engine.searchPanel('rx', 'state');
  expect(hits.length).toBeGreaterThan(0);
  for (const { document } of hits)
    expect(document.url).toMatch(/^\/docs\/state\//);
});

test('without a hit the nearest titles are offered', () => {
  const { hits, nearest } = engine.searchPanel('cntrbtng');
  expect(hits).toEqual([]);
  expect(nearest[0]?.title).toBe('Contributing');
  expect(engine.searchPanel('xqzvw').nearest).toEqual([]);
});

test('the words to mark are those that were typed, or what they were taken for', () => {
  expect(engine.searchPanel('coal').highlight).toEqual(['coal']);
  expect(engine.searchPanel('coalesing scope').highlight).toEqual([
    'coalesc',
    'scope',
  ]);
});

test('equal pages in any order give equal files', () => {
  expect(
    buildSearchFiles([...PAGES].reverse(), SYMBOLS, { synonyms: SYNONYMS }),
  ).toEqual(files);
});

test('two pages with one route are refused by name', () => {
  const page = makePage('/docs/cdk', 'CDK');
  expect(() => buildSearchFiles([page, page], [])).toThrow(/\/docs\/cdk/);
});

test('another file than the index is refused', () => {
  for (const file of [null, {}, [], [{}, {}, {}], '<!doctype html>']) {
    expect(() => createSearchEngine(file)).toThrow(/damaged/);
  }
});

test('no query makes the engine fail, however odd', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200, unit: 'grapheme' }), (query) => {
      expect(engine.searchPanel(query).hits.length).toBeLessThanOrEqual(
        MAX_PANEL_HITS,
      );
    }),
  );
  for (const query of [
    'constructor',
    '__proto__',
    'toString',
    '<b>',
    ' ',
    '*',
    'the',
  ]) {
    expect(() => engine.searchPanel(query)).not.toThrow();
  }
});

test('a page shows its description, whichever section was found', () => {
  const { hits } = engine.searchPanel('rxLet error');
  const page = hits.find(({ document }) => document.title === 'RxLet');
  const texts = JSON.parse(files.text.json) as string[][];
  expect(texts[page?.document.pageId ?? -1]?.[page?.position ?? -1]).toBe(
    'Bind one stream to a view.',
  );
});
