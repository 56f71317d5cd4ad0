import { expect, test, vi } from 'vitest';
import { makeTree } from '@/tests/support/make-tree';
import { checkAll } from './check-all';

test('whoever waits for the checks is told that they go on, while writing as well', async () => {
  const { root, remove } = makeTree();
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.useFakeTimers({ toFake: ['setInterval', 'performance'] });
  const checks = checkAll(root);
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  const { problems } = await checks;
  expect(problems).toEqual([]);
  expect(said).toHaveBeenCalledWith('  pages are rendered and checked … 10 s');
  said.mockRestore();
  remove();
});
