import path from 'node:path';

import {
  isInBrowser,
  SAMPLES_CACHE,
  writeSamplesManifest,
} from '@/lib/samples/fences';
import type { SamplesManifest } from '@/lib/samples/fences';
import { replaceFolder } from '@/lib/base/files';
import { readPages, compareProblems } from '@/lib/base/source';
import type { Problem } from '@/lib/base/source';
import type {
  CompiledDemo,
  OnProgress,
  SampleProgram,
  SampleRunner,
} from '@/lib/samples/doctest';
import { findBrowser, type ChromiumHost } from '@/lib/samples/chromium';
import { identify, type IdentifiedPage } from './identity';
import {
  formatStored,
  fromStored,
  lineOfStored,
  listStored,
  readStored,
  removeStored,
  toStored,
  writeStored,
} from './records';
import type { PageRecords, StoredPage } from './records';
import { checkedVersions } from '../doctest/settings';

type VerifyOptions = {
  rootDir: string;
  contentDir: string;
  /** Pages or folders; empty means all. */
  restrictTo?: readonly string[];
  /** An earlier program of this process, to start warm. */
  previous?: SampleProgram | undefined;
  /** Processes for the samples that outlast this check. */
  runner?: SampleRunner | undefined;
  /** A browser for demos that outlasts this check. */
  chromium?: ChromiumHost | undefined;
  onProgress?: OnProgress | undefined;
  /** Finds what the samples of pages do in a playground, and adds it to their records. */
  play?:
    ((pages: ReadonlyMap<string, PageRecords>) => Promise<void>) | undefined;
  /** Where results are cached and the manifest goes; nothing to cache nothing. */
  cacheDir?: string | undefined;
  /** Whether to find everything again. */
  isFresh?: boolean;
  /**
   * What to do with the committed records: believe those that fit (`believe`), write them (`write`), or find
   * everything again and report each difference (`compare`).
   */
  records?: 'believe' | 'write' | 'compare' | undefined;
};

export type VerifyResult = Awaited<ReturnType<typeof verifySamples>>;

/**
 * Checks the samples of some or all pages, as far as no record of them fits, and writes the manifest of all pages.
 *
 * @throws when a restriction matches no page
 */
export async function verifySamples(options: VerifyOptions) {
  const { rootDir, contentDir, restrictTo = [], cacheDir } = options;
  const { records = 'believe' } = options;
  const pages = identify(readPages(contentDir), contentDir, rootDir);
  const wanted = new Set(readPages(contentDir, restrictTo).map(({ id }) => id));
  const isFresh = options.isFresh || records === 'compare';
  const results = known(
    pages.filter(({ page }) => !isFresh || !wanted.has(page.id)),
    options,
  );
  const unknown = pages.filter(
    ({ page }) => wanted.has(page.id) && !results.has(page.id),
  );
  const { problems, compiled, program } = await checkUnknown(
    unknown,
    results,
    options,
  );
  // Time is virtual in both, so that neither notices the other.
  const [broken] = await Promise.all([
    checkSiteDemos(results, compiled, options),
    options.play?.(new Map(results)),
  ]);
  for (const problem of broken) problems.push(problem);
  if (cacheDir) {
    const checked = new Set(unknown.map(({ page }) => page.id));
    writeStored(cacheDir, storedOf(results, checked));
  }
  store(pages, storedOf(results, wanted), problems, options);
  return {
    problems: problems.sort(compareProblems),
    manifest: publish(results, options),
    /** Pages looked at, and those among them whose results were still known. */
    pages: wanted.size,
    known: wanted.size - unknown.length,
    program,
  };
}

/** Writes what the site reads of all pages, unless this check is of another folder. */
function publish(
  results: ReadonlyMap<string, PageRecords>,
  { rootDir, contentDir, cacheDir }: VerifyOptions,
): SamplesManifest {
  const manifest: SamplesManifest = {
    versions: checkedVersions(contentDir, rootDir),
    pages: Object.fromEntries(results),
  };
  if (cacheDir === path.join(rootDir, SAMPLES_CACHE)) {
    writeSamplesManifest(manifest, rootDir);
  }
  return manifest;
}

/** Pages of which every fence has a record that fits, committed or cached. */
function known(
  pages: readonly IdentifiedPage[],
  { contentDir, cacheDir }: VerifyOptions,
): Map<string, PageRecords> {
  const results = new Map<string, PageRecords>();
  for (const one of pages) {
    const { id } = one.page;
    if (one.isBroken) continue;
    const result = fromStored(one, {
      ...(cacheDir ? readStored(cacheDir, id) : {}),
      ...readStored(contentDir, id),
    });
    if (result) results.set(id, result);
  }
  return results;
}

/** Checks pages, and adds those without problems to what is known. */
async function checkUnknown(
  unknown: readonly IdentifiedPage[],
  results: Map<string, PageRecords>,
  { contentDir, rootDir, previous, runner, onProgress }: VerifyOptions,
): Promise<{
  problems: Problem[];
  compiled: CompiledDemo[];
  program: SampleProgram | undefined;
}> {
  const problems = findBrowser(rootDir) ? [] : needsOfBrowser(unknown);
  const compiled: CompiledDemo[] = [];
  if (unknown.length === 0 || problems.length > 0) {
    return { problems, compiled, program: previous };
  }
  const { checkPages } = await import('../doctest/check');
  const checked = await checkPages(
    unknown.map(({ page }) => page),
    { contentDir, rootDir, previous, runner, onProgress },
  );
  for (const problem of checked.setupProblems) problems.push(problem);
  for (const [index, result] of checked.pages.entries()) {
    compiled.push(...result.demos.values());
    for (const problem of result.problems) problems.push(problem);
    if (result.problems.length > 0) continue;
    const ids = unknown[index]?.ids ?? [];
    results.set(result.page.id, {
      file: result.page.file,
      fences: result.records.map((record, fence) => ({
        ...record,
        id: ids[fence] ?? '',
      })),
    });
  }
  return { problems, compiled, program: checked.program };
}

