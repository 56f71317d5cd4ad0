import { expect, test } from 'vitest';
import { findForbidden, visible } from './plain-text';

test('what people type in any language is left alone', () => {
  for (const text of [
    'Tab\tand\r\nline',
    'Grüße, ñ, 漢字, שלום, سلام',
    '👩\u200d🚀 and 🏴󠁧󠁢󠁥󠁮󠁧󠁿, 👩🏽\u200d❤\ufe0f\u200d👨🏿, ❤\u200d🔥, ⚠\ufe0f, 1\ufe0f\u20e3, 🇦🇹',
    'non\u00a0breaking',
    '۱۴۰۲ ه\u200d.ش and क्\u200d, which are letters as they begin a word',
    'می\u200cخواهم and क्\u200dष, କ୍\u200cଷ, അവന്\u200d',
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
    // What is not seen.
    '\u00ad',
    '\u034f',
    '\u061c',
    '\u115f',
    '\u17b4',
    '\u180e',
    '\u200b',
    '\u200c',
    '\u200d',
    '\u200e',
    '\u200f',
    '\u2060',
    '\u2064',
    '\u206a',
    '\u2800',
    '\u3164',
    '\ufe00',
    '\ufe0e',
    '\ufe0f',
    '\ufeff',
    '\uffa0',
    '\ufff9',
    '\ue000',
    '\u{f0000}',
    '\u{1d173}',
    '\u{e0001}',
    '\u{e0041}',
    '\u{e0100}',
    // Of other planes, or shown as nothing.
    '\u{1fffe}',
    '\u{10ffff}',
    '\u070f',
    '\u{13430}',
    '\u{13442}',
    '\u{16fe4}',
    '\u{1d159}',
  ]) {
    expect(findForbidden(`ab${character}c`)?.index, visible(character)).toBe(2);
  }
});

test('a message in the tags of a flag, or joined to words, is found', () => {
  expect(findForbidden('🏴\u{e0068}\u{e0069}\u{e007f}')?.index).toBe(2);
  expect(findForbidden('👩\u200da')?.index).toBe(2);
  expect(findForbidden('سلام\u200c a')?.index).toBe(4);
  expect(findForbidden('അവന്\u200d\u200d')?.index).toBe(5);
  expect(findForbidden('ه\u200d\u200c.')?.index).toBe(2);
});
