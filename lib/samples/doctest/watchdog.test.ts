import { ChildProcess } from 'node:child_process';

import { afterEach, beforeEach, expect, test } from 'vitest';
import fakeTimers from '@sinonjs/fake-timers';

import { watchSilence } from './sample-child';

let clock: ReturnType<typeof fakeTimers.install>;

beforeEach(() => {
  clock = fakeTimers.install({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => clock.uninstall());

function watch() {
  const child = new ChildProcess();
  let isSilent = false;
  const end = watchSilence(child, 4, () => {
    isSilent = true;
  });
  return { child, end, isSilent: () => isSilent };
}

test('a process that sends messages is alive, however long that goes on', () => {
  const { child, isSilent } = watch();
  for (let second = 0; second < 100; second++) {
    clock.tick(1000);
    child.emit('message', {});
  }
  expect(isSilent()).toBe(false);
  clock.tick(3000);
  expect(isSilent()).toBe(true);
});

test('what is not watched any longer may be silent', () => {
  const { child, end, isSilent } = watch();
  end();
  clock.tick(100_000);
  expect(isSilent()).toBe(false);
  expect(child.listenerCount('message')).toBe(0);
});