/**
 * Mounts the demos that are new, and writes the scripts of all demos where the site serves them from. Results of pages
 * with a broken demo are taken away.
 *
 * @param compiled what is new, page by page
 */
async function checkSiteDemos(
  results: Map<string, PageRecords>,
  compiled: readonly CompiledDemo[],
  { rootDir, cacheDir, chromium, onProgress }: VerifyOptions,
): Promise<Problem[]> {
  const demos = [...results]
    // Pages that were just checked come last, and the cached bundle is found by the order of all.
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, { fences }]) => fences.flatMap(({ demo }) => demo ?? []));
  const isOfSite = cacheDir === path.join(rootDir, SAMPLES_CACHE);
  if (demos.length === 0 && !isOfSite) return [];
  const { checkDemos } = await import('@/lib/samples/demos');
  const fresh = compiled.filter(({ record }) => demos.includes(record));
  const options = { rootDir, chromium, onProgress };
  const { files, problems } = await checkDemos(demos, fresh, options);
  if (isOfSite) replaceFolder(path.join(rootDir, 'public/demos'), files);
  const broken = new Set(problems.map(({ file }) => file));
  for (const [id, { file }] of results) {
    if (broken.has(file)) results.delete(id);
  }
  return problems;
}

/** The first sample that cannot run without a browser, for all of them. */
function needsOfBrowser(pages: readonly IdentifiedPage[]): Problem[] {
  const [first, ...others] = pages.flatMap(({ page: { file }, fences }) =>
    fences
      .filter(({ meta }) => isInBrowser(meta))
      .map(({ line }) => ({ file, line, column: 1 })),
  );
  if (!first) return [];
  const which =
    others.length === 0
      ? 'This sample runs'
      : `This and ${others.length} more samples run`;
  const message = `${which} in a browser, there is none here, and no record fits: run \`npm run browser\`, or \`npm run samples\` on a machine with Chromium, and commit what it writes.`;
  return [{ ...first, message }];
}

/** What is stored of the pages whose samples are right. */
function storedOf(
  results: ReadonlyMap<string, PageRecords>,
  wanted: ReadonlySet<string>,
): Map<string, StoredPage> {
  return new Map(
    [...results]
      .filter(([id]) => wanted.has(id))
      .map(([id, result]) => [id, toStored(result)]),
  );
}

/** Writes what was found, or reports where it differs from what is committed. */
function store(
  pages: readonly IdentifiedPage[],
  found: ReadonlyMap<string, StoredPage>,
  problems: Problem[],
  { contentDir, records = 'believe' }: VerifyOptions,
): void {
  if (records === 'believe') return;
  const ids = pages.map(({ page }) => page.id);
  if (records === 'write') {
    writeStored(contentDir, found);
    removeStored(contentDir, ids);
    return;
  }
  for (const one of pages) {
    const stored = found.get(one.page.id);
    const committed = readStored(contentDir, one.page.id);
    if (stored) problems.push(...differences(one, stored, committed));
  }
  for (const id of listStored(contentDir)) {
    if (ids.includes(id)) continue;
    problems.push(ofFile(id, 'This record is of a page that is gone.'));
  }
}

const CURE = 'Run `npm run samples` and commit what it writes.';

function ofFile(id: string, what: string): Problem {
  const file = `content/samples/${id}.json`;
  return { file, line: 1, column: 1, message: `${what} ${CURE}` };
}

type Parts = Readonly<Record<string, unknown>>;

/** Says which parts of a record differ, as far as they can be read in a line. */
function partsThatDiffer(record: Parts, now: Parts = {}): string {
  const text = (all: Parts, key: string) => JSON.stringify(all[key] ?? null);
  const shown = (all: Parts, key: string) => text(all, key).slice(0, 60);
  const parts = Object.keys({ ...record, ...now })
    .filter((key) => text(record, key) !== text(now, key))
    .map((key) => `${key}: ${shown(record, key)}, now ${shown(now, key)}`);
  return parts.length > 0 ? ` (${parts.join('; ')})` : '';
}

function differences(
  { page, fences, ids }: IdentifiedPage,
  stored: StoredPage,
  committed: StoredPage,
): Problem[] {
  const problems = fences.flatMap(({ line }, index) => {
    const id = ids[index] ?? '';
    const record = committed[id];
    if (JSON.stringify(record) === JSON.stringify(stored[id])) return [];
    // A record that fits is believed without `--fresh`.
    const what = record
      ? `What is recorded of this sample (content/samples/${page.id}.json, line ${lineOfStored(committed, id)}) is not what it does now${partsThatDiffer(record, stored[id])}. Run \`npm run samples -- --fresh ${page.file}\` and commit what it writes.`
      : `Nothing is recorded of this sample as it is now. ${CURE}`;
    return [{ file: page.file, line, column: 1, message: what }];
  });
  const isSame = formatStored(stored) === formatStored(committed);
  if (problems.length > 0 || isSame) return problems;
  const what =
    'This file has records of samples that the page does not have, or in another order.';
  return [ofFile(page.id, what)];
}
