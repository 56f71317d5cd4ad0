import { expect, test } from 'vitest';
import { readStyleSheets } from '@/tests/support/style-sheets';
import { MOBILE_MAX_WIDTH_EM, MOBILE_MAX_WIDTH_PX } from './constants';

/** Conditions of all media queries, by file. */
const queries = readStyleSheets().flatMap(({ file, css }) =>
  [...css.matchAll(/@(?:media|container) ([^{]+)/g)].map(
    ([, condition = '']) => ({ file, condition }),
  ),
);

test('style sheets and scripts agree where the mobile layout ends', () => {
  expect(MOBILE_MAX_WIDTH_PX).toBe(996);
  const figures = queries.flatMap(({ condition }) =>
    [...condition.matchAll(/\b(6[0-5](?:\.\d+)?)em\b/g)].map(([, em]) =>
      Number(em),
    ),
  );
  expect(figures.length).toBeGreaterThan(2);
  expect(new Set(figures)).toEqual(new Set([MOBILE_MAX_WIDTH_EM]));
});

test('no width is asked for in pixels, which do not grow with the text of the reader', () => {
  expect(
    queries.filter(({ condition }) => /\d(?:px|rem)\b/.test(condition)),
  ).toEqual([]);
});
