import { expect, test } from '@playwright/test';
import { pageQualityFor } from './precompress';

test('pages of a site of up to 400 pages are compressed thoroughly, those of a larger one quickly', () => {
  expect(pageQualityFor(400)).toBe(10);
  expect(pageQualityFor(401)).toBe(6);
});
