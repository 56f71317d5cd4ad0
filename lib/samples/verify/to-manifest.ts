import type { SampleTotals, SamplesManifest } from '@/lib/samples/fences';
import { checkedVersions, readSettings } from '../doctest/settings';
import type { PageRecords } from './records';

/** What pages show of their samples, with the totals of all. */
export function toManifest(
  results: ReadonlyMap<string, PageRecords>,
  contentDir: string,
  rootDir: string,
): SamplesManifest {
  const packages: Record<string, SampleTotals> = Object.fromEntries(
    readSettings(contentDir).packages.map((name) => [name, emptyTotals()]),
  );
  const totals = emptyTotals();
  const pages: SamplesManifest['pages'] = {};
  for (const [id, result] of results) {
    pages[id] = {
      file: result.file,
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
    versions: checkedVersions(contentDir, rootDir),
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
