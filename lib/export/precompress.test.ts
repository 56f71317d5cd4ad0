import { expect, test } from '@playwright/test';
import { pageQualityFor } from './precompress';

test('pages of a site of up to 40 MB are compressed thoroughly, those of a larger one quickly', () => {
  expect(pageQualityFor(40_000_000)).toBe(10);
  expect(pageQualityFor(40_000_001)).toBe(6);
});
