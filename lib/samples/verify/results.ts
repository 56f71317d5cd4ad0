import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { z } from 'zod';

import { FOUND_HOVERS, FENCE_RECORD, hashText } from '@/lib/samples/fences';
import { readCached, writeCached } from '@/lib/base/files';
import { browserName } from '@/lib/samples/chromium';
import { checkedVersions } from '../doctest/settings';

/** What is remembered of a page whose samples are right. */
const PAGE_RESULT = z.object({
  file: z.string(),
  /** Of the whole page: the same source needs no second look. */
  sourceHash: z.string(),
  /** Of its fenced blocks only: prose may change. */
  fencesHash: z.string(),
  usesSetup: z.boolean(),
  usesBrowser: z.boolean(),
  usesDemos: z.boolean(),
  /** Of everything else the result depends on. */
  environment: z.string(),
  fences: z.array(FENCE_RECORD),
  hovers: FOUND_HOVERS,
});

const RESULTS = z.object({
  /** Setup files that were found right. */
  setups: z.string(),
  pages: z.record(z.string(), PAGE_RESULT),
});

export type PageResult = z.infer<typeof PAGE_RESULT>;
export type SampleResults = z.infer<typeof RESULTS>;

/** Results of earlier runs; empty when there are none, or they are damaged or of an older form. */
export function readResults(cacheDir: string): SampleResults {
  const known = readCached(resultsFile(cacheDir), (data) =>
    RESULTS.parse(data),
  );
  return known ?? { setups: '', pages: {} };
}

export function writeResults(cacheDir: string, results: SampleResults) {
  writeCached(resultsFile(cacheDir), results);
}

function resultsFile(cacheDir: string): string {
  return path.join(cacheDir, 'results.json');
}

/** What the outcome of samples depends on besides themselves. */
export type Environment = {
  /** For samples without setup files. */
  plain: string;
  /** For samples with any. */
  withSetups: string;
  /** What samples in a browser depend on besides. */
  browser: string;
  /** What demos depend on besides. */
  demos: string;
  /** The setup files alone. */
  setups: string;
};

const CODE = /(?<!\.test)\.m?ts$|\.mjs$/;

/** Fingerprints packages, compiler options, setup files and the checker itself. */
export function readEnvironment(
  rootDir: string,
  contentDir: string,
): Environment {
  const setupDir = path.join(contentDir, '_setup');
  const options = hashFolder(setupDir, '.json');
  const lib = path.resolve(
    path.dirname(fileURLToPath(import.meta.url)),
    '../..',
  );
  const checker = ['samples/doctest', 'samples/fences', 'base/source'].map(
    (folder) => hashFolder(path.join(lib, folder), CODE),
  );
  const plain = hashText(
    JSON.stringify([
      checker,
      options,
      checkedVersions(contentDir, rootDir),
      readInstalled(rootDir),
    ]),
  );
  const setups = hashText(plain + hashFolder(setupDir, '.ts'));
  return {
    plain,
    withSetups: setups,
    browser: browserName(rootDir),
    demos: ['base/linker', 'samples/demos']
      .map((folder) => hashFolder(path.join(lib, folder), CODE))
      .join(''),
    setups,
  };
}

/** What the outcome of one page depends on besides its source. */
export function environmentOf(
  {
    usesSetup,
    usesBrowser,
    usesDemos,
  }: Pick<PageResult, 'usesSetup' | 'usesBrowser' | 'usesDemos'>,
  environment: Environment,
): string {
  return [
    usesSetup ? environment.withSetups : environment.plain,
    ...(usesBrowser ? [environment.browser] : []),
    ...(usesDemos ? [environment.demos] : []),
  ].join(' ');
}

/** Everything npm has installed; nothing where another tool did. */
function readInstalled(rootDir: string): string {
  const file = path.join(rootDir, 'node_modules/.package-lock.json');
  try {
    return hashText(readFileSync(file, 'utf8'));
  } catch {
    return '';
  }
}

function hashFolder(folder: string, ending: string | RegExp): string {
  try {
    const files = readdirSync(folder)
      .filter((file) =>
        typeof ending === 'string' ? file.endsWith(ending) : ending.test(file),
      )
      .sort();
    return hashText(
      files
        .map((file) => file + readFileSync(path.join(folder, file), 'utf8'))
        .join('\n'),
    );
  } catch {
    return '';
  }
}
