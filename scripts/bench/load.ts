import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Request } from '@playwright/test';
import {
  pageQualityFor,
  precompress,
  startServer,
  openExport,
  withoutScripts,
  pageKinds,
} from '@/lib/static-host';
import type { PageKind } from '@/lib/static-host';
import { openVisit, readProbe, SLOW, UNTHROTTLED } from './browser';
import type { Condition } from './browser';
import { medians } from './figures';
import type { Figure } from './figures';

/** Prefetches and late work end within this time. */
const QUIET_MS = 700;
const SETTLE_TIMEOUT_MS = 30_000;
const NAMES = {
  fcp: 'First paint (FCP)',
  lcp: 'Largest paint (LCP)',
  tbt: 'Blocked (TBT)',
  cls: 'Layout shift (CLS)',
  alive: 'Alive',
  script: 'Script time',
  requests: 'Requests',
  prefetches: 'Pages fetched ahead',
  floor: 'Largest paint without scripts',
} as const;
const COUNTS = new Set(['cls', 'requests', 'prefetches']);

/**
 * Loads each kind of page as a first visit, and the same page without its scripts as floor.
 *
 * @param dir Folder of the export.
 * @param runs How often each page is loaded under each condition.
 */
export async function measureLoad(
  browser: Browser,
  dir: string,
  runs: number,
): Promise<Figure[]> {
  const kinds = pageKinds(openExport(dir));
  const floorDir = await makeFloor(dir, kinds);
  const server = await startServer({ dir });
  const floorServer = await startServer({ dir: floorDir });
  const figures: Figure[] = [];
  try {
    for (const condition of [UNTHROTTLED, SLOW]) {
      for (const { name: subject, path: sitePath } of kinds) {
        const samples: Record<string, number>[] = [];
        // Taken in turns, so that a busy moment of the machine hurts both alike.
        for (let run = 0; run < runs; run++) {
          const loaded = await loadOnce(
            browser,
            condition,
            server.url,
            sitePath,
          );
          const floor = await loadOnce(
            browser,
            condition,
            floorServer.url,
            sitePath,
          );
          samples.push({ ...loaded, floor: floor.lcp });
        }
        figures.push(...toFigures(`load, ${condition.name}`, subject, samples));
      }
    }
  } finally {
    await Promise.all([server.close(), floorServer.close()]);
    await rm(floorDir, { recursive: true });
  }
  return figures;
}

function toFigures(
  part: string,
  subject: string,
  samples: readonly Record<string, number>[],
): Figure[] {
  const middle = medians(samples);
  const figures = Object.entries(NAMES).map(([key, name]): Figure => ({
    part,
    subject,
    name,
    value: middle[key] ?? 0,
    unit: COUNTS.has(key) ? '' : 'ms',
  }));
  return [
    ...figures,
    {
      part,
      subject,
      name: 'Largest paint to the one without scripts',
      value: (middle['lcp'] ?? 0) / (middle['floor'] ?? 1),
      unit: '×',
    },
  ];
}

async function loadOnce(
  browser: Browser,
  condition: Condition,
  origin: string,
  sitePath: string,
) {
  const { page, session, close } = await openVisit(browser, condition);
  try {
    await session.send('Performance.enable');
    let requests = 0;
    let prefetches = 0;
    page.on('request', (request) => {
      if (isForLater(request)) prefetches++;
      else requests++;
    });
    await page.goto(new URL(sitePath, origin).href, { waitUntil: 'load' });
    const hasScripts = (await page.locator('script[src]').count()) > 0;
    if (hasScripts) {
      await page.waitForFunction(
        () => globalThis.benchProbe.aliveMs > 0,
        undefined,
        { timeout: SETTLE_TIMEOUT_MS },
      );
    }
    await page.waitForTimeout(QUIET_MS);
    const probe = await readProbe(page);
    const { metrics } = await session.send('Performance.getMetrics');
    const script = metrics.find(({ name }) => name === 'ScriptDuration');
    return {
      script: (script?.value ?? 0) * 1000,
      fcp: probe.firstPaintMs,
      lcp: probe.largestPaintMs,
      tbt: probe.blockedMs,
      cls: probe.layoutShift,
      alive: probe.aliveMs,
      requests,
      prefetches,
    };
  } finally {
    await close();
  }
}

/** Whether a page is asked for ahead: all other files have an ending. */
function isForLater(request: Request): boolean {
  const { pathname } = new URL(request.url());
  return request.resourceType() !== 'document' && !/\.\w+$/.test(pathname);
}

/** The export with the measured pages stripped of scripts, in a folder of its own. */
async function makeFloor(
  dir: string,
  kinds: readonly PageKind[],
): Promise<string> {
  const floorDir = await mkdtemp(path.join(tmpdir(), 'bench-floor-'));
  const out = openExport(dir);
  await cp(dir, floorDir, { recursive: true });
  const files = kinds.map(({ file }) => file);
  for (const file of files) {
    await writeFile(path.join(floorDir, file), withoutScripts(out.read(file)));
  }
  await precompress(
    floorDir,
    files,
    path.join(floorDir, '.cache'),
    pageQualityFor(files.length),
  );
  return floorDir;
}
