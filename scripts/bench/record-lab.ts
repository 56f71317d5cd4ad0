import path from 'node:path';
import { parseArgs } from 'node:util';
import { writeChanged } from '@/lib/base/files';
import { findBrowser } from '@/lib/samples/chromium';
import { LAB_FILES } from '@/lib/benchmarks';
import {
  madeHere,
  openScenes,
  recordBenchmarks,
  recordChecks,
  recordScrolling,
  recordStrategies,
} from '@/lib/benchmarks/record';
import { MEASURED_PACKAGES, SCENES } from '@/lib/site/product';

const USAGE = `Records the scenes of the render lab in this machine's browser and writes content/lab.

npm run lab                         all scenes
npm run lab -- strategies           one of them
npm run lab -- --times 15           so many repetitions; 21 by default

Let nothing else run meanwhile: figures of a busy machine are noisy, and the pages will say so.`;

const RECORD = {
  strategies: recordStrategies,
  benchmarks: recordBenchmarks,
  checks: recordChecks,
  scrolling: recordScrolling,
} as const;
type Scene = keyof typeof RECORD;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    times: { type: 'string', default: '21' },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) console.log(USAGE);
else await recordAll();

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
      const data = await RECORD[name](page, madeOn);
      const file = path.join(rootDir, 'content', LAB_FILES[name]);
      writeChanged([{ path: file, text: `${JSON.stringify(data)}\n` }]);
      console.log(`content/${LAB_FILES[name]} written`);
    } finally {
      await close();
    }
  }
}
