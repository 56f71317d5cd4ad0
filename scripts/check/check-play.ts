import path from 'node:path';
import {
  checkInEngine,
  checkTutorials,
  collectPlaySamples,
  compareRecord,
  writeRecord,
  type EngineVerdict,
} from '@/lib/playground/check';
import { findBrowser } from '@/lib/samples/chromium';
import { formatProblem } from '@/lib/base/source';
import { PLAYGROUND } from '@/lib/site/product';
import { LINTER } from '@/lib/site/product/linter';

/**
 * Opens every TypeScript sample in the playground's engine, and does its tutorials. `--check` compares with what is
 * recorded.
 */
const isCheck = process.argv.includes('--check');
const root = process.cwd();
const contentDir = path.resolve(process.env['CONTENT_ROOT'] ?? 'content');

const browser = findBrowser(root);
if (!browser) {
  throw new Error(
    '[play] There is no browser here to open the samples in. Run `npm run browser`.',
  );
}
const options = {
  packs: PLAYGROUND.packs,
  linter: LINTER,
  browser,
  cacheDir: '.cache/export',
};
const pages = [...collectPlaySamples(contentDir)];
const all = pages.flatMap(([, samples]) => samples);
const verdicts = await checkInEngine(all, options);
let start = 0;
const byPage = new Map(
  pages.map(([id, samples]): [string, EngineVerdict[]] => {
    const own = verdicts.slice(start, (start += samples.length));
    return [id, own];
  }),
);
printTotals(byPage);
if (!isCheck) writeRecord(contentDir, root, byPage);
const problems = [
  ...(isCheck ? compareRecord(contentDir, root, byPage) : []),
  ...(await checkTutorials(contentDir, options)),
];
for (const problem of problems) console.error(formatProblem(problem));
if (problems.length > 0) process.exitCode = 1;

function printTotals(byPage: ReadonlyMap<string, EngineVerdict[]>): void {
  for (const [name, isWanted] of [
    ['outside ISR', (id: string) => !id.startsWith('docs/isr')],
    ['about ISR', (id: string) => id.startsWith('docs/isr')],
  ] as const) {
    const own = [...byPage]
      .filter(([id]) => isWanted(id))
      .flatMap(([, all]) => all);
    const count = (result: string) =>
      own.filter((one) => one.result === result).length;
    const [runs, shows, lints] = ['runs', 'shows', 'lints'].map(count);
    console.log(
      `${name}: ${own.length} samples, ${runs} run, ${shows} show, ${lints} are linted`,
    );
  }
}
