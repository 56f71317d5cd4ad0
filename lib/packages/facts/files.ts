import type { PackageSettings } from '../settings';
import { installedVersions } from '@/lib/base/files';

/** What is found by machines, relative to the content folder. */
export const FACT_FILES = {
  costs: 'api/costs.json',
  history: 'api/history.json',
  compatibility: 'api/compatibility.json',
} as const;
export type FactKind = keyof typeof FACT_FILES;

/** What a bundle of an application depends on, besides the documented packages. */
const BUNDLED_WITH = [
  '@angular/common',
  '@angular/compiler-cli',
  '@angular/core',
  '@angular/platform-browser',
  'esbuild',
  'rxjs',
];

/** Installed versions of all that one kind of fact depends on. */
export function factVersions(
  kind: FactKind,
  rootDir: string,
  { names, libraries }: Pick<PackageSettings, 'names' | 'libraries'>,
): Record<string, string> {
  const dependsOn = {
    costs: [...names, ...BUNDLED_WITH],
    history: names,
    compatibility: libraries,
  };
  return installedVersions(rootDir, dependsOn[kind]);
}
