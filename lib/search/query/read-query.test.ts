import { describe, expect, test } from 'vitest';

import { buildSearchFiles } from '../build/build-search-files';
import { makeEngine, makePage } from './fixtures/make-page';

describe('questions of authors', () => {
  const pages = [
    makePage('/docs/cold', 'Anchorage', [{ text: 'Ships lie here.' }], {
      description: 'Where ships lie.',
      questions: ['How do I moor a barge in winter?'],
    }),
    makePage('/docs/other', 'Barges', [
      { id: 'a', heading: 'Loads', text: 'A barge carries gravel in winter.' },
    ]),
  ];
  const asked = makeEngine(pages);

  test('find their page, and are not shown', () => {
    const { rows } = asked.search('mooring barges when it is winter');
    expect(rows[0]?.route).toBe('/docs/cold');
    const { text } = buildSearchFiles(pages, []);
    expect(JSON.stringify([rows, text.json])).not.toContain('How do I moor');
  });
});

describe('names', () => {
  const pages = [
    makePage(
      '/docs/pier',
      'Pier',
      [
        { text: 'openGate opens. openGate() again. The class OpenGate.' },
        { text: 'state.$ emits, and $ is short for it.' },
      ],
      { documents: ['openGate'] },
    ),
    makePage('/docs/open-gate', 'OpenGate', [{ text: 'OpenGate is a class.' }]),
    makePage('/docs/add', 'add', [{ text: 'The button says add.' }]),
    makePage(
      '/docs/tools',
      'Tools',
      [{ text: 'Run it.', code: 'ng add @port/pier\nng add @port/tools' }],
      { documents: ['ng add'] },
    ),
    makePage('/docs/start', 'Start', [
      { text: 'Run ng add once. An open port.' },
    ]),
  ];
  const symbols = ['openGate', 'OpenGate'];
  const named = makeEngine(pages, symbols);
  const urls = (query: string) =>
    named.search(query).rows.map(({ route }) => route);

  test('a function and a class of one name are told apart by their letters', () => {
    expect(urls('openGate()')[0]).toBe('/docs/pier');
    expect(urls('OpenGate')[0]).toBe('/docs/open-gate');
    expect(urls('opengate')[0]).toBe('/docs/open-gate');
  });

  test('a page that shares only a hump of a known name is no hit', () => {
    expect(urls('openGate')).not.toContain('/docs/start');
    expect(urls('open')).toContain('/docs/start');
  });

  test('a command is one name', () => {
    expect(urls('ng add')[0]).toBe('/docs/tools');
  });

  test('a dollar sign is a name', () => {
    expect(urls('$')[0]).toBe('/docs/pier');
    expect(urls('state.$')[0]).toBe('/docs/pier');
  });
});

describe('messages and code', () => {
  const pages = [
    makePage(
      '/docs/errors',
      'Messages',
      [
        {
          id: 'a',
          heading: 'Gate … is locked, but … was expected',
          text: 'Unlock it.',
        },
        {
          id: 'b',
          heading: 'Ropes',
          text: 'A "knot" is tied. "moor: rope … has no knot in it" "Berth "…" in "harbour"" is said. "LK2305: Sluice … has no exported keeper" "LK0950: The tide turns too early"',
        },
        { id: 'c', heading: 'LK0950', text: 'Wait.' },
      ],
      { listsMessages: true },
    ),
    makePage('/docs/gate', 'Gate', [
      { text: 'A gate is locked. The key was expected by the guard.' },
    ]),
    makePage('/docs/knot', 'Knot', [{ text: 'A rope has a knot in it.' }]),
    makePage('/docs/reading', 'Reading properties of undefined', [
      { text: 'Cannot read properties of undefined in a type error.' },
    ]),
    makePage('/docs/winch', 'Winch', [{ text: 'A winch turns the drum.' }]),
  ];
  const pasted = makeEngine(pages);
  const found = (query: string) => pasted.search(query).rows[0]?.route;
  const entry = (query: string) =>
    pasted.search(query, { limit: 8 }).rows[0]?.hash;

  test('the fixed parts of a message lead to it, whatever its values', () => {
    expect(
      found('ERROR Error: Gate 7 is locked, but "open" was expected'),
    ).toBe('/docs/errors');
  });

  test('a message that a page quotes leads to it, as a whole and in part', () => {
    expect(found('moor: rope 7 has no knot in it')).toBe('/docs/errors');
    expect(found('has no knot in it')).toBe('/docs/errors');
    expect(found('knot in it')).toBe('/docs/knot');
    expect(found('knot')).toBe('/docs/knot');
  });

  test('quotes within a message are part of it', () => {
    expect(found('Berth "B" in "harbour"')).toBe('/docs/errors');
    expect(entry('Berth "B" in "harbour"')).toBe('#b');
  });

  test('a message is found with its code before it, behind it or without', () => {
    const message = "Sluice 'north' has no exported keeper";
    for (const text of [`LK2305: ${message}`, `${message}.lk(2305)`, message])
      expect(entry(text), text).toBe('#b');
  });

  test('a message with a code belongs to the heading of that code', () => {
    expect(entry('Error: LK0950: The tide turns too early')).toBe('#c');
  });

  test('the telling words of a long message count wherever they stand', () => {
    const long = `Error: failed at ${'https://a.example/b.js:1:2 '.repeat(8)}${'one two three four five six seven eight nine ten eleven '.repeat(2)} winch`;
    expect(found(long)).toBe('/docs/winch');
  });

  test('nothing that was pasted is taken for a typo', () => {
    expect(found('Error: wnich is not defined')).not.toBe('/docs/winch');
    expect(found('wnich')).toBe('/docs/winch');
  });
});
