import { expect, test } from '@playwright/test';
import { escapeHtml } from './escape-html';
import { formatDay } from './format-day';
import { parseInlineLinks } from './inline-links';
import { didYouMean, nearest } from './nearest';

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
