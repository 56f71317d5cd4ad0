import path from 'node:path';

import { SAMPLES_CACHE, countKinds, writeJson } from '@/lib/samples/fences';
import { counted } from '@/lib/base/text';
import { newsPrinter, printProblems, readPages } from '@/lib/base/source';
import { PLAYGROUND } from '@/lib/site/product';
import { progressPrinter, verifySamples } from '@/lib/samples/verify';
import type { PageRecords, VerifyResult } from '@/lib/samples/verify';
import {
  ChromiumHost,
  findBrowser,
  type FoundBrowser,
} from '@/lib/samples/chromium';
import { onSave } from '@/scripts/setup/on-save';
import { readOptions } from '@/scripts/setup/options';

const USAGE = `Checks the samples of content whose records do not fit, and records what it finds in content/samples.

npm run samples -- [pages or folders] [--all] [--fresh] [--watch]

  --all     check every sample from nothing, write nothing, and report each difference from the records
  --fresh   check every sample from nothing, and record it
  --watch   check again on every save
  --report  a file for the problems, for the pages shown while writing; nothing is recorded`;

/** Shared with the build, which bundles the same engine. */
const EXPORT_CACHE = '.cache/export';

const { values, positionals } = readOptions(USAGE, {
  allowPositionals: true,
  options: {
    watch: { type: 'boolean', default: false },
    report: { type: 'string' },
    all: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
  },
});
const rootDir = process.cwd();
const contentDir = path.resolve(process.env['CONTENT_ROOT'] ?? 'content');
const cacheDir = path.join(rootDir, SAMPLES_CACHE);
const browser = findBrowser(rootDir);
const onProgress = values.watch ? undefined : progressPrinter();

let previous: VerifyResult['program'];
/** Starting Angular anew for each save would be most of the time until its verdict. */
const runner = values.watch ? await startRunner() : undefined;
const chromium =
  values.watch && browser ? new ChromiumHost(browser) : undefined;

async function startRunner() {
  const { readSettings } = await import('@/lib/samples/doctest');
  const { SampleRunner } = await import('@/lib/samples/doctest/run');
  return new SampleRunner(rootDir, readSettings(contentDir));
}

/** Without a browser, some of what would be recorded is not known. */
function mode(): 'believe' | 'write' | 'compare' {
  if (values.all) return 'compare';
  return values.report || !browser ? 'believe' : 'write';
}

function playWith(found: FoundBrowser) {
  return async (pages: ReadonlyMap<string, PageRecords>) => {
    const { addPlayResults } = await import('@/lib/playground/check');
    const { LINT } = await import('@/lib/site/product/linter');
    await addPlayResults(pages, contentDir, {
      packs: PLAYGROUND.packs,
      lint: LINT,
      browser: found,
      cacheDir: EXPORT_CACHE,
      onProgress: (done, of) =>
        onProgress?.('samples opened in the playground', done, of),
    });
  };
}

async function check(isFresh: boolean): Promise<boolean> {
  const started = performance.now();
  const result = await verifySamples({
    rootDir,
    contentDir,
    restrictTo: positionals,
    previous,
    runner,
    chromium,
    onProgress,
    cacheDir,
    isFresh,
    records: mode(),
    play: mode() === 'believe' || !browser ? undefined : playWith(browser),
  });
  previous = result.program;
  if (values.report) writeJson(values.report, result.problems);
  if (!browser && !values.all && !values.report) {
    console.error(
      '[samples] Nothing is recorded: what samples do in a browser is part of a record, and there is none here. Type: npm run browser',
    );
  }
  print(result, performance.now() - started);
  return result.problems.length === 0;
}

const printNews = newsPrinter();

function print(result: VerifyResult, elapsedMs: number) {
  const { problems, manifest } = result;
  if (values.report) {
    printNews(problems);
    return;
  }
  printProblems(problems);
  const pages = Object.values(manifest.pages);
  const totals = countKinds(pages.flatMap(({ fences }) => fences));
  const { checked, run, linted, ignored, 'expected-errors': failing } = totals;
  const wrongPages = new Set(problems.map((problem) => problem.file)).size;
  console.log(
    `${counted(checked + run + failing, 'sample compiles as it should', 'samples compile as they should')} (${run} run; ${failing} fail as announced), ${linted} linted, ${ignored} ignored`,
  );
  console.log(
    `${counted(result.pages, 'page')} in ${(elapsedMs / 1000).toFixed(1)} s (${result.known} known from before): ${counted(problems.length, 'problem')}${problems.length > 0 ? ` on ${counted(wrongPages, 'page')}, which the counts leave out` : ''}`,
  );
}

const DEMO_FENCE = /^ *```.* demo\b/m;

/** Checks a page once more, so that compiler and browser have started before the first save. */
async function warmUp(): Promise<void> {
  if (previous) return;
  const pages = readPages(contentDir);
  const page = pages.find(({ source }) => DEMO_FENCE.test(source)) ?? pages[0];
  if (!page) return;
  const restrictTo = [page.file];
  const options = { rootDir, contentDir, restrictTo, runner, chromium };
  ({ program: previous } = await verifySamples(options));
}

const isRight = await check(values.fresh);
if (values.watch) {
  process.on('exit', () => {
    void runner?.close();
    void chromium?.close();
  });
  onSave(contentDir, () => check(false), {
    first: warmUp(),
    ignoreInitial: true,
    // What a check writes itself is no save.
    ignored: path.join(contentDir, 'samples'),
  });
} else if (!isRight) process.exitCode = 1;
