import { setTimeout as sleep } from 'node:timers/promises';

import type { Browser, CDPSession, Page } from '@playwright/test';

/** How far apart a page is asked whether it is alive while something runs in it. */
const LOOK_INTERVAL_MS = 500;
/** When something that runs in a page is taken not to come to an end. */
type Limits = {
  /** Answers of the page after which what it awaits is taken not to happen. */
  maxLooks: number;
  /** Seconds of the processor that its process uses while it leaves a question open. */
  standstillS?: number;
};

/** What runs in a page does not come to an end. */
export class NoEndError extends Error {
  override readonly name = 'NoEndError';
}

/**
 * Waits for what runs in a page for as long as the page answers. The processor's time decides and not the clock's: on a
 * busy machine a page answers late, and is waited for.
 *
 * @throws NoEndError when the page stands still, or awaits what does not happen
 */
export async function whileAnswering<Result>(
  page: Page,
  work: Promise<Result>,
  { maxLooks, standstillS = 30 }: Limits,
): Promise<Result> {
  const end = work.then(() => true);
  end.catch(() => undefined);
  for (let looks = 0; !(await comesSoon(end)); looks++) {
    if (looks === maxLooks) {
      throw new NoEndError('it awaits something that does not happen.');
    }
    const answer = page.evaluate(() => true);
    answer.catch(() => undefined);
    const browser = page.context().browser();
    if (await standsStill(browser, answer, standstillS)) {
      throw new NoEndError('it blocks the page. Check for an infinite loop.');
    }
  }
  return work;
}

async function standsStill(
  browser: Browser | null,
  answer: Promise<boolean>,
  limitS: number,
): Promise<boolean> {
  if (!browser || (await comesSoon(answer))) return false;
  const session = await browser.newBrowserCDPSession();
  try {
    const before = await readUsage(session);
    while (!(await comesSoon(answer))) {
      const used = [...(await readUsage(session))].map(
        ([id, seconds]) => seconds - (before.get(id) ?? 0),
      );
      if (Math.max(...used) >= limitS) return true;
    }
    return false;
  } finally {
    await session.detach();
  }
}

/** Seconds of the processor that each process of the browser has used so far. */
async function readUsage(session: CDPSession): Promise<Map<number, number>> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return new Map(processInfo.map(({ id, cpuTime }) => [id, cpuTime]));
}

/** Whether something happens before the next look. */
function comesSoon(wanted: Promise<boolean>): Promise<boolean> {
  return Promise.race([wanted, sleep(LOOK_INTERVAL_MS, false)]);
}
