import type { Page } from '@playwright/test';
import { writeChanged } from '@/lib/base/files';
import { findBrowser } from '@/lib/samples/chromium';
import { LAB_FILES, type MadeOn } from '@/lib/benchmarks';
import {
  madeHere,
  openScenes,
  recordBenchmarks,
  recordChecks,
  recordScrolling,
  recordStrategies,
} from '@/lib/benchmarks/record';
import { BINDINGS, MEASURED_PACKAGES, SCENES } from '@/lib/site/product';
import { readOptions } from '@/scripts/setup/options';
import { withProgress } from '@/scripts/setup/progress';

const USAGE = `Records the scenes of the render lab in this machine's browser and writes content/lab.

npm run record lab                         all scenes
npm run record lab -- strategies           one of them
npm run record lab -- --times 15           so many repetitions; 21 by default

Let nothing else run meanwhile: figures of a busy machine are noisy, and the pages will say so.`;

const RECORD = {
  strategies: recordStrategies,
  benchmarks: recordBenchmarks,
  checks: (page: Page, madeOn: MadeOn) => recordChecks(page, madeOn, BINDINGS),
  scrolling: recordScrolling,
} as const;

const { values, positionals } = readOptions(USAGE, {
  allowPositionals: true,
  options: { times: { type: 'string', default: '21' } },
});

const rootDir = process.cwd();
const browser = findBrowser(rootDir);
if (!browser) {
  throw new Error('[render lab] There is no browser. Run `npm run browser`.');
}
const all = Object.keys(RECORD) as (keyof typeof RECORD)[];
const scenes = all.filter(
  (name) => positionals.length === 0 || positionals.includes(name),
);
const madeOn = madeHere(rootDir, MEASURED_PACKAGES, Number(values.times));
for (const name of scenes) {
  const file = `content/${LAB_FILES[name]}`;
  const { page, close } = await openScenes(SCENES, rootDir, browser);
  try {
    const recording: Promise<object> = RECORD[name](page, madeOn);
    const text = `${JSON.stringify(await withProgress(file, recording))}\n`;
    writeChanged([{ path: file, text }]);
    console.log(`${file} written`);
  } finally {
    await close();
  }
}
