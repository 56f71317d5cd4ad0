import path from 'node:path';

import {
  hashFences,
  hashText,
  isInBrowser,
  SAMPLES_CACHE,
  writeSamplesManifest,
} from '@/lib/fences';
import type { SampleTotals, SamplesManifest } from '@/lib/fences';
import { readPages, compareProblems } from '@/lib/source';
import type { SamplePage, Problem } from '@/lib/source';
import type { CompiledDemo, SampleProgram, SampleRunner } from '@/lib/doctest';
import {
  environmentOf,
  readEnvironment,
  readResults,
  writeResults,
} from './results';
import type { Environment, PageResult, SampleResults } from './results';
import { checkSiteDemos } from './site-demos';
import { compareRecord, inBrowser, writeRecord } from './browser-record';
import {
  DOCUMENTED_PACKAGES,
  installedVersions,
  NO_BROWSER,
} from '@/lib/product';

type VerifyOptions = {
  rootDir: string;
  contentDir: string;
  /** Pages or folders; empty means all. */
  restrictTo?: readonly string[];
  /** An earlier program of this process, to start warm. */
  previous?: SampleProgram | undefined;
  /** Processes for the samples that outlast this check. */
  runner?: SampleRunner | undefined;
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
export async function verifySamples({
  rootDir,
  contentDir,
  restrictTo = [],
  previous,
  runner,
  cacheDir,
  isFresh = false,
  record,
}: VerifyOptions): Promise<VerifyResult> {
  const environment = readEnvironment(rootDir, contentDir);
  const results: SampleResults =
    cacheDir && !isFresh ? readResults(cacheDir) : { setups: '', pages: {} };
  const all = readPages(contentDir);
  const wanted =
    restrictTo.length > 0 ? readPages(contentDir, restrictTo) : all;

  const unknown = await findUnknown(wanted, results, environment);
  const fresh: SampleResults = { setups: results.setups, pages: {} };
  for (const page of all) {
    const result = results.pages[page.id];
    const isKnown =
      result?.sourceHash === hashText(page.source) &&
      isCurrent(result, environment);
    if (isKnown) fresh.pages[page.id] = result;
  }

  const problems: Problem[] = [];
  const compiled: CompiledDemo[] = [];
  let program = previous;
  if (unknown.length > 0 || results.setups !== environment.setups) {
    const { checkPages } = await import('@/lib/doctest');
    const checked = await checkPages(unknown, {
      contentDir,
      rootDir,
      previous,
      runner,
    });
    program = checked.program;
    for (const problem of checked.setupProblems) problems.push(problem);
    fresh.setups = checked.setupProblems.length > 0 ? '' : environment.setups;
    for (const report of checked.pages) {
      compiled.push(...report.demos.values());
      for (const problem of report.problems) problems.push(problem);
      if (report.problems.length > 0) continue;
      const usesSetup = report.outcomes.some(
        ({ fence }) => fence.meta.setup.length > 0,
      );
      const usesBrowser = report.outcomes.some(({ fence }) =>
        isInBrowser(fence.meta),
      );
      const usesDemos = report.demos.size > 0;
      const uses = { usesSetup, usesBrowser, usesDemos };
      fresh.pages[report.page.id] = {
        file: report.page.file,
        sourceHash: hashText(report.page.source),
        fencesHash: hashFences(
          report.outcomes.map(({ fence }) => toSource(fence)),
        ),
        ...uses,
        environment: environmentOf(uses, environment),
        fences: report.records,
        hovers: report.hovers,
      };
    }
  }

  const broken = await checkSiteDemos(fresh, compiled, {
    rootDir,
    contentDir,
    cacheDir,
    isRecording: record === 'write' && environment.browser !== NO_BROWSER,
    isWhole: all.every(({ id }) => fresh.pages[id]),
  });
  for (const problem of broken) problems.push(problem);
  const manifest = toManifest(fresh, rootDir);
  const isHere = environment.browser !== NO_BROWSER;
  if (record === 'write' && isHere) {
    if (problems.length === 0)
      writeRecord(contentDir, environment.browser, manifest, all);
  } else if (record) problems.push(...compareRecord(contentDir, manifest));
  if (cacheDir) {
    writeResults(cacheDir, fresh);
    if (cacheDir === path.join(rootDir, SAMPLES_CACHE)) {
      writeSamplesManifest(manifest, rootDir);
      const { writeHovers } = await import('../hover-files');
      const hovers = Object.entries(fresh.pages).map(
        ([id, page]) => [id, page.hovers] as const,
      );
      writeHovers(Object.fromEntries(hovers), all, contentDir, rootDir);
    }
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
    const { extractFences } = await import('@/lib/doctest');
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

function toManifest(results: SampleResults, rootDir: string): SamplesManifest {
  const packages: Record<string, SampleTotals> = Object.fromEntries(
    DOCUMENTED_PACKAGES.map((name) => [name, emptyTotals()]),
  );
  const totals = emptyTotals();
  const pages: SamplesManifest['pages'] = {};
  for (const [id, result] of Object.entries(results.pages)) {
    pages[id] = {
      file: result.file,
      hash: result.fencesHash,
      fences: result.fences,
    };
    for (const fence of result.fences) {
      const counter = COUNTERS[fence.kind];
      if (!counter) continue;
      totals[counter]++;
      for (const name of fence.packages) {
        const counts = packages[name];
        if (counts) counts[counter]++;
      }
    }
  }
  return {
    formatVersion: 1,
    versions: installedVersions(rootDir),
    pages,
    packages,
    totals,
  };
}

const COUNTERS: Partial<Record<string, keyof SampleTotals>> = {
  checked: 'checked',
  run: 'run',
  linted: 'linted',
  'expected-errors': 'expectedErrors',
  ignored: 'ignored',
};

function emptyTotals(): SampleTotals {
  return { checked: 0, run: 0, linted: 0, expectedErrors: 0, ignored: 0 };
}
