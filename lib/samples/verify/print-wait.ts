/** So many pages take a minute or more. */
const MANY_PAGES = 20;
const INTERVAL_MS = 10_000;

/** Announces that samples of many pages are checked before anything else is printed. */
export function printWait(pages: number): void {
  if (pages < MANY_PAGES) return;
  console.log(
    `[samples] The samples of ${pages} pages are compiled and run now, some of them in a browser. That takes minutes the first time; later only what changed is checked.`,
  );
}

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
