import { chromium } from '@playwright/test';
import type { Browser, CDPSession, Page, Request } from '@playwright/test';
import { findBrowser } from '@/lib/samples/chromium';

/** How fast machine and connection of a reader are. */
export type Condition = {
  name: string;
  /** Factor by which the processor is slowed down. */
  cpuSlowdown: number;
  /** In the words of Chromium: milliseconds, and bytes in a second. */
  network?: {
    latency: number;
    downloadThroughput: number;
    uploadThroughput: number;
  };
};

export const UNTHROTTLED: Condition = { name: 'unthrottled', cpuSlowdown: 1 };

/** A middling phone on what the tools of Chromium call slow 4G, as they set it. */
export const SLOW: Condition = {
  name: '4× CPU, slow 4G',
  cpuSlowdown: 4,
  network: {
    latency: 562.5,
    downloadThroughput: 180_000,
    uploadThroughput: 84_375,
  },
};

/** The same phone on a connection that costs no time: what is left is the work of the page. */
export const SLOW_CPU: Condition = { name: '4× CPU', cpuSlowdown: 4 };

/** A page in a browser profile of its own, so that every cache is empty. */
export type Visit = {
  page: Page;
  session: CDPSession;
  /** All that it has asked for. */
  requests: readonly Request[];
};

/**
 * Starts the browser that the tests use for as long as it is used.
 *
 * @throws Error with what to type when there is none
 */
export async function withBrowser<Result>(
  use: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const found = findBrowser(process.cwd());
  if (!found) {
    throw new Error(
      '[site] This needs Chromium, and there is none here, so nothing was done. Type: npm run browser',
    );
  }
  const { executablePath, args } = found;
  const browser = await chromium.launch({ executablePath, args });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/** Opens a page under a condition, and waits until it reacts to clicks before it is used. */
export async function visit<Result>(
  browser: Browser,
  { cpuSlowdown, network }: Condition,
  url: string,
  use: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 1350, height: 900 },
  });
  try {
    const page = await context.newPage();
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    // Functions travel as source, in which the transpiler of scripts has left calls of a helper of its own.
    await page.addInitScript('globalThis.__name = (value) => value');
    await page.addInitScript(installProbe, NOTHING_SEEN);
    await page.addInitScript(watchStart);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    if (network) {
      const conditions = { offline: false, ...network };
      await session.send('Network.emulateNetworkConditions', conditions);
    }
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction(() => globalThis.benchProbe.aliveMs > 0);
    return await use({ page, session, requests });
  } finally {
    await context.close();
  }
}

/** What the probe has seen of an empty page; times in milliseconds since the navigation began. */
const NOTHING_SEEN = {
  firstPaintMs: 0,
  largestPaintMs: 0,
  layoutShift: 0,
  /** What tasks after the first paint take beyond 50 ms each. */
  blockedMs: 0,
  longestTaskMs: 0,
  /** Most that scripts of one animation frame run, and that they lay the page out before it is time. */
  longestFrameScriptMs: 0,
  forcedLayoutMs: 0,
  /** 0 until the page reacts to clicks. */
  aliveMs: 0,
  /** Longest time from an interaction to the frame that showed it. */
  slowestInteractionMs: 0,
};
type Probe = typeof NOTHING_SEEN;

declare global {
  // A property of `window` can be declared in no other way.
  var benchProbe: Probe;
}

/** What the types of browsers do not have yet. */
type LayoutShift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
};
type LongFrame = PerformanceEntry & {
  scripts: { duration: number; forcedStyleAndLayoutDuration: number }[];
};

/** Runs in the page before anything else does. */
function installProbe(probe: Probe): void {
  globalThis.benchProbe = probe;
  const LONG_TASK_MS = 50;
  const raise = (name: keyof Probe, value: number) => {
    probe[name] = Math.max(probe[name], value);
  };
  const watch = (
    type: string,
    record: (entry: PerformanceEntry) => void,
    options: object = {},
  ) =>
    new PerformanceObserver((list) =>
      list.getEntries().forEach(record),
    ).observe({ type, buffered: true, ...options });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') probe.firstPaintMs = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    probe.largestPaintMs = startTime;
  });
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as LayoutShift;
    if (!hadRecentInput) probe.layoutShift += value;
  });
  // Whether a task came after the first paint is known when that has been reported.
  watch('longtask', ({ startTime, duration }) => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    if (startTime < (paint?.startTime ?? Infinity)) return;
    probe.blockedMs += duration - LONG_TASK_MS;
    raise('longestTaskMs', duration);
  });
  watch('long-animation-frame', (entry) => {
    let scriptMs = 0;
    for (const one of (entry as LongFrame).scripts) {
      scriptMs += one.duration;
      probe.forcedLayoutMs += one.forcedStyleAndLayoutDuration;
    }
    raise('longestFrameScriptMs', scriptMs);
  });
  watch(
    'event',
    (entry) => {
      if ('interactionId' in entry && entry.interactionId)
        raise('slowestInteractionMs', entry.duration);
    },
    { durationThreshold: 16 },
  );
}

/** Runs in the page as well: its program says in an object of the boot script that it has started. */
function watchStart(): void {
  const probe = globalThis.benchProbe;
  Object.defineProperty(Object.prototype, 'isAlive', {
    get: () => probe.aliveMs > 0,
    set: () => {
      probe.aliveMs ||= performance.now();
    },
  });
}

/** What the probe of a page has seen so far. */
export function readProbe(page: Page): Promise<Probe> {
  return page.evaluate(() => globalThis.benchProbe);
}
