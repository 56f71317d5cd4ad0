import { measureCoverage } from '@/lib/packages';
import type { PackageCoverage } from '@/lib/packages';
import { PACKAGES } from '@/lib/site/product';
import { readManifest } from './sample-verdicts';
import { countKinds } from '@/lib/samples/fences';
import type { SampleTotals } from '@/lib/samples/fences';

type PackageTotals = {
  name: string;
  version: string;
  samples: SampleTotals;
  exports: Pick<PackageCoverage, 'exports' | 'documented'>;
};

type IgnoredSample = {
  /** Site path of the page. */
  path: string;
  reason: string;
};

/** What the checker did, in figures. */
export type SampleFigures = {
  packages: PackageTotals[];
  all: SampleTotals;
  pages: number;
  ignored: IgnoredSample[];
};

/**
 * Adds up what the checker found and what the pages document.
 *
 * @param contentDir folder of the pages
 * @returns undefined while the samples have not been checked
 */
export function collectSampleTotals(
  contentDir: string,
): SampleFigures | undefined {
  const manifest = readManifest();
  if (!manifest) return undefined;
  const coverage = measureCoverage(contentDir, PACKAGES);
  const pages = Object.entries(manifest.pages);
  const all = pages.flatMap(([, { fences }]) => fences);
  return {
    packages: coverage.packages.map((one) => ({
      name: one.package,
      version: one.version,
      // A sample counts for each package it uses.
      samples: countKinds(
        all.filter(({ packages }) => packages.includes(one.package)),
      ),
      exports: one,
    })),
    all: countKinds(all),
    pages: pages.filter(([, { fences }]) =>
      fences.some(({ kind }) => kind !== 'listed'),
    ).length,
    ignored: pages.flatMap(([id, { fences }]) =>
      fences
        .filter(({ kind }) => kind === 'ignored')
        .map(({ reason }) => ({
          path: `/${id.replace(/(?:^|\/)index$/, '')}`,
          reason: reason ?? '',
        })),
    ),
  };
}
