import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import type { Browser } from '@playwright/test';
import {
  assertExport,
  openExport,
  startServer,
  weighBudgets,
} from '@/lib/export/host';
import { withBrowser } from './browser';
import { figuresOf, type BenchResult, type Figure } from './figures';
import { measureLoad } from './load';
import { measureNavigation } from './navigation';
import { renderChanges, renderReport } from './report';
import { readOptions } from '@/scripts/setup/options';

const EXPORT_DIR = 'out';
const RESULT_DIR = 'bench-results';
const RESULT_FILE = `${RESULT_DIR}/result.json`;

const KILO = 1000;

const PARTS: Readonly<Record<string, (runs: number) => Promise<Figure[]>>> = {
  sizes: async () => {
    const figure = figuresOf('sizes', 'export');
    return weighBudgets(openExport(EXPORT_DIR)).map(([name, , bytes]) =>
      figure(name, bytes / KILO, 'kB'),
    );
  },
  load: (runs) =>
    onExport((browser, url) => measureLoad(browser, url, EXPORT_DIR, runs)),
  navigation: (runs) =>
    onExport((browser, url) =>
      measureNavigation(browser, url, EXPORT_DIR, runs),
    ),
};

const USAGE = `Measures what readers feel, and compares it with what this machine measured the time before.

npm run measure -- [--only sizes,load] [--runs 5] [--skip-build]

  --only         parts: ${Object.keys(PARTS).join(', ')}
  --runs         times that each figure is taken
  --skip-build   measures the export that is there`;

const { values } = readOptions(USAGE, {
  options: {
    only: { type: 'string', default: Object.keys(PARTS).join(',') },
    runs: { type: 'string', default: '5' },
    'skip-build': { type: 'boolean', default: false },
  },
});
const parts = values.only.split(',');
const runs = Number(values.runs);
if (!parts.every((part) => Object.hasOwn(PARTS, part)) || !(runs >= 1)) {
  console.error(
    `[site] Nothing was measured: parts are ${Object.keys(PARTS).join(', ')}; --runs takes a number from 1.`,
  );
  process.exit(1);
}

const loadAtStart = loadavg()[0] ?? 0;
if (!values['skip-build']) {
  execFileSync('npm', ['run', 'build'], { stdio: 'inherit' });
}
assertExport(EXPORT_DIR);
const figures: Figure[] = [];
for (const part of parts) figures.push(...((await PARTS[part]?.(runs)) ?? []));

const [processor] = cpus();
const result: BenchResult = {
  date: new Date().toISOString(),
  commit: execFileSync('git', ['describe', '--always', '--dirty'], {
    encoding: 'utf8',
  }).trim(),
  machine: `${cpus().length} × ${processor?.model.trim()}, Node ${process.versions.node}`,
  load: { start: loadAtStart, end: loadavg()[0] ?? 0 },
  runs,
  figures,
};
// Parts that are not measured now stand as they were, to be compared with later.
const before = existsSync(RESULT_FILE)
  ? (JSON.parse(readFileSync(RESULT_FILE, 'utf8')) as BenchResult)
  : undefined;
const renewed = new Set(figures.map(({ part }) => part));
const earlier = before?.figures.filter(({ part }) => !renewed.has(part)) ?? [];
mkdirSync(RESULT_DIR, { recursive: true });
writeFileSync(
  RESULT_FILE,
  JSON.stringify({ ...result, figures: [...earlier, ...figures] }, null, 2),
);
writeFileSync(`${RESULT_DIR}/result.md`, renderReport(result, before));
console.log(
  [
    ...renderChanges(result, before),
    `${RESULT_DIR}/result.md has them all.`,
  ].join('\n'),
);

/** Measures the export where it is served. */
async function onExport(
  measure: (browser: Browser, url: string) => Promise<Figure[]>,
): Promise<Figure[]> {
  return withBrowser(async (browser) => {
    const { url, close } = await startServer({ dir: EXPORT_DIR });
    try {
      return await measure(browser, url);
    } finally {
      await close();
    }
  });
}
