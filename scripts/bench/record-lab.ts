import path from 'node:path';
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
type Scene = keyof typeof RECORD;

const { values, positionals } = readOptions(USAGE, {
  allowPositionals: true,
  options: {
    times: { type: 'string', default: '21' },
  },
});

await recordAll();

async function recordAll(): Promise<void> {
  const rootDir = process.cwd();
  const browser = findBrowser(rootDir);
  if (!browser) {
    throw new Error('[render lab] There is no browser. Run `npm run browser`.');
  }
  const all = Object.keys(RECORD) as Scene[];
  const scenes = all.filter(
    (name) => positionals.length === 0 || positionals.includes(name),
  );
  const madeOn = madeHere(rootDir, MEASURED_PACKAGES, Number(values.times));
  for (const name of scenes) {
    const { page, close } = await openScenes(SCENES, rootDir, browser);
    try {
      const data = await withProgress<object>(
        `content/${LAB_FILES[name]}`,
        RECORD[name](page, madeOn),
      );
      const file = path.join(rootDir, 'content', LAB_FILES[name]);
      writeChanged([{ path: file, text: `${JSON.stringify(data)}\n` }]);
      console.log(`content/${LAB_FILES[name]} written`);
    } finally {
      await close();
    }
  }
}
