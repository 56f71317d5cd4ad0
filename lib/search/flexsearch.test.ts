import { Document, Index } from 'flexsearch';
import { expect, test } from 'vitest';
import { buildSearchFiles } from './build';
import { vocabularyOf } from './flexsearch';
import { makePage } from './query/fixtures/make-page';
import type { SerializedSearchIndex } from './types';

const PAGES = [
  makePage('/docs/pier', 'Pier', [{ text: 'Boats lie at low tide.' }], {
    questions: ['How do I moor a barge?'],
  }),
  makePage('/docs/lock', 'Lock', [{ text: 'Barges pass.' }]),
];
const [names, headings, contents] = JSON.parse(
  buildSearchFiles(PAGES, []).index.json,
) as SerializedSearchIndex;

test('the package by itself imports the published file and finds a word', () => {
  const byName = new Document({
    document: { id: 'id', index: ['title', 'home', 'about'] },
  });
  for (const [key, data] of Object.entries(names.index))
    byName.import(key, data as string);
  const [found] = byName.search('pier');
  expect(names.documents[Number(found?.result[0])]?.[0]).toBe('/docs/pier');

  const questions = new Index();
  for (const [key, data] of Object.entries(headings.index))
    questions.import(key, data as string);
  expect(questions.search('barg')).toEqual([headings.documents.length]);
});

test('the full bundle answers as the compact one does, whose options it has', () => {
  const field = (name: string) => ({
    field: name,
    tokenize: 'strict' as const,
    resolution: 1,
    encode: (terms: string) => terms.split(' '),
  });
  const full = new Document({
    document: { id: 'id', index: ['often', 'text'].map(field) },
  });
  for (const [key, data] of Object.entries(contents.index))
    full.import(key, data as string);
  for (const term of ['boat', 'tid', 'low', 'pass'])
    expect(full.search(term).length, term).toBe(1);
});

test('the vocabulary is the terms of an export, and nothing else is read from it', () => {
  expect(vocabularyOf(headings.index)).toEqual(['moor', 'barg']);
  expect(vocabularyOf({ '1.reg': [1], '1.map': [['a', [[1]]]] })).toEqual([
    'a',
  ]);
});
