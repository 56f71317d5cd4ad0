import { readFileSync } from 'node:fs';
import path from 'node:path';

import { z } from 'zod';

const MANIFEST = z.object({
  version: z.string(),
  license: z.string().default('MIT'),
  peerDependencies: z.record(z.string(), z.string()).default({}),
});

/**
 * What the manifest of an installed package says of it.
 *
 * @param folder of the package
 * @throws Error when it is not installed
 */
export function readManifest(folder: string): z.infer<typeof MANIFEST> {
  const file = path.join(folder, 'package.json');
  try {
    return MANIFEST.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(
      `[site] ${file} cannot be read, so the version of this package is unknown. Run npm ci, and name installed packages only.`,
      { cause: error },
    );
  }
}

/**
 * Installed versions by name.
 *
 * @param rootDir absolute path of the repository
 * @throws Error when a package is not installed
 */
export function installedVersions(
  rootDir: string,
  names: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => {
      const folder = path.join(rootDir, 'node_modules', name);
      return [name, readManifest(folder).version];
    }),
  );
}
