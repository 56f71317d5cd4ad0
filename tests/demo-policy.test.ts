import { expect, test } from 'vitest';
import { DEMO_POLICY } from '@/lib/samples/demos';
import { buildPolicy } from '@/lib/export/host/csp';

test('demos are checked under the policy of the pages', () => {
  const ofPages = buildPolicy([], false);
  expect(DEMO_POLICY).toBe(ofPages);
});
