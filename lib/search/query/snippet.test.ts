import { expect, test } from 'vitest';
import fc from 'fast-check';

import type { SearchRow } from '../answer';
import { createSnippet, snippetOf } from './snippet';

const terms = (words: Record<string, number>, ...beginnings: string[]) => ({
  weights: new Map(Object.entries(words)),
  beginnings,
});
const linesOf = (text: string, words: Record<string, number> = {}) =>
  createSnippet(text, terms(words), 2).map((line) => line.text);
const marked = (
  text: string,
  words: Record<string, number>,
  ...beginnings: string[]
) =>
  createSnippet(text, terms(words, ...beginnings), 2).map((line) =>
    line.marks.map(({ start, end }) => line.text.slice(start, end)),
  );

test('a text of fifty characters is one line, one of fifty-one goes on in a second', () => {
  const fifty = `${'word '.repeat(9)}right`;
  expect(fifty).toHaveLength(50);
  expect(linesOf(fifty)).toEqual([fifty]);
  expect(linesOf(`${fifty}s`)).toEqual(['word '.repeat(9).trim(), 'rights']);
  expect(linesOf('')).toEqual([]);
});

test('the snippet is cut at words around the match', () => {
  const text = `The first sentence says nothing of it. Here the scheduler yields to the browser between two chunks of work${' and more'.repeat(9)}.`;
  expect(linesOf(text, { yield: 1 })).toEqual([
    '…Here the scheduler yields to the browser between',
    'two chunks of work and more and more and more and…',
  ]);
});

test('without a match it is the beginning', () => {
  expect(linesOf('word '.repeat(40), { other: 1 })[0]).toMatch(/^word/);
});

test('two different terms beat the same term twice', () => {
  const text = `cache cache ${'filler '.repeat(12)} cache handler ${'filler '.repeat(12)}`;
  expect(marked(text, { cach: 1, handler: 1 }).flat()).toEqual([
    'cache',
    'handler',
  ]);
});

test('of a word that is still being typed the typed beginning is marked', () => {
  expect(
    marked('coalesceWith a selector', { coalesc: 1, coalescewith: 1 }, 'coal'),
  ).toEqual([['coal']]);
});

test('a longer text goes on in a second line, with its marks', () => {
  const text =
    'A scheduler hands out turns. It yields to the browser after each of them, so that a click is answered at once.';
  const words = { yield: 1, click: 1 };
  expect(linesOf(text, words)).toEqual([
    '…It yields to the browser after each of them, so',
    'that a click is answered at once.',
  ]);
  expect(marked(text, words)).toEqual([['yields'], ['click']]);
});

test('no line is longer than the limit, and every mark lies inside its line', () => {
  fc.assert(
    fc.property(fc.lorem({ maxCount: 60 }), fc.nat(20), (text, at) => {
      const word = text.toLowerCase().split(/\W+/)[at] ?? 'lorem';
      const lines = createSnippet(text, terms({ [word]: 1 }), 2);
      expect(lines.length).toBeLessThanOrEqual(2);
      for (const line of lines) {
        expect(line.text.length).toBeLessThanOrEqual(50);
        for (const { start, end } of line.marks) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeLessThanOrEqual(line.text.length);
          expect(start).toBeLessThan(end);
        }
      }
    }),
  );
});

test('one line shows what matched, too', () => {
  const text = `${'filler '.repeat(19)}coalesce ${'filler '.repeat(9)}`;
  const [line, ...others] = createSnippet(text, terms({ coalesce: 1 }), 1);
  expect(others).toEqual([]);
  expect(line?.text).toMatch(/^….*coalesce.*…$/);
  expect(line?.text.length).toBeLessThanOrEqual(50);
});

test('an identifier is shown whole when a part of it matched', () => {
  const text = `${'filler '.repeat(19)}runOutsideAngularZone(callback) ${'filler '.repeat(9)}`;
  expect(linesOf(text, { zone: 1 }).join(' ')).toContain(
    ' runOutsideAngularZone(callback) ',
  );
});

test('of a word without end, and of a script without spaces, the match is shown', () => {
  const text = `${'abc.'.repeat(40)}zone${'.abc'.repeat(40)}`;
  expect(marked(text, { zone: 1 })[0]).toEqual(['zone']);
});

test('of a page that was found by its text, the text that shows most is cut', () => {
  const texts = ['A pier.', 'A lock and a lock.', 'A pier with a lock.'];
  const row = (kind: 'heading' | 'content') =>
    snippetOf(
      { kind, section: 1 } as SearchRow,
      texts,
      terms({ pier: 1, lock: 1 }),
      2,
    );
  expect(row('content').map(({ text }) => text)).toEqual(texts.slice(2));
  expect(row('heading').map(({ text }) => text)).toEqual([texts[1]]);
});

test('of a word that is written with more or fewer letters, its beginning is marked', () => {
  for (const [text, begun, mark] of [
    ['Straßenbahn', 'strasse', 'Straße'],
    ['r\u00e9sum\u00e9s', 'resum', 'r\u00e9sum'],
    ['re\u0301sume\u0301s', 'resum', 're\u0301sum'],
    ['مُحَمَّدي', 'محمد', 'مُحَمَّد'],
    ['ﬁnding', 'fin', 'ﬁn'],
  ] as const)
    expect(marked(text, {}, begun).flat().join(), text).toBe(mark);
});

test('a text without spaces is never cut within a sign', () => {
  for (const sign of ['𠮷', 'กิ', 'e\u0301', '🚀'])
    for (const before of ['', 'a', 'ab', 'abc'])
      for (const { text } of createSnippet(
        before + sign.repeat(80),
        terms({}),
        3,
      )) {
        const whole = text
          .replace(/…$/, '')
          .slice(text.startsWith('a') ? before.length : 0);
        expect(whole.replaceAll(sign, '')).toBe('');
      }
});
