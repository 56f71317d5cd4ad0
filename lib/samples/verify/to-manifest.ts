import type { SampleTotals, SamplesManifest } from '@/lib/samples/fences';
import { DOCUMENTED_PACKAGES, installedVersions } from '@/lib/samples/chromium';
import type { SampleResults } from './results';

/** What pages are told of their samples, with the totals of all. */
export function toManifest(
  results: SampleResults,
  rootDir: string,
): SamplesManifest {
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
