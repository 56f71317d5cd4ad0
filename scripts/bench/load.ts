import type { Browser, Request } from '@playwright/test';
import { openExport, pageKinds } from '@/lib/export/host';
import { openAlive, readProbe, SLOW, UNTHROTTLED } from './browser';
import type { Condition } from './browser';
import { figuresOf, medians, repeat, type Figure } from './figures';

/** Prefetches and late work of a slow processor end within this time. */
const QUIET_MS = 5000;
const NAMES = {
  firstPaintMs: 'First paint (FCP)',
  largestPaintMs: 'Largest paint (LCP)',
  blockedMs: 'Blocked (TBT)',
  longestTaskMs: 'Longest task',
  longestFrameScriptMs: 'Longest scripts of a frame',
  forcedLayoutMs: 'Forced layout',
  layoutShift: 'Layout shift (CLS)',
  aliveMs: 'Alive',
  scriptMs: 'Script time',
  requests: 'Requests',
  prefetches: 'Pages fetched ahead',
} as const;

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
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const condition of [UNTHROTTLED, SLOW]) {
    for (const { name, path } of pageKinds(openExport(dir))) {
      const url = new URL(path, origin).href;
      const middle: Partial<Record<string, number>> = medians(
        await repeat(runs, () => loadOnce(browser, condition, url)),
      );
      const figure = figuresOf(`load, ${condition.name}`, name);
      for (const [key, title] of Object.entries(NAMES)) {
        figures.push(
          figure(title, middle[key], key.endsWith('Ms') ? 'ms' : ''),
        );
      }
    }
  }
  return figures;
}

async function loadOnce(browser: Browser, condition: Condition, url: string) {
  let requests = 0;
  let prefetches = 0;
  const { page, session, close } = await openAlive(
    browser,
    condition,
    url,
    async (visit) => {
      await visit.session.send('Performance.enable');
      visit.page.on('request', (request) => {
        if (isForLater(request)) prefetches++;
        else requests++;
      });
    },
  );
  await page.waitForTimeout(QUIET_MS);
  const probe = await readProbe(page);
  const { metrics } = await session.send('Performance.getMetrics');
  const script = metrics.find(({ name }) => name === 'ScriptDuration');
  await close();
  const scriptMs = (script?.value ?? 0) * 1000;
  return { ...probe, scriptMs, requests, prefetches };
}

/** Whether a page is asked for ahead: all other files have an ending. */
function isForLater(request: Request): boolean {
  const { pathname } = new URL(request.url());
  return request.resourceType() !== 'document' && !/\.\w+$/.test(pathname);
}
