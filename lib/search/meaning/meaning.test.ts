import { expect, test } from '@playwright/test';

import { buildSearchFiles } from '../build';
import { makePage } from '../query/make-page.fixture';
import { createSearchEngine } from '../query';
import { createMeaning } from '.';
import { DIMENSIONS, packVectors, unpackVectors } from './packed-vectors';

/** Two subjects, each on several pages; the words of one go together. */
const pages = [
  makePage('/docs/harbour', 'Harbour', [
    { text: 'Boats lie at the pier. A boat is moored with a rope.' },
    { text: 'The pier has a rope for each boat that is moored.' },
  ]),
  makePage('/docs/mooring', 'Mooring', [
    { text: 'A rope holds the boat at the pier while the tide falls.' },
  ]),
  makePage('/docs/bakery', 'Bakery', [
    { text: 'Bread is baked in the oven. Flour and yeast make the dough.' },
    { text: 'The oven is hot before the dough comes.' },
  ]),
  makePage('/docs/dough', 'Dough', [
    { text: 'Dough of flour and yeast rests before it is baked as bread.' },
  ]),
];
const { index, vectors } = buildSearchFiles(pages, []);

function ask(query: string, withMeaning: boolean): string[] {
  const engine = createSearchEngine(JSON.parse(index.json));
  if (withMeaning)
    engine.understand((read) => createMeaning(read, JSON.parse(vectors.json)));
  return engine.searchPanel(query).hits.map(({ document }) => document.url);
}

test('a query is about the page that its words mostly belong to, and all shares are one', () => {
  const routes = pages.map(({ route }) => route).sort();
  const judge = createMeaning(
    { vocabulary: vocabularyOf(), pages },
    JSON.parse(vectors.json),
  );
  const sharesOf = (query: string, subject: readonly string[]) => {
    const shares = judge(query).map(Math.exp);
    expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1, 5);
    return subject.reduce(
      (sum, route) => sum + (shares[routes.indexOf(route)] ?? 0),
      0,
    );
  };
  const water = ['/docs/harbour', '/docs/mooring'];
  const bread = ['/docs/bakery', '/docs/dough'];
  const boats = 'how is a boat held at the pier';
  expect(sharesOf(boats, water)).toBeGreaterThan(0.6);
  expect(sharesOf(boats, bread)).toBeLessThan(0.4);
  const baking = 'what is baked of flour and yeast';
  expect(sharesOf(baking, bread)).toBeGreaterThan(0.6);
  expect(sharesOf(baking, water)).toBeLessThan(0.4);
  expect(judge('nothing of it is known')).toEqual(
    Array.from({ length: pages.length }, () => -Math.log(pages.length)),
  );
});

function vocabularyOf(): string[] {
  let terms: string[] = [];
  createSearchEngine(JSON.parse(index.json)).understand((read) => {
    terms = read.vocabulary;
    return () => read.pages.map(() => 0);
  });
  return terms;
}

test('nothing is found or lost by meaning, and names keep their order', () => {
  for (const query of ['rope for a boat at the pier', 'dough', 'oven bread']) {
    const byWords = ask(query, false);
    expect(byWords.length).toBeGreaterThan(0);
    expect([...ask(query, true)].sort()).toEqual([...byWords].sort());
  }
  expect(ask('Dough', true)).toEqual(ask('Dough', false));
});

test('the same pages in any order give the same vectors', () => {
  expect(buildSearchFiles([...pages].reverse(), []).vectors).toEqual(vectors);
});

test('packed vectors keep direction and length, and a file of another index is refused', () => {
  const word = Float64Array.from({ length: DIMENSIONS }, (_, at) =>
    at === 0 ? 0.5 : at === 1 ? -0.25 : 0,
  );
  const packed = packVectors([undefined, word], [word]);
  const { words, pages: places } = unpackVectors(packed, ['a', 'b'], 1);
  expect([...words.keys()]).toEqual(['b']);
  const near = [words.get('b'), places[0]].map((row) => [...(row ?? [])]);
  const product = near[0]?.reduce(
    (sum, value, at) => sum + value * (near[1]?.[at] ?? 0),
    0,
  );
  // Words are rounded to two steps a side, which their length is made for.
  expect(near[0]?.slice(0, 3).map(Math.sign)).toEqual([1, -1, 0]);
  expect(near[1]?.[0]).toBeGreaterThan(0);
  expect(product).toBeGreaterThan(0);
  for (const [vocabulary, count] of [
    [['a'], 1],
    [['a', 'b'], 2],
  ] as const)
    expect(() => unpackVectors(packed, vocabulary, count)).toThrow(
      'do not belong',
    );
  expect(() => unpackVectors({}, ['a'], 1)).toThrow('do not belong');
});

