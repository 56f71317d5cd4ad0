import path from 'node:path';

import {
  hashFences,
  hashText,
  isInBrowser,
  SAMPLES_CACHE,
  writeSamplesManifest,
} from '@/lib/samples/fences';
import type { FoundHovers, SamplesManifest } from '@/lib/samples/fences';
import type { DemoSession } from '@/lib/samples/demos';
import { readPages, compareProblems } from '@/lib/base/source';
import type { SamplePage, Problem } from '@/lib/base/source';
import type {
  CompiledDemo,
  PageReport,
  SampleProgram,
  SampleRunner,
} from '@/lib/samples/doctest';
import {
  environmentOf,
  readEnvironment,
  readResults,
  writeResults,
} from './results';
import type { Environment, PageResult, SampleResults } from './results';
import { checkSiteDemos } from './site-demos';
import { compareRecord, inBrowser, writeRecord } from './browser-record';
import { NO_BROWSER } from '@/lib/samples/chromium';
import { toManifest } from './to-manifest';

type VerifyOptions = {
  rootDir: string;
  contentDir: string;
  /** Pages or folders; empty means all. */
  restrictTo?: readonly string[];
  /** An earlier program of this process, to start warm. */
  previous?: SampleProgram | undefined;
  /** Processes for the samples that outlast this check. */
  runner?: SampleRunner | undefined;
  /** Browser and bundles of demos that outlast this check. */
  demos?: DemoSession | undefined;
  /** Told, before it begins, of how many pages samples are checked. */
  onBegin?: ((pages: number) => void) | undefined;
  /** Told when the pages can show new demos, which are tried any further only then. */
  onDemosShown?: ((problems: readonly Problem[]) => void) | undefined;
  /** Called with where each page uses symbols of the documented packages, when all pages are known. */
  onFound?:
    | ((
        found: Readonly<Record<string, FoundHovers>>,
        pages: readonly SamplePage[],
      ) => void | Promise<void>)
    | undefined;
  /** Where results are remembered and the manifest goes; nothing to remember nothing. */
  cacheDir?: string | undefined;
  /** Whether to forget what earlier runs found. */
  isFresh?: boolean;
  /** What to do with the committed record of samples that need a browser: renew it, or hold the samples against it. */
  record?: 'write' | 'compare' | undefined;
};

export type VerifyResult = {
  problems: Problem[];
  manifest: SamplesManifest;
  /** Pages looked at, and those among them whose results were still known. */
  pages: number;
  known: number;
  /** Files of samples whose verdict is only known from the committed record, because there is no browser here. */
  recorded: string[];
  program: SampleProgram | undefined;
};

/**
 * Checks the samples of some or all pages, as far as their results are not known
 * from an earlier run, and writes the manifest of all pages.
 *
 * @throws when a restriction matches no page
 */
export async function verifySamples(
  options: VerifyOptions,
): Promise<VerifyResult> {
  const { rootDir, contentDir, restrictTo = [], cacheDir, record } = options;
  const environment = readEnvironment(rootDir, contentDir);
  const results: SampleResults =
    cacheDir && !options.isFresh
      ? readResults(cacheDir)
      : { setups: '', pages: {} };
  const all = readPages(contentDir);
  const wanted =
    restrictTo.length > 0 ? readPages(contentDir, restrictTo) : all;
  const unknown = await findUnknown(wanted, results, environment);
  const fresh = keepKnown(all, results, environment);
  options.onBegin?.(unknown.length);
  const { problems, compiled, program } = await checkUnknown(
    unknown,
    fresh,
    environment,
    options,
  );

  const isHere = environment.browser !== NO_BROWSER;
  const broken = await checkSiteDemos(fresh, compiled, {
    rootDir,
    contentDir,
    cacheDir,
    isRecording: record === 'write' && isHere,
    isWhole: all.every(({ id }) => fresh.pages[id]),
    session: options.demos,
    onShown: () => {
      if (!options.onDemosShown) return;
      writeSamplesManifest(toManifest(fresh, contentDir, rootDir), rootDir);
      options.onDemosShown(problems);
    },
  });
  for (const problem of broken) problems.push(problem);
  const manifest = toManifest(fresh, contentDir, rootDir);
  if (record === 'write' && isHere) {
    if (problems.length === 0)
      writeRecord(contentDir, environment.browser, manifest, all);
  } else if (record) problems.push(...compareRecord(contentDir, manifest));
  if (cacheDir) {
    writeResults(cacheDir, fresh);
    if (cacheDir === path.join(rootDir, SAMPLES_CACHE))
      await writeForPages(manifest, fresh, all, options);
  }
  return {
    problems: problems.sort(compareProblems),
    manifest,
    pages: wanted.length,
    known: wanted.length - unknown.length,
    recorded: isHere ? [] : inBrowser(manifest),
    program,
  };
}

