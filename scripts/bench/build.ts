import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { loadSite } from '@/lib/content';
import { SAMPLES_CACHE } from '@/lib/fences';
import { makeCleanCopy } from '@/tests/support/clean-copy';
import { figuresOf, median, repeat } from './figures';
import type { Figure } from './figures';

/** Where a build is within its work, by what it prints when a step is done. */
const STEPS: readonly (readonly [name: string, printed: RegExp])[] = [
  ['preparing', /\[site\] Read \d+ pages/],
  ['compiling', /Compiled successfully/],
  ['pages', /✓ Generating static pages/],
  ['finishing', /Finished the export/],
];

/** Seconds of a build as a whole, and of each step by its name. */
type BuildRun = { wallSeconds: number; steps: Record<string, number> };

/**
 * Builds the last commit in a folder of its own: with no cache but the samples' verdicts, again without a change,
 * and after the edit of one page. What `npm run build` does is measured, and nothing is left out of it.
 */
export async function measureBuilds(runs: number): Promise<Figure[]> {
  const { dir, remove } = makeCleanCopy('.');
  try {
    const startedAt = performance.now();
    execFileSync('npm', ['run', 'samples'], { cwd: dir, stdio: 'ignore' });
    const samplesSeconds = secondsSince(startedAt);
    const { docs } = loadSite(path.join(dir, 'content'));
    const edited = docs[Math.floor(docs.length / 2)]?.file ?? '';
    const cold = await repeat(runs, () => {
      forgetBuilds(dir);
      return runBuild(dir);
    });
    const warm = await repeat(runs, () => runBuild(dir));
    const afterEdit = await repeat(runs, () => {
      const text = `\nA sentence more, written at ${performance.now()}.\n`;
      appendFileSync(path.join(dir, edited), text);
      return runBuild(dir);
    });
    const subject = `${docs.length} pages`;
    return [
      figuresOf('build', `${subject}, cold`)(
        'Checking all samples before',
        samplesSeconds,
        's',
      ),
      ...toFigures(`${subject}, cold`, cold),
      ...toFigures(`${subject}, warm`, warm),
      ...toFigures(`${subject}, one edited`, afterEdit),
    ];
  } finally {
    remove();
  }
}

function secondsSince(startedAt: number): number {
  return (performance.now() - startedAt) / 1000;
}

/** Leaves nothing of earlier builds but the verdicts on samples. */
function forgetBuilds(dir: string): void {
  const cache = path.join(dir, '.cache');
  const cached = readdirSync(cache).filter(
    (name) => name !== path.basename(SAMPLES_CACHE),
  );
  for (const name of ['.next', 'out', ...cached.map((one) => `.cache/${one}`)])
    rmSync(path.join(dir, name), { recursive: true, force: true });
}

function toFigures(subject: string, runs: readonly BuildRun[]): Figure[] {
  const figure = figuresOf('build', subject);
  const wall = median(runs.map(({ wallSeconds }) => wallSeconds));
  return [
    figure('Wall', wall, 's'),
    ...STEPS.map(([name]) =>
      figure(
        `of it ${name}`,
        median(runs.map(({ steps }) => steps[name] ?? 0)),
        's',
      ),
    ),
  ];
}

async function runBuild(dir: string): Promise<BuildRun> {
  const startedAt = performance.now();
  const child = spawn('npm', ['run', 'build'], { cwd: dir });
  const steps: Record<string, number> = {};
  let output = '';
  let stepStartedAt = startedAt;
  const handleOutput = (text: Buffer) => {
    output += text.toString();
    for (const [name, printed] of STEPS) {
      if (name in steps || !printed.test(output)) continue;
      steps[name] = secondsSince(stepStartedAt);
      stepStartedAt = performance.now();
    }
  };
  child.stdout.on('data', handleOutput);
  child.stderr.on('data', handleOutput);
  const [code] = await once(child, 'close');
  if (code !== 0 || !existsSync(path.join(dir, 'out/index.html'))) {
    throw new Error(`[site] The build in ${dir} failed:\n${output}`);
  }
  return { wallSeconds: secondsSince(startedAt), steps };
}
