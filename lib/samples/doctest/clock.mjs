// Virtual time, in processes, in pages of the checker and in the playground: plain JavaScript that needs nothing else.

/** What `Date.now()` returns when a sample starts. */
export const START = Date.UTC(2026, 0, 1, 12);

/** Only with a document. */
export const FRAME_TIMERS = [
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
];
const TIMERS = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'Date',
  'performance',
  ...FRAME_TIMERS,
];
/** Timers that a sample may spend; an endless interval stops here. */
const MAX_TIMERS = 2_000;
/** Turns of the event loop in which messages between ports may still arrive, before time passes and before the end. */
const TURNS_BEFORE_TIMER = 3;
const QUIET_TURNS = 6;

/**
 * Stops the clock.
 *
 * @param {{ install: typeof import('@sinonjs/fake-timers').install }} timers the library, which takes stock of the
 * globals when it is read
 * @param {readonly string[]} without what goes on
 */
export function stopClock(timers, without = []) {
  const toFake = TIMERS.filter(
    (name) => name in globalThis && !without.includes(name),
  );
  return timers.install({
    now: START,
    toFake: /** @type {import('@sinonjs/fake-timers').FakeMethod[]} */ (toFake),
  });
}

/**
 * Lets virtual time pass until nothing is left to happen.
 *
 * @param {import('@sinonjs/fake-timers').Clock} clock
 * @param {object} options
 * @param {() => boolean} options.isDone
 * @param {() => Promise<unknown>} options.turn a turn of the real event loop
 * @param {() => Promise<unknown>} [options.look] waits for what no clock drives
 * @param {number} options.maxLooks counted, not timed: on a busy machine each takes longer, and so does what is waited
 * for
 * @param {() => boolean} [options.mayPass] whether what goes on is not in real time
 */
export async function pump(
  clock,
  { isDone, turn, look = async () => {}, maxLooks, mayPass = () => true },
) {
  let looks = 0;
  let quietTurns = 0;
  let timers = 0;
  while (true) {
    await turn();
    quietTurns++;
    if (quietTurns < TURNS_BEFORE_TIMER) continue;
    if (clock.countTimers() > 0 && timers < MAX_TIMERS && mayPass()) {
      quietTurns = 0;
      timers++;
      // At once: what waits in real time, as `nextAsync` does, is overtaken by messages on a quick machine alone.
      clock.next();
    } else if (quietTurns <= QUIET_TURNS) {
      continue;
    } else if (isDone()) {
      return;
    } else if (looks++ >= maxLooks) {
      throw new Error(
        'The sample never ends: it awaits something that does not happen.',
      );
    } else {
      await look();
    }
  }
}
