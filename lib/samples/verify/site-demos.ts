import path from 'node:path';

import { replaceFolder } from '@/lib/base/files';
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
  { rootDir, cacheDir, chromium, onProgress }: Options,
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