test('names are asked for as a whole, in any letter case', () => {
  const knots = ['tide', 'wind'].map((word) =>
    makePage(`/docs/${word}`, word, [
      { text: `With the ${word}, boatMooring holds. Call boatMooring.` },
      { text: `The ${word} asks for boatMooring, and boatMooring answers.` },
    ]),
  );
  const all = [
    ...knots,
    ...['pier', 'quay'].map((word) =>
      makePage(`/docs/${word}`, word, [
        { text: `A boat at the ${word} needs mooring, as each boat does.` },
        { text: `Mooring a boat is what the ${word} is for. A boat is heavy.` },
      ]),
    ),
  ];
  const files = buildSearchFiles(all, []);
  createSearchEngine(JSON.parse(files.index.json)).understand((read) => {
    const judge = createMeaning(read, JSON.parse(files.vectors.json));
    const shareOf = (query: string) =>
      judge(query).reduce(
        (sum, share, at) =>
          /tide|wind/.test(read.pages[at]?.route ?? '')
            ? sum + Math.exp(share)
            : sum,
        0,
      );
    expect(shareOf('boatMooring')).toBeGreaterThan(shareOf('boat mooring'));
    expect(shareOf('boatmooring')).toBeGreaterThan(0.6);
    return judge;
  });
});

test('a question that a page asks itself is answered by its words, and others by what they are about', () => {
  const pier = ['tide', 'wind'].map((word) =>
    makePage(`/docs/${word}`, word, [
      { text: `A rope at the pier is held by a knot for the ${word}.` },
    ]),
  );
  const asked = 'Which knot holds a rope at the pier?';
  const all = [
    ...pier,
    makePage('/docs/knots', 'Knots', [{}], { questions: [asked] }),
  ];
  const engine = createSearchEngine(
    JSON.parse(buildSearchFiles(all, []).index.json),
  );
  const firstOf = (query: string, likely: string) => {
    engine.understand(
      (read) => () =>
        read.pages.map(({ route }) => (route === likely ? 0 : -40)),
    );
    return engine.searchPanel(query).hits[0]?.document.url;
  };
  for (const { route } of pier) {
    for (const query of [
      'knot held at pier rope for',
      'rope pier knot',
      'TypeError: Cannot read properties of rope at the pier',
      'if (pier) { rope.tie(pier); rope.knot(); }',
    ])
      expect(firstOf(query, route)).toBe(route);
    expect(firstOf(asked, route)).toBe('/docs/knots');
    for (const short of ['rope', 'rope pier']) {
      expect(firstOf(short, route)).toBe('/docs/knots');
    }
  }
});

test('what readers type leads to the page that they need, though no page has these words', () => {
  // Each page is asked for with four of five words.
  const strange = ['davit', 'hitch', 'landlubber', 'squall', 'yawl'];
  const withAsked = ['tide', 'wind', 'rain', 'snow', 'fog'].map((word, at) =>
    makePage(
      `/docs/${word}`,
      word,
      [{ text: `A rope at the pier is held by a knot for the ${word}.` }],
      { asked: [strange.filter((_, other) => other !== at).join(' ')] },
    ),
  );
  const filesOf = (told: typeof withAsked) => buildSearchFiles(told, []);
  const without = withAsked.map((page) => ({ ...page, asked: [] }));
  expect(JSON.parse(filesOf(without).vectors.json).more).toBe('');

  const files = filesOf(withAsked);
  expect(JSON.parse(files.vectors.json).more).toBe(strange.join(' '));
  // Search finds nothing by them.
  expect(files.index.json).not.toContain('landlubber');

  let likeliest: string | undefined;
  createSearchEngine(JSON.parse(files.index.json)).understand((read) => {
    const judge = createMeaning(read, JSON.parse(files.vectors.json));
    const shares = judge('hitch landlubber squall yawl');
    likeliest = read.pages[shares.indexOf(Math.max(...shares))]?.route;
    return judge;
  });
  expect(likeliest).toBe('/docs/tide');
});
