import type { Clock } from '@sinonjs/fake-timers';
import { pump, stopClock } from '@/lib/samples/doctest/clock.mjs';

/** Looks for what no clock drives. */
const MAX_LOOKS = 400;

const realTimeout = window.setTimeout.bind(window);
const { port1: near, port2: far } = new MessageChannel();

/** A turn of the browser. On a busy machine a timer may overtake the messages of ports, so one of our own comes last. */
async function realTurn(): Promise<void> {
  await new Promise((done) => realTimeout(done));
  await new Promise((done) => {
    far.onmessage = done;
    near.postMessage(undefined);
  });
}

/**
 * Runs work while a clock stands still but for what is left to happen.
 *
 * @param timers the library, which is loaded when the first sample needs it
 * @param onStart called with the clock, which goes on being virtual until somebody uninstalls it
 * @throws what the work throws, or when it awaits what does not come
 */
export async function passTime(
  timers: Parameters<typeof stopClock>[0],
  work: () => Promise<void>,
  onStart: (clock: Clock) => void,
): Promise<void> {
  const clock = stopClock(timers);
  onStart(clock);
  let isDone = false;
  const end = work().finally(() => (isDone = true));
  // Awaited below, when virtual time has passed.
  end.catch(() => {});
  await pump(clock, {
    isDone: () => isDone,
    turn: realTurn,
    maxLooks: MAX_LOOKS,
  });
  await end;
}
