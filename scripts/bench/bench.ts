import { execFileSync } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { Worker } from 'node:worker_threads';
import { assertExport, printBudgets, startServer } from '@/lib/export/host';
import { withBrowser } from './browser';
import { measureLoad } from './load';
import { measureNavigation } from './navigation';
import { readOptions } from '@/scripts/setup/options';

const EXPORT_DIR = 'out';

const PARTS: Readonly<Record<string, (runs: number) => Promise<unknown>>> = {
  sizes: async () => printBudgets(EXPORT_DIR, true),
  load: (runs) => onExport(measureLoad, runs),
  navigation: (runs) => onExport(measureNavigation, runs),
};

const USAGE = `Measures what readers feel and prints it.

npm run measure -- [--only sizes,load] [--runs 5] [--busy] [--skip-build]

  --only         parts: ${Object.keys(PARTS).join(', ')}
  --runs         times that each figure is taken
  --busy         keeps every core busy meanwhile, as other programs of a reader do
  --skip-build   measures the export that is there`;

const { values } = readOptions(USAGE, {
  options: {
    only: { type: 'string', default: Object.keys(PARTS).join(',') },
    runs: { type: 'string', default: '5' },
    busy: { type: 'boolean', default: false },
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

const loadAtStart = loadavg();
if (!values['skip-build']) {
  execFileSync('npm', ['run', 'build'], { stdio: 'inherit' });
}
assertExport(EXPORT_DIR);
const others = values.busy
  ? cpus().map(() => new Worker('for (;;);', { eval: true }))
  : [];
for (const part of parts) await PARTS[part]?.(runs);
await Promise.all(others.map((worker) => worker.terminate()));
const [start = 0] = loadAtStart;
const [end = 0] = loadavg();
console.log(
  `Medians of ${runs}; load average ${start.toFixed(1)} at the start, ${end.toFixed(1)} at the end: far above the number of cores (${cpus().length}), times say little.`,
);

/** Measures the export where it is served. */
async function onExport(measure: typeof measureLoad, runs: number) {
  await withBrowser(async (browser) => {
    const { url, close } = await startServer({ dir: EXPORT_DIR });
    try {
      await measure(browser, url, EXPORT_DIR, runs);
    } finally {
      await close();
    }
  });
}
