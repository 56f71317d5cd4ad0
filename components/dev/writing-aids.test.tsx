import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { EARLY_SCRIPT } from './writing-aids';

type Event = { message?: string; stopImmediatePropagation: () => void };

test('a save that comes too early loads the page anew, and an image that is missing is no fault of the page', () => {
  const reload = vi.fn();
  let hear = (_: Event) => {};
  runInNewContext(EARLY_SCRIPT, {
    addEventListener: (_: string, heard: typeof hear) => (hear = heard),
    location: { reload },
  });
  const stopImmediatePropagation = vi.fn();
  hear({ stopImmediatePropagation });
  expect(reload).not.toHaveBeenCalled();
  const message =
    'Error: Router action dispatched before initialization happened';
  hear({ message, stopImmediatePropagation });
  expect(reload).toHaveBeenCalledOnce();
  expect(stopImmediatePropagation).toHaveBeenCalledOnce();
});
