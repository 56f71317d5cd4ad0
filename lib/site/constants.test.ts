import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { MOBILE_MAX_WIDTH_PX } from './constants';

const STYLES = 'app/styles';

test('style sheets and scripts agree where the mobile layout ends', () => {
  const figures = readdirSync(STYLES).flatMap((file) =>
    [
      ...readFileSync(`${STYLES}/${file}`, 'utf8').matchAll(
        /\((max|min)-width: (9\d\d|10\d\d)px\)/g,
      ),
    ].map(([, side, width]) => ({ file, side, width: Number(width) })),
  );
  expect(figures.length).toBeGreaterThan(2);
  expect(
    figures.filter(
      ({ side, width }) =>
        width !==
        (side === 'max' ? MOBILE_MAX_WIDTH_PX : MOBILE_MAX_WIDTH_PX + 1),
    ),
  ).toEqual([]);
});
