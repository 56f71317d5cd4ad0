import { readFileSync } from 'node:fs';
import path from 'node:path';

import { z } from 'zod';

const PACKAGE_JSON = z.object({ version: z.string() });

/** Installed version of a package, wherever its `exports` point. */
function installedVersion(rootDir: string, name: string): string {
  const file = path.join(rootDir, 'node_modules', name, 'package.json');
  return PACKAGE_JSON.parse(JSON.parse(readFileSync(file, 'utf8'))).version;
}

/**
 * Installed versions by name.
 *
 * @param rootDir absolute path of the repository
 * @throws when a package is not installed
 */
export function installedVersions(
  rootDir: string,
  names: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => [name, installedVersion(rootDir, name)]),
  );
}
