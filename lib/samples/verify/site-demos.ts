import path from 'node:path';

import type { CompiledDemo, OnProgress } from '@/lib/samples/doctest';
import { SAMPLES_CACHE } from '@/lib/samples/fences';
import type { Problem } from '@/lib/base/source';
import type { ChromiumHost } from '@/lib/samples/chromium';
import type { PageRecords } from './records';

type Options = {
  rootDir: string;
  cacheDir?: string | undefined;
  chromium?: ChromiumHost | undefined;
  onProgress?: OnProgress | undefined;
};

/**
 * Mounts the demos that are new, and writes the scripts of all demos where the site serves them from. Results of pages
 * with a broken demo are taken away.
 *
 * @param compiled what is new, page by page
 */
export async function checkSiteDemos(
  results: Map<string, PageRecords>,
  compiled: readonly CompiledDemo[],
  options: Options,
): Promise<Problem[]> {
  const { rootDir, cacheDir } = options;
  const fresh = new Map(compiled.map((demo) => [demo.record, demo]));
  const demos = [...results]
    // Pages that were just checked come last, and the cached bundle is found by the order of all.
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, { fences }]) =>
      fences.flatMap(({ demo: record }) =>
        record ? [{ record, compiled: fresh.get(record) }] : [],
      ),
    );
  const isOfSite = cacheDir === path.join(rootDir, SAMPLES_CACHE);
  if (demos.length === 0 && !isOfSite) return [];
  const { checkDemos, writeDemoFiles } = await import('@/lib/samples/demos');
  const { files, problems } = await checkDemos(demos, {
    rootDir,
    chromium: options.chromium,
    onProgress: options.onProgress,
  });
  if (isOfSite) writeDemoFiles(rootDir, files);
  const broken = new Set(problems.map(({ file }) => file));
  for (const [id, { file }] of results) {
    if (broken.has(file)) results.delete(id);
  }
  return problems;
}
