import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { Logo } from './logo';

const valuesOf = (markup: string, name: string) =>
  [...markup.matchAll(new RegExp(` ${name}="([^"]+)"`, 'g'))].map(
    ([, value = '']) => value,
  );

const centres = (markup: string) =>
  valuesOf(markup, 'cx').map((x, at) => `${x} ${valuesOf(markup, 'cy')[at]}`);

for (const [name, markup] of [
  ['of the pages', renderToStaticMarkup(<Logo />)],
  ['of the browser tab', readFileSync('public/icon.svg', 'utf8')],
] as const) {
  test(`in the mark ${name} each stream ends in the middle of its value, so that nothing sticks out`, () => {
    const ends = valuesOf(markup, 'd').flatMap((line) => [
      /^M([\d. ]+)C/.exec(line)?.[1] ?? '',
      / ([\d.]+ [\d.]+)$/.exec(line)?.[1] ?? '',
    ]);
    expect(centres(markup)).toHaveLength(2);
    for (const centre of centres(markup)) expect(ends).toContain(centre);
  });
}

test('both marks are the same drawing', () => {
  const tab = readFileSync('public/icon.svg', 'utf8');
  const page = renderToStaticMarkup(<Logo />);
  expect(valuesOf(tab, 'd')).toEqual(valuesOf(page, 'd'));
  expect(centres(tab)).toEqual(centres(page));
});
