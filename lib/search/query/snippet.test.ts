import { expect, test } from 'vitest';
import fc from 'fast-check';

import {
  createSnippet,
  createSnippetLines,
  MAX_SNIPPET_LENGTH,
} from './snippet';

const terms = (words: Record<string, number>, ...beginnings: string[]) => ({
  weights: new Map(Object.entries(words)),
  beginnings,
});
const marked = (
  text: string,
  words: Record<string, number>,
  ...beginnings: string[]
) => {
  const snippet = createSnippet(text, terms(words, ...beginnings));
  return snippet.marks.map(({ start, end }) => snippet.text.slice(start, end));
};

test('a text of fifty characters is shown whole, one of fifty-one is cut', () => {
  const fifty = `${'word '.repeat(9)}right`;
  expect(fifty).toHaveLength(MAX_SNIPPET_LENGTH);
  expect(createSnippet(fifty, terms({})).text).toBe(fifty);
  expect(createSnippet(`${fifty}s`, terms({})).text).toBe(
    `${'word '.repeat(9).trim()}…`,
  );
});

test('the snippet is cut at words around the match', () => {
  const text =
    'The first sentence says nothing of it. Here the scheduler yields to the browser between two chunks of work.';
  expect(createSnippet(text, terms({ yield: 1 })).text).toBe(
    '…Here the scheduler yields to the browser between…',
  );
});

test('two different terms beat the same term twice', () => {
  const text = `cache cache ${'filler '.repeat(12)} cache handler ${'filler '.repeat(12)}`;
  expect(marked(text, { cach: 1, handler: 1 })).toEqual(['cache', 'handler']);
});

test('of a word that is still being typed the typed beginning is marked', () => {
  expect(
    marked('coalesceWith a selector', { coalesc: 1, coalescewith: 1 }, 'coal'),
  ).toEqual(['coal']);
});

test('no snippet is longer than the limit and every mark lies inside it', () => {
  fc.assert(
    fc.property(fc.lorem({ maxCount: 60 }), fc.nat(20), (text, at) => {
      const word = text.toLowerCase().split(/\W+/)[at] ?? 'lorem';
      const snippet = createSnippet(text, terms({ [word]: 1 }));
      expect(snippet.text.length).toBeLessThanOrEqual(MAX_SNIPPET_LENGTH);
      for (const { start, end } of snippet.marks) {
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeLessThanOrEqual(snippet.text.length);
        expect(start).toBeLessThan(end);
      }
    }),
  );
});

test('a longer text goes on in a second line, with its marks', () => {
  const text =
    'A scheduler hands out turns. It yields to the browser after each of them, so that a click is answered at once.';
  const lines = createSnippetLines(text, terms({ yield: 1, click: 1 }));
  expect(lines.map((line) => line.text)).toEqual([
    '…It yields to the browser after each of them, so',
    'that a click is answered at once.',
  ]);
  expect(
    lines.map(({ text: line, marks }) =>
      marks.map(({ start, end }) => line.slice(start, end)),
    ),
  ).toEqual([['yields'], ['click']]);
  expect(createSnippetLines('Short.', terms({}))).toHaveLength(1);
});

test('no line is longer than the limit, and every mark lies inside its line', () => {
  fc.assert(
    fc.property(fc.lorem({ maxCount: 60 }), fc.nat(20), (text, at) => {
      const word = text.toLowerCase().split(/\W+/)[at] ?? 'lorem';
      const lines = createSnippetLines(text, terms({ [word]: 1 }));
      expect(lines.length).toBeLessThanOrEqual(2);
      for (const line of lines) {
        expect(line.text.length).toBeLessThanOrEqual(MAX_SNIPPET_LENGTH);
        for (const { start, end } of line.marks) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeLessThanOrEqual(line.text.length);
          expect(start).toBeLessThan(end);
        }
      }
    }),
  );
});

test('an identifier is shown whole when a part of it matched', () => {
  const text = `${'filler '.repeat(9)}runOutsideAngularZone(callback) ${'filler '.repeat(9)}`;
  expect(createSnippet(text, terms({ zone: 1 })).text).toContain(
    ' runOutsideAngularZone(callback) ',
  );
});

test('a snippet begins with the sentence of the match when that fits', () => {
  const text =
    'Words that nobody asked for come first. A valve opens the lock and more words follow it.';
  expect(createSnippet(text, terms({ lock: 1 })).text).toBe(
    '…A valve opens the lock and more words follow it.',
  );
});
