import { expect, test } from 'vitest';
import { findOnPath } from './tools';

test('finds programs by name and leaves out those that do not exist', () => {
  const found = findOnPath(['node', 'no-such-program']);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(/\/node$/);
});
