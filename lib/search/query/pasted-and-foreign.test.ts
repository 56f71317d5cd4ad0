import { expect, test } from 'vitest';

import type { SearchablePage, SynonymData } from '../types';
import { makeEngine, makePage } from './fixtures/make-page';

const urlsOf =
  (
    pages: readonly SearchablePage[],
    symbols: readonly string[] = [],
    synonyms: SynonymData = { same: [], leadsTo: {} },
  ) =>
  (query: string): string[] => {
    const { rows } = makeEngine(pages, symbols, synonyms).search(query);
    return [...new Set(rows.map(({ route }) => route))];
  };

test('made-up words of pasted code lead nowhere as long as a name does', () => {
  const urls = urlsOf([
    makePage('/docs/lock', 'openLock', [
      { id: 'a', heading: 'openLock', text: 'openLock opens a lock.' },
    ]),
    makePage('/docs/other', 'Sluices', [
      { text: 'A heron and a gravel barge, each at openLock once.' },
    ]),
  ]);
  expect(
    urls('openLock<Heron>(({ gravel }) => { barge(this.gravel$); })')[0],
  ).toBe('/docs/lock');
});

test('code leads to the page of its identifier, however long its plain words are', () => {
  const urls = urlsOf([
    makePage('/docs/open-lock', 'openLock', [{ text: 'openLock opens.' }]),
    makePage('/docs/templates', 'Container templates', [
      {
        id: 'a',
        heading: 'A suspense container',
        text: 'A container of containers, denied and suspense, with openLock.',
      },
    ]),
  ]);
  expect(
    urls('<container *openLock="isOpen; else denied; suspense: wait" />')[0],
  ).toBe('/docs/open-lock');
});

test('a word that code repeats is asked for once', () => {
  const urls = urlsOf([
    makePage('/docs/raise', 'raise', [
      { id: 'a', heading: 'raise', text: 'raise the bridge.' },
    ]),
    makePage('/docs/keys', 'Edges', [
      { id: 'row', heading: 'A row of piles', text: 'One row only.' },
    ]),
    makePage('/docs/more', 'More', [
      { text: 'One pile here, and raise there.' },
    ]),
  ]);
  expect(urls('return raise(row.a, row.b, row.c, row.d);')[0]).toBe(
    '/docs/raise',
  );
});

test('the end of an address leads to its page, whatever others say of its words', () => {
  const urls = urlsOf([
    makePage('/docs/lab/ropes', 'Which one holds', [{ text: 'A trial.' }]),
    makePage('/docs/ropes', 'Ropes', [
      { id: 'lab', heading: 'Ropes of the lab', text: 'A lab has ropes.' },
    ]),
  ]);
  for (const query of ['lab/ropes', '/docs/lab/ropes', 'lab ropes'])
    expect(urls(query)[0]).toBe('/docs/lab/ropes');
  expect(urls('ropes')[0]).toBe('/docs/ropes');
});

test('"settings" are no form of "set"', () => {
  const urls = urlsOf([
    makePage('/docs/set', 'A set of sails', [{ text: 'Set them.' }]),
    makePage('/docs/options', 'Options', [{ text: 'All settings.' }]),
  ]);
  expect(urls('settings')).toEqual(['/docs/options']);
});

test('words of other languages lead to ours, and those around them to nothing', () => {
  const urls = urlsOf(
    [
      makePage('/docs/kahn', 'Kane', [{ text: 'A kane and an itch.' }]),
      makePage('/docs/testing', 'Testing', [{ text: 'How to test a lock.' }]),
    ],
    [],
    { same: [], leadsTo: { prüfen: 'test' }, skip: 'kann ich' },
  );
  expect(urls('kann ich lock prüfen')).toEqual(['/docs/testing']);
});

test('pages with little of a question are no results, those with a name are', () => {
  const many = Array.from({ length: 12 }, (_, number) =>
    makePage(`/docs/n${number}`, `Note ${number}`, [
      { text: `Words and words about a boat and more. ${'tide '.repeat(9)}` },
    ]),
  );
  const urls = urlsOf([
    makePage('/docs/best', 'Moor a boat in winter', [
      { id: 'a', heading: 'Moor a boat in winter', text: 'Ropes freeze.' },
    ]),
    ...many,
  ]);
  expect(urls('moor boat winter ropes')).toEqual(['/docs/best']);
  expect(urls('boat').length).toBeGreaterThan(1);
});

test('a message leads to its entry, however many pages have its words', () => {
  const of = (part: string) =>
    `Cannot read properties of undefined (reading '${part}')`;
  const engine = makeEngine([
    makePage(
      '/docs/faults',
      'Faults',
      ['keel', 'mast'].map((part) => ({ id: part, heading: of(part) })),
      { listsMessages: true },
    ),
    ...Array.from({ length: 9 }, (_, at) =>
      makePage(`/docs/${at}`, `Boat ${at}`, [{ text: `${of('mast')}, once.` }]),
    ),
  ]);
  const search = (part: string) =>
    engine.search(`TypeError: ${of(part)} at Pier.moor`, { limit: 8 });
  const first = (part: string) => search(part).rows[0];
  expect(first('mast')?.href).toMatch(/^\/docs\/faults\?.*#mast$/);
  expect(first('sail')?.hash).toBe('');
  expect(search('mast').isLikely).toBe(true);
  expect(engine.search('a mast that was read').isLikely).toBe(false);
});
