import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const manifestSchema = z.object({
  version: z.string(),
  peerDependencies: z.record(z.string(), z.string()).default({}),
});

/** What a package's own manifest says. */
type PackageManifest = z.infer<typeof manifestSchema>;

/**
 * Reads the manifest of an installed package: the version that the samples are checked against.
 *
 * @throws Error when the package is not installed
 */
export function readManifest(name: string): PackageManifest {
  const file = path.join('node_modules', name, 'package.json');
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(
      `[site] ${file} cannot be read, so the version of ${name} is unknown. Run npm ci; content/packages.json lists installed packages only.`,
      { cause: error },
    );
  }
}
