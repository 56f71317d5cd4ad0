import { expect, test } from 'vitest';
import { drawSocialImage, drawable } from './draw-social-image';

for (const [text, drawn] of [
  ['Größe – “state”…', 'Größe – “state”…'],
  ['Ready 🚀 now', 'Ready now'],
  ['a → b', 'a b'],
  ['re\u0301sume\u0301', 'résumé'],
  ['日本語の題', ''],
  ['Ελληνικά', ''],
  ['खोज', ''],
  ['x ≥ 3', 'x 3'],
  ['a\u00adb\u200bc\u2060d', 'abcd'],
  ['read\u2011only \u2012 so', 'read-only - so'],
  ['Şı Ğ Ə Ơ ſ Ĕ Ǆ', 'Şı Ğ Ə Ơ'],
  ['\u202eabc', 'abc'],
] as const) {
  test(`of "${text}" a card shows what it has letters for`, () => {
    expect(drawable(text)).toBe(drawn);
  });
}

test('drawing a card asks no other host', async () => {
  const asked: string[] = [];
  const original = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (/^https?:/.test(url)) asked.push(url);
    return original(input, init);
  };
  const all = Array.from({ length: 0x3000 }, (_, code) =>
    drawable(`letters ${String.fromCodePoint(code)}`).slice('letters '.length),
  )
    .filter(Boolean)
    .join(' ');
  const title = `${all} 🚀 ✓ → ≥ 日本 ${process.hrtime.bigint()}`;
  await drawSocialImage('Site', {
    section: 'ⓘ',
    title,
    description: 'Ελλ 👩\u200d🚀',
    imagePath: '',
  });
  globalThis.fetch = original;
  expect(asked).toEqual([]);
});
