import path from 'node:path';

import type { CompiledDemo } from '@/lib/samples/doctest';
import { SAMPLES_CACHE } from '@/lib/samples/fences';
import type { Problem } from '@/lib/base/source';
import type { DemoSession } from '@/lib/samples/demos';
import type { SampleResults } from './results';

type Options = {
  rootDir: string;
  contentDir: string;
  cacheDir?: string | undefined;
  /** Whether to note the first renders of new demos for machines without a browser. */
  isRecording: boolean;
  /** Whether the results are those of all pages. */
  isWhole: boolean;
  session?: DemoSession | undefined;
  /** Told when new demos can be shown, before they are tried any further. */
  onShown: () => void;
};

/**
 * Mounts the demos that are new, and writes the scripts of all demos where the site serves them from. Results of pages
 * with a broken demo are taken away.
 *
 * @param compiled what is new, page by page
 */
export async function checkSiteDemos(
  results: SampleResults,
  compiled: readonly CompiledDemo[],
  options: Options,
): Promise<Problem[]> {
  const { rootDir, contentDir, cacheDir, isRecording, isWhole } = options;
  const fresh = new Map(compiled.map((demo) => [demo.record, demo]));
  const demos = Object.entries(results.pages)
    // Pages that were just checked come last, and what is kept is found by the order of all.
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([page, { fences }]) =>
      fences.flatMap(({ browserKey: key, demo: record }) =>
        key && record
          ? [{ page, key, record, compiled: fresh.get(record) }]
          : [],
      ),
    );
  const isOfSite = cacheDir === path.join(rootDir, SAMPLES_CACHE);
  if (demos.length === 0 && !isOfSite) return [];
  const { checkDemos, recordStills, writeDemoFiles } =
    await import('@/lib/samples/demos');
  const { files, problems } = await checkDemos(demos, {
    rootDir,
    contentDir,
    isRecording,
    session: options.session,
    onStills: (shown) => {
      if (!isOfSite) return;
      writeDemoFiles(rootDir, shown);
      options.onShown();
    },
  });
  if (isOfSite) writeDemoFiles(rootDir, files);
  if (isRecording && problems.length === 0) {
    recordStills(contentDir, demos, isWhole);
  }
  const broken = new Set(problems.map(({ file }) => file));
  results.pages = Object.fromEntries(
    Object.entries(results.pages).filter(([, { file }]) => !broken.has(file)),
  );
  return problems;
}
