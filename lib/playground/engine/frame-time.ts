import type { Clock, Config } from '@sinonjs/fake-timers';

/** What `Date.now()` returns when a sample starts, as in the check of the site's samples. */
const START = Date.UTC(2026, 0, 1, 12);
/** Timers that a sample may spend; an endless interval stops here. */
const MAX_TIMERS = 2_000;
/** Turns in which messages between ports may still arrive. */
const QUIET_TURNS = 6;
/** Looks for what no clock drives. */
const MAX_LOOKS = 400;

const FAKED = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'Date',
  'performance',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
] as const satisfies Config['toFake'];

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

/** The library, which is loaded when the first sample needs it. */
type FakeTimers = {
  install: (options: Config) => Clock;
};

/** Starts virtual time. */
export function startClock(timers: FakeTimers): Clock {
  const isThere = (name: string) => name in globalThis;
  return timers.install({ now: START, toFake: FAKED.filter(isThere) });
}

/**
 * Lets virtual time pass until nothing is left to happen.
 *
 * @throws when the sample awaits what does not come
 */
export async function pump(clock: Clock, isDone: () => boolean): Promise<void> {
  let looks = 0;
  let quietTurns = 0;
  let timers = 0;
  while (true) {
    await realTurn();
    if (clock.countTimers() > 0 && timers < MAX_TIMERS) {
      quietTurns = 0;
      timers++;
      await clock.nextAsync();
    } else if (quietTurns++ < QUIET_TURNS) {
      continue;
    } else if (isDone()) {
      return;
    } else if (looks++ >= MAX_LOOKS) {
      throw new Error('It awaits something that does not happen.');
    }
  }
}
