import { LIMIT_MS } from './protocol';

/** Turns between two looks at the clock. */
const TURNS = 256;

// The sample may put clocks of its own in their place.
const now = performance.now.bind(performance);
const { port1, port2 } = new MessageChannel();

let began: number | undefined;
let turns = 0;
let limit = LIMIT_MS;
port1.onmessage = () => {
  began = undefined;
};

/** Sets how long the next program may go on without a pause, in milliseconds. */
export function allowPause(ms = LIMIT_MS): void {
  limit = ms;
}

/**
 * Called by each turn of a loop and each call of a function of the sample. A pause is a task of its own: promises that
 * go on for ever are none.
 *
 * @throws when there was no pause for too long
 */
export function tick(): void {
  if (turns++ % TURNS !== 0 && began !== undefined) return;
  if (began === undefined) {
    began = now();
    port2.postMessage(undefined);
  } else if (now() - began > limit) {
    // Code that catches this is stopped again by its next turn, wherever that is.
    turns = 0;
    throw new Error(
      `Stopped: this code blocked for more than ${Math.floor(limit / 1000)} ${limit < 2000 ? 'second' : 'seconds'}. Check for an infinite loop.`,
    );
  }
}
