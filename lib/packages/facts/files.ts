import { DOCUMENTED_PACKAGES, installedVersions } from '@/lib/samples/chromium';

/** The packages whose majors are those of Angular. */
export const LIBRARIES = [
  '@rx-angular/state',
  '@rx-angular/template',
  '@rx-angular/cdk',
  '@rx-angular/isr',
] as const;

/** Their first major that is looked at: the first that was numbered like Angular's. */
export const FIRST_MAJOR = 14;

/** What is found by machines, relative to the content folder. */
export const FACT_FILES = {
  costs: 'api/costs.json',
  history: 'api/history.json',
  compatibility: 'api/compatibility.json',
} as const;
export type FactKind = keyof typeof FACT_FILES;

/** What authors say about it. */
export const REPLACEMENTS_FILE = 'api/replacements.json';

/** A bundle depends on all that made it. */
const DEPENDS_ON: Readonly<Record<FactKind, readonly string[]>> = {
  costs: [
    ...DOCUMENTED_PACKAGES,
    '@angular/common',
    '@angular/compiler-cli',
    '@angular/core',
    '@angular/platform-browser',
    'esbuild',
    'rxjs',
  ],
  history: DOCUMENTED_PACKAGES,
  compatibility: LIBRARIES,
};

/** Installed versions of all that one kind of fact depends on. */
export function factVersions(
  kind: FactKind,
  rootDir: string,
): Record<string, string> {
  return installedVersions(rootDir, DEPENDS_ON[kind]);
}
