import { expect, test } from '@playwright/test';

import { tokenize } from '../tokenize';
import { lastNames } from './last-names';

test('a rule in a comment is named without its package, for its share of the letters', () => {
  const names = lastNames(tokenize('disable @scope/no-run'), 17);
  expect(names).toContainEqual({ name: 'norun', weight: 1, share: 5 / 17 });
  expect(names.map(({ name }) => name)).toEqual(['norun', 'run']);
});
