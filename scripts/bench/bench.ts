/**
 * Measures what readers and authors feel, and compares it with scripts/bench/base.json.
 *
 *   npm run bench -- --only bytes,load     parts: bytes, load, navigation, demos, play, lab, author,
 *                                         build, scale
 *                    --runs 5              times that each figure is taken
 *                    --pages 1000,5000     sizes for scale
 *                    --skip-build          measures the export that is there
 *                    --save                makes the result the new base
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { launchBrowser } from './browser';
import { measureSaves } from './author';
import { measureBuilds } from './build';
import { measureBytes } from './bytes';
import type { BenchResult, Figure } from './figures';
import { measureDemos } from './demos';
import { measureLoad } from './load';
import { measureRecorder } from './lab';
import { measureNavigation } from './navigation';
import { measurePlay, ONE_PROCESS } from './play';
import { renderReport } from './report';
import { assertExport } from '@/lib/static-host';

const IN_BROWSER = ['load', 'navigation', 'demos'];
const PARTS = [
  'bytes',
  ...IN_BROWSER,
  ...['play', 'lab', 'author', 'build', 'scale'],
];
const EXPORT_DIR = 'out';
const RESULT_DIR = 'bench-results';
const BASE_FILE = 'scripts/bench/base.json';
/** A build of thousands of pages takes minutes and repeats itself within a few per cent. */
const SCALE_RUNS = 1;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: PARTS.join(',') },
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: '1000,5000' },
    'skip-build': { type: 'boolean', default: false },
    save: { type: 'boolean', default: false },
  },
});
const parts = values.only.split(',');
const unknown = parts.find((part) => !PARTS.includes(part));
const runs = Number(values.runs);
const sizes = values.pages.split(',').map(Number);
if (unknown !== undefined || ![runs, ...sizes].every(isCount)) {
  console.error(
    `[site] Nothing was measured: parts are ${PARTS.join(', ')}; --runs and --pages take whole numbers from 1.`,
  );
  process.exit(1);
}

const loadAtStart = loadavg()[0] ?? 0;
const figures: Figure[] = [];
const has = (part: string) => parts.includes(part);

if (['bytes', ...IN_BROWSER, 'play'].some(has)) {
  if (!values['skip-build']) {
    execFileSync('npm', ['run', 'build'], { stdio: 'inherit' });
  }
  await assertExport(EXPORT_DIR);
  if (has('bytes')) figures.push(...measureBytes(EXPORT_DIR));
  if (IN_BROWSER.some(has)) {
    const browser = await launchBrowser();
    if (has('load')) {
      figures.push(...(await measureLoad(browser, EXPORT_DIR, runs)));
    }
    if (has('navigation')) {
      figures.push(...(await measureNavigation(browser, EXPORT_DIR, runs)));
    }
    if (has('demos')) {
      figures.push(...(await measureDemos(browser, EXPORT_DIR, runs)));
    }
    await browser.close();
  }
  if (has('play')) {
    const browser = await launchBrowser(ONE_PROCESS);
    figures.push(...(await measurePlay(browser, EXPORT_DIR, runs)));
    await browser.close();
  }
}
if (has('lab')) figures.push(...(await measureRecorder(runs)));
if (has('author')) {
  const browser = await launchBrowser();
  figures.push(...(await measureSaves(browser, runs)));
  await browser.close();
}
if (has('build')) figures.push(...(await measureBuilds(undefined, runs)));
if (has('scale')) {
  for (const size of sizes) {
    figures.push(...(await measureBuilds(size, SCALE_RUNS)));
  }
}

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
const base = existsSync(BASE_FILE)
  ? (JSON.parse(readFileSync(BASE_FILE, 'utf8')) as BenchResult)
  : undefined;
const report = renderReport(result, base);
mkdirSync(RESULT_DIR, { recursive: true });
writeFileSync(`${RESULT_DIR}/result.json`, JSON.stringify(result, null, 2));
writeFileSync(`${RESULT_DIR}/result.md`, report);
console.log(report);
if (values.save) save(result, base);

/** Parts that were not measured stay as they are in the base. */
function save(measured: BenchResult, before: BenchResult | undefined): void {
  const renewed = new Set(measured.figures.map(({ part }) => part));
  const kept =
    before?.figures.filter((figure) => !renewed.has(figure.part)) ?? [];
  const merged = { ...measured, figures: [...kept, ...measured.figures] };
  writeFileSync(BASE_FILE, `${JSON.stringify(merged, null, 2)}\n`);
  writeFileSync('scripts/bench/results.md', renderReport(merged, undefined));
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value > 0;
}
