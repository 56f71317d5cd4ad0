const INTERVAL_MS = 10_000;

/**
 * Prints how far a check is, now and then.
 *
 * @param now a clock, in milliseconds
 * @returns to be called with what is counted, such as `samples run`
 */
export function progressPrinter(now: () => number = () => performance.now()) {
  let last = now();
  return (what: string, done: number, of: number): void => {
    if (now() - last < INTERVAL_MS) return;
    last = now();
    console.log(`[samples] ${done} of ${of} ${what}`);
  };
}
