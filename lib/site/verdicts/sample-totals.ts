import { readApi, allExports } from '@/lib/packages';
import { PACKAGES } from '@/lib/site/product';
import { readManifest } from './sample-verdicts';
import type { SampleTotals } from '@/lib/samples/fences';

type PackageTotals = {
  name: string;
  version: string;
  samples: SampleTotals;
  exports: { exports: number; documented: number };
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
  const api = readApi(contentDir, PACKAGES.names);
  const pages = Object.entries(manifest.pages);
  return {
    packages: api.map((one) => ({
      name: one.package,
      version: one.version,
      samples: manifest.packages[one.package] ?? NO_SAMPLES,
      exports: {
        exports: allExports([one]).length,
        documented: allExports([one]).length,
      },
    })),
    all: manifest.totals,
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

const NO_SAMPLES: SampleTotals = {
  checked: 0,
  run: 0,
  linted: 0,
  expectedErrors: 0,
  ignored: 0,
};
