import { expect, test } from '@playwright/test';
import { findForbidden, visible } from './plain-text';

test('what people type in any language is left alone', () => {
  for (const text of [
    'Tab\tand\r\nline',
    'Grüße, ñ, 漢字, שלום, سلام',
    '👩\u200d🚀 and 🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    'non\u00a0breaking, soft\u00adhyphen',
    '\u200fمرحبا\u200f',
  ]) {
    expect(findForbidden(text), text).toBeUndefined();
  }
});

test('controls, turned directions, lost and half characters are found where they are', () => {
  for (const character of [
    '\0',
    '\u0001',
    '\u0008',
    '\u000b',
    '\u001f',
    '\u007f',
    '\u009f',
    '\u2028',
    '\u202a',
    '\u202e',
    '\u2066',
    '\u2069',
    '\ufffd',
    '\uffff',
    '\ud83d',
    '\ude80',
  ]) {
    expect(findForbidden(`ab${character}c`)?.index, visible(character)).toBe(2);
  }
});
