import { execFileSync, spawn } from 'node:child_process';
import { appendFileSync, existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { loadSite } from '@/lib/content';
import { SAMPLES_CACHE } from '@/lib/fences';
import { makeCleanCopy } from '@/tests/support/clean-copy';
import { median } from './figures';
import type { Figure } from './figures';
import { makePages } from './make-pages';
import { watchProcessTree } from './process-tree';
import type { TreeUsage } from './process-tree';

/** Where a build is within its work, by what it prints when a step is done. */
const STEPS: readonly (readonly [name: string, printed: RegExp])[] = [
  ['preparing', /\[site\] Read \d+ pages/],
  ['compiling', /Compiled successfully/],
  ['pages', /✓ Generating static pages/],
  ['finishing', /Finished the export/],
];

type BuildRun = TreeUsage & {
  wallSeconds: number;
  /** Seconds of each step, by its name. */
  steps: Record<string, number>;
};

/**
 * Builds the last commit in a folder of its own: with no cache but the samples' verdicts, again without a change,
 * and after the edit of one page. What `npm run build` does is measured, and nothing is left out of it.
 *
 * @param size Pages of documentation; undefined for the real ones.
 */
export async function measureBuilds(
  size: number | undefined,
  runs: number,
): Promise<Figure[]> {
  const { dir, remove } = makeCleanCopy('.');
  try {
    const root = path.join(
      dir,
      size === undefined ? 'content' : '.bench/content',
    );
    const samplesSeconds = checkSamples(dir);
    if (size !== undefined) makePages(path.join(dir, 'content'), root, size);
    const { docs } = loadSite(root);
    const demos = size === undefined ? measureDemoStep(dir, runs) : undefined;
    const build = () =>
      runBuild(dir, size === undefined ? {} : { CONTENT_ROOT: root });
    const cold = await repeat(runs, () => {
      forgetBuilds(dir);
      return build();
    });
    const warm = await repeat(runs, build);
    const edited = await repeat(runs, () => {
      const page = docs[Math.floor(docs.length / 2)];
      if (page) {
        appendFileSync(
          path.join(path.dirname(root), page.file),
          `\nA sentence more, written at ${performance.now()}.\n`,
        );
      }
      return build();
    });
    const pages = docs.length;
    return [
      {
        part: 'build',
        subject: `${pages} pages, cold`,
        name: 'Checking all samples before',
        value: samplesSeconds,
        unit: 's',
      },
      ...(demos ? toDemoFigures(pages, demos) : []),
      ...toFigures(`${pages} pages, cold`, pages, cold),
      ...toFigures(`${pages} pages, warm`, pages, warm),
      ...toFigures(`${pages} pages, one edited`, pages, edited),
    ];
  } finally {
    remove();
  }
}

/**
 * Checks all samples of the real pages, once: their verdicts are kept apart from everything that is built, and
 * generated pages share them.
 *
 * @returns seconds
 */
function checkSamples(dir: string): number {
  const startedAt = performance.now();
  execFileSync('npm', ['run', 'samples'], { cwd: dir, stdio: 'ignore' });
  return (performance.now() - startedAt) / 1000;
}

type DemoSeconds = { cold: number; warm: number };

/** What the demos add to a build whose samples were checked before: when nothing is kept of them, and when all is. */
function measureDemoStep(dir: string, runs: number): DemoSeconds {
  const step = () => {
    // As the script that prepares a build is run.
    const args = ['--max-semi-space-size=64', 'scripts/run.mjs'];
    args.push('scripts/bench/demo-step.ts');
    return Number(
      execFileSync(process.execPath, args, { cwd: dir, encoding: 'utf8' }),
    );
  };
  const cold: number[] = [];
  const warm: number[] = [];
  for (let run = 0; run < runs; run++) {
    forgetBuilds(dir);
    cold.push(step());
    warm.push(step());
  }
  return { cold: median(cold), warm: median(warm) };
}

function toDemoFigures(pages: number, { cold, warm }: DemoSeconds): Figure[] {
  const figure = (state: string, value: number): Figure => ({
    part: 'build',
    subject: `${pages} pages, ${state}`,
    name: 'Bundling the demos',
    value,
    unit: 's',
  });
  return [figure('cold', cold), figure('warm', warm)];
}

/** Leaves nothing of earlier builds but the verdicts on samples. */
function forgetBuilds(dir: string): void {
  const cache = path.join(dir, '.cache');
  const kept = path.basename(SAMPLES_CACHE);
  const cached = existsSync(cache)
    ? readdirSync(cache).filter((name) => name !== kept)
    : [];
  for (const name of [
    '.next',
    'out',
    ...cached.map((one) => `.cache/${one}`),
  ]) {
    rmSync(path.join(dir, name), { recursive: true, force: true });
  }
}

async function repeat(
  runs: number,
  build: () => Promise<BuildRun>,
): Promise<BuildRun[]> {
  const all: BuildRun[] = [];
  for (let run = 0; run < runs; run++) all.push(await build());
  return all;
}

function toFigures(
  subject: string,
  pages: number,
  runs: readonly BuildRun[],
): Figure[] {
  const of = (read: (run: BuildRun) => number) => median(runs.map(read));
  const wall = of(({ wallSeconds }) => wallSeconds);
  const figure = (name: string, value: number, unit: string): Figure => ({
    part: 'build',
    subject,
    name,
    value,
    unit,
  });
  return [
    figure('Wall', wall, 's'),
    figure(
      'CPU',
      of(({ cpuSeconds }) => cpuSeconds),
      's',
    ),
    figure(
      'Peak memory',
      of(({ peakMegabytes }) => peakMegabytes),
      'MB',
    ),
    figure('Rate', pages / wall, 'pages/s'),
    ...STEPS.map(([name]) =>
      figure(
        `of it ${name}`,
        of(({ steps }) => steps[name] ?? 0),
        's',
      ),
    ),
  ];
}

function runBuild(
  dir: string,
  env: Readonly<Record<string, string>>,
): Promise<BuildRun> {
  return new Promise((done, fail) => {
    const startedAt = performance.now();
    const child = spawn('npm', ['run', 'build'], {
      cwd: dir,
      env: { ...process.env, ...env },
    });
    const tree = watchProcessTree(child.pid ?? 0);
    const steps: Record<string, number> = {};
    let output = '';
    let stepStartedAt = startedAt;
    const handleOutput = (text: Buffer) => {
      output += text.toString();
      for (const [name, printed] of STEPS) {
        if (name in steps || !printed.test(output)) continue;
        steps[name] = (performance.now() - stepStartedAt) / 1000;
        stepStartedAt = performance.now();
      }
    };
    child.stdout.on('data', handleOutput);
    child.stderr.on('data', handleOutput);
    child.on('error', fail);
    child.on('close', (code) => {
      const usage = tree.stop();
      if (code !== 0 || !existsSync(path.join(dir, 'out/index.html'))) {
        fail(new Error(`[site] The build in ${dir} failed:\n${output}`));
        return;
      }
      const wallSeconds = (performance.now() - startedAt) / 1000;
      done({ ...usage, wallSeconds, steps });
    });
  });
}
