import { readFileSync } from 'node:fs';
import path from 'node:path';

import { z } from 'zod';

const PACKAGE_JSON = z.object({ version: z.string() });

/** The packages this documentation is about. */
export const DOCUMENTED_PACKAGES = [
  '@rx-angular/state',
  '@rx-angular/template',
  '@rx-angular/cdk',
  '@rx-angular/isr',
  '@rx-angular/eslint-plugin',
] as const;

/** What a sample's outcome depends on. */
const CHECKED_AGAINST = [
  ...DOCUMENTED_PACKAGES,
  '@angular/core',
  'rxjs',
  'typescript',
  'eslint',
  'typescript-eslint',
  'zone.js',
  '@ngrx/store',
  '@ngrx/entity',
  'jsdom',
  '@sinonjs/fake-timers',
];

/** Installed version of a package, wherever its `exports` point. */
function installedVersion(rootDir: string, name: string): string {
  const file = path.join(rootDir, 'node_modules', name, 'package.json');
  return PACKAGE_JSON.parse(JSON.parse(readFileSync(file, 'utf8'))).version;
}

/**
 * Installed versions by name.
 *
 * @param names everything samples are checked against, if not told otherwise
 * @throws when a package is not installed
 */
export function installedVersions(
  rootDir: string,
  names: readonly string[] = CHECKED_AGAINST,
): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => [name, installedVersion(rootDir, name)]),
  );
}
