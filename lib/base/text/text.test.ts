import { expect, test } from 'vitest';
import { counted } from './counted';
import { escapeHtml } from './escape-html';
import { formatDay } from './format-day';
import { parseInlineLinks } from './inline-links';
import { didYouMean, nearest } from './nearest';
import { toScriptLiteral } from './script-literal';

test('the nearest names come first and strangers not at all', () => {
  const known = ['description', 'title', 'keywords'];
  expect(nearest('descripton', known)).toEqual(['description']);
  expect(nearest('zzz', known)).toEqual([]);
});

test('a suggestion is half a sentence, or nothing', () => {
  expect(didYouMean('titel', ['title'])).toBe('Did you mean "title"?');
  expect(didYouMean('zzz', ['title'])).toBe('');
});

test('markup becomes text', () => {
  expect(escapeHtml('<a href="x">&')).toBe('&lt;a href=&quot;x&quot;&gt;&amp;');
});

test('links inside a line become parts of their own', () => {
  expect(parseInlineLinks('See [this](/a) now')).toEqual([
    { text: 'See ', href: undefined },
    { text: 'this', href: '/a' },
    { text: ' now', href: undefined },
  ]);
  expect(parseInlineLinks('plain')).toEqual([
    { text: 'plain', href: undefined },
  ]);
});

test('a day is the same day in every time zone', () => {
  expect(formatDay('2023-03-07')).toBe('March 7, 2023');
});

test('at most as many names as asked for are near, whatever their letters', () => {
  const known = ['aaab', 'AAAC', 'aaad', 'aaae'];
  expect(nearest('AAAA', known)).toEqual(['aaab', 'AAAC', 'aaad']);
  expect(nearest('aaaa', known, 1)).toEqual(['aaab']);
  // Of two that are as near, the shorter word differs in more of itself.
  expect(nearest('ab', ['abcd', 'abc'])).toEqual(['abc', 'abcd']);
});

test('more suggestions are reported with "or" between them', () => {
  expect(didYouMean('sale', ['sail', 'sales'])).toBe(
    'Did you mean "sales" or "sail"?',
  );
});

test('a link without text or target is text', () => {
  for (const text of ['[](/a)', '[a]()', '[a] (/b)', '[a](/b c)']) {
    expect(parseInlineLinks(text), text).toEqual([{ text, href: undefined }]);
  }
  expect(parseInlineLinks('[a](/b)[c](/d)')).toEqual([
    { text: 'a', href: '/b' },
    { text: 'c', href: '/d' },
  ]);
});

test('a value in a script is what it was, and ends no script', () => {
  const value = { text: '</script><!--\u2028\u2029"\\', list: [1, null] };
  const literal = toScriptLiteral(value);
  expect(literal).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(literal)).toEqual(value);
});

test('one is not counted in the plural', () => {
  expect(counted(1, 'page')).toBe('1 page');
  expect(counted(0, 'page')).toBe('0 pages');
  expect(counted(1, 'file differs', 'files differ')).toBe('1 file differs');
  expect(counted(2, 'file differs', 'files differ')).toBe('2 files differ');
});
