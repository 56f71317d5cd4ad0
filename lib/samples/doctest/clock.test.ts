import * as fakeTimers from '@sinonjs/fake-timers';
import { expect, test } from 'vitest';
import { pump, stopClock } from './clock.mjs';

test('messages between ports come before time passes, though each takes a turn of the browser', async () => {
  const order: string[] = [];
  const messages: (() => void)[] = [];
  const clock = stopClock(fakeTimers);
  let left = 3;
  const round = () => {
    messages.push(() => {
      order.push('message');
      messages.push(() => order.push('answer'));
    });
    setTimeout(() => {
      order.push('timer');
      if (--left > 0) round();
    }, 1);
  };
  try {
    round();
    await pump(clock, {
      isDone: () => left === 0,
      turn: () => Promise.resolve(messages.shift()?.()),
      maxLooks: 0,
    });
  } finally {
    clock.uninstall();
  }
  const expected = ['message', 'answer', 'timer'];
  expect(order).toEqual([...expected, ...expected, ...expected]);
});
