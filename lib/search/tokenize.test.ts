import { expect, test } from 'vitest';

import { encodeTerms, stem, tokenize } from './tokenize';

test('an identifier yields its parts and its whole', () => {
  expect(encodeTerms('distinctUntilSomeChanged')).toEqual([
    'distinct',
    'chang',
    'distinctuntilsomechanged',
  ]);
});

test('camel case, kebab case and a scoped package meet in the same whole', () => {
  for (const text of ['rxAngular', 'rx-angular', '@rx/angular', 'RX_ANGULAR']) {
    expect(encodeTerms(text)).toContain('rxangular');
  }
});

test('the beginning of a dotted chain stays findable on its own', () => {
  expect(encodeTerms('zoneConfig.global.disable')).toContain('zoneconfig');
});

test('short dotted names are one word, long chains are not', () => {
  expect(encodeTerms('zone.js')).toContain('zonejs');
  expect(encodeTerms('this.state.connect(x)')).not.toContain(
    'thisstateconnect',
  );
});

test('acronyms stay in one piece, in front of a word and in the plural', () => {
  expect(encodeTerms('ISRHandler')).toEqual(['isr', 'handler', 'isrhandler']);
  expect(encodeTerms('APIs')).toEqual(['api']);
});

test('stop words are kept on request only', () => {
  expect(encodeTerms('RxFor')).toEqual(['rx', 'rxfor']);
  expect(encodeTerms('RxFor', { stopWords: true })).toEqual([
    'rx',
    'for',
    'rxfor',
  ]);
});

test('words of one family share a stem', () => {
  for (const family of [
    ['strategy', 'strategies'],
    ['render', 'rendering', 'rendered', 'renders'],
    ['cache', 'caching', 'cached', 'caches'],
    ['type', 'typed', 'types'],
    ['stop', 'stopping', 'stopped'],
  ]) {
    expect(new Set(family.map(stem)).size, family.join()).toBe(1);
  }
});

test('words that only look inflected keep their letters', () => {
  for (const word of ['class', 'this', 'status', 'thing', 'need', 'bus']) {
    expect(stem(word)).toBe(word);
  }
});

test('tokens and parts know where they stand', () => {
  const text = 'use `rxLet` now';
  const [, token] = tokenize(text);
  expect(text.slice(token?.start, token?.end)).toBe('rxLet');
  expect(token?.parts.map((part) => text.slice(part.start, part.end))).toEqual([
    'rx',
    'Let',
  ]);
});

test('markup and property names of objects are plain words', () => {
  expect(encodeTerms('<b>constructor</b> __proto__')).toEqual([
    'constructor',
    'proto',
  ]);
});

test('letters that others write as two, and accents that stand for themselves, are spelled alike', () => {
  for (const [one, other] of [
    ['Straße', 'strasse'],
    ['Łódź', 'lodz'],
    ['Ærø', 'aero'],
    ['caf\u00e9', 'cafe\u0301'],
    ['\u00c9tat', 'E\u0301tat'],
  ] as const)
    expect(encodeTerms(one)).toEqual(encodeTerms(other));
});

for (const [language, text, word] of [
  ['Chinese', '组件的状态管理很重要', '管理'],
  ['Japanese', 'コンポーネントの状態を管理する', '状態'],
  ['Thai', 'การจัดการสถานะของคอมโพเนนต์', 'สถานะ'],
  ['Hindi', 'स्थिति का प्रबंधन', 'प्रबंधन'],
  ['Arabic', 'إدارة الحالة في المكون', 'الحالة'],
] as const)
  test(`a word of ${language} is found in a text`, () => {
    const terms = encodeTerms(text);
    expect(encodeTerms(word)).toHaveLength(1);
    expect(terms).toEqual(expect.arrayContaining(encodeTerms(word)));
    expect(terms.length).toBeGreaterThan(1);
  });
