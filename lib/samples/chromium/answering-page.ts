import { setTimeout as sleep } from 'node:timers/promises';

import type { Page } from '@playwright/test';

/** How far apart a page is asked whether it is alive while something runs in it. */
const LOOK_INTERVAL_MS = 500;
/** Looks in a row without an answer: a minute on a machine that has time. */
const SILENT_LOOKS = 120;

/** What runs in a page does not come to an end. */
export class NoEndError extends Error {
  override readonly name = 'NoEndError';
}

/**
 * Waits for what runs in a page for as long as the page answers. Looks are counted and not the clock's time: on a busy
 * machine a page answers late, and is waited for.
 *
 * @param maxLooks answers of the page after which what it awaits is taken not to happen
 * @param silentLooks looks in a row without an answer after which it is taken to be blocked
 * @throws NoEndError when the page stands still, or awaits what does not happen
 */
export async function whileAnswering<Result>(
  page: Page,
  work: Promise<Result>,
  maxLooks: number,
  silentLooks = SILENT_LOOKS,
): Promise<Result> {
  const end = work.then(() => true);
  end.catch(() => undefined);
  for (let looks = 0; !(await comesSoon(end)); looks++) {
    if (looks === maxLooks) {
      throw new NoEndError('it awaits something that does not happen.');
    }
    const answer = page.evaluate(() => true);
    answer.catch(() => undefined);
    for (let silent = 0; !(await comesSoon(answer)); silent++) {
      if (silent < silentLooks) continue;
      throw new NoEndError('it blocks the page. Check for an infinite loop.');
    }
  }
  return work;
}

/** Whether something happens before the next look. */
function comesSoon(wanted: Promise<boolean>): Promise<boolean> {
  return Promise.race([wanted, sleep(LOOK_INTERVAL_MS, false)]);
}
