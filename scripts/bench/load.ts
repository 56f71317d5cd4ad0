import type { Browser } from '@playwright/test';
import { openExport, pageKinds } from '@/lib/export/host';
import { readProbe, SLOW, UNTHROTTLED, visit } from './browser';
import type { Visit } from './browser';
import { measureOften, printTable, type Figures } from './figures';

/** Prefetches and late work of a slow processor end within this time. */
const QUIET_MS = 5000;

/**
 * Loads each kind of page as a first visit.
 *
 * @param origin Where the export is served.
 * @param dir Folder of the export.
 * @param runs How often each page is loaded under each condition.
 */
export async function measureLoad(
  browser: Browser,
  origin: string,
  dir: string,
  runs: number,
): Promise<void> {
  for (const condition of [UNTHROTTLED, SLOW]) {
    const kinds: Record<string, Figures> = {};
    for (const { name, path } of pageKinds(openExport(dir))) {
      const { href } = new URL(path, origin);
      kinds[name] = await measureOften(runs, () =>
        visit(browser, condition, href, readLoad),
      );
    }
    printTable(`load, ${condition.name}`, kinds);
  }
}

async function readLoad({ page, requests }: Visit): Promise<Figures> {
  await page.waitForTimeout(QUIET_MS);
  const probe = await readProbe(page);
  // A page that is asked for ahead: all other files have an ending.
  const ahead = requests.filter(
    (request) =>
      request.resourceType() !== 'document' &&
      !/\.\w+$/.test(new URL(request.url()).pathname),
  ).length;
  return {
    'First paint (FCP), ms': probe.firstPaintMs,
    'Largest paint (LCP), ms': probe.largestPaintMs,
    'Blocked (TBT), ms': probe.blockedMs,
    'Longest task, ms': probe.longestTaskMs,
    'Longest scripts of a frame, ms': probe.longestFrameScriptMs,
    'Forced layout, ms': probe.forcedLayoutMs,
    'Layout shift (CLS)': probe.layoutShift,
    'Alive, ms': probe.aliveMs,
    Requests: requests.length - ahead,
    'Pages fetched ahead': ahead,
  };
}