/** What earlier runs found of pages that are still the same. */
function keepKnown(
  pages: readonly SamplePage[],
  results: SampleResults,
  environment: Environment,
): SampleResults {
  const known: SampleResults = { setups: results.setups, pages: {} };
  for (const page of pages) {
    const result = results.pages[page.id];
    if (
      result?.sourceHash === hashText(page.source) &&
      isCurrent(result, environment)
    ) {
      known.pages[page.id] = result;
    }
  }
  return known;
}

/** Checks pages, and adds those without problems to what is known. */
async function checkUnknown(
  unknown: readonly SamplePage[],
  known: SampleResults,
  environment: Environment,
  { contentDir, rootDir, previous, runner }: VerifyOptions,
): Promise<{
  problems: Problem[];
  compiled: CompiledDemo[];
  program: SampleProgram | undefined;
}> {
  const problems: Problem[] = [];
  const compiled: CompiledDemo[] = [];
  const areSetupsRight = known.setups === environment.setups;
  if (unknown.length === 0 && areSetupsRight) {
    return { problems, compiled, program: previous };
  }
  const { checkPages } = await import('@/lib/samples/doctest');
  const checked = await checkPages(unknown, {
    contentDir,
    rootDir,
    previous,
    runner,
    areSetupsRight,
  });
  for (const problem of checked.setupProblems) problems.push(problem);
  known.setups = checked.setupProblems.length > 0 ? '' : environment.setups;
  for (const report of checked.pages) {
    compiled.push(...report.demos.values());
    for (const problem of report.problems) problems.push(problem);
    if (report.problems.length === 0)
      known.pages[report.page.id] = toResult(report, environment);
  }
  return { problems, compiled, program: checked.program };
}

/** What is remembered of a page whose samples all hold. */
function toResult(report: PageReport, environment: Environment): PageResult {
  const metas = report.outcomes.map(({ fence }) => fence.meta);
  const uses = {
    usesSetup: metas.some(({ setup }) => setup.length > 0),
    usesBrowser: metas.some(isInBrowser),
    usesDemos: report.demos.size > 0,
  };
  return {
    file: report.page.file,
    sourceHash: hashText(report.page.source),
    fencesHash: hashFences(report.outcomes.map(({ fence }) => toSource(fence))),
    ...uses,
    environment: environmentOf(uses, environment),
    fences: report.records,
    hovers: report.hovers,
  };
}

/** Writes what a build shows of samples and of the symbols in them. */
async function writeForPages(
  manifest: SamplesManifest,
  results: SampleResults,
  pages: readonly SamplePage[],
  { rootDir, onFound }: VerifyOptions,
): Promise<void> {
  writeSamplesManifest(manifest, rootDir);
  const hovers = Object.entries(results.pages).map(
    ([id, page]) => [id, page.hovers] as const,
  );
  await onFound?.(Object.fromEntries(hovers), pages);
}

/**
 * The pages that need checking. A page of which only the prose changed keeps its
 * result, and one that was moved or copied takes over that of the same blocks;
 * their places are renewed in `results`.
 */
async function findUnknown(
  pages: readonly SamplePage[],
  results: SampleResults,
  environment: Environment,
): Promise<SamplePage[]> {
  const unknown: SamplePage[] = [];
  const byFences = new Map(
    Object.values(results.pages)
      .filter((result) => isCurrent(result, environment))
      .map((result) => [result.fencesHash, result]),
  );
  for (const page of pages) {
    const result = results.pages[page.id];
    const sourceHash = hashText(page.source);
    if (result?.sourceHash === sourceHash && isCurrent(result, environment)) {
      continue;
    }
    const { extractFences } = await import('@/lib/samples/doctest');
    const { fences, problems } = extractFences(page.file, page.source);
    const same = byFences.get(hashFences(fences.map(toSource)));
    if (problems.length > 0 || !same) {
      unknown.push(page);
      continue;
    }
    results.pages[page.id] = {
      ...same,
      file: page.file,
      sourceHash,
      fences: same.fences.map((record, index) => ({
        ...record,
        line: fences[index]?.line ?? record.line,
      })),
    };
  }
  return unknown;
}

function isCurrent(result: PageResult, environment: Environment): boolean {
  return result.environment === environmentOf(result, environment);
}

function toSource(fence: { lang: string; metaText: string; code: string }) {
  return { lang: fence.lang, meta: fence.metaText, code: fence.code };
}
