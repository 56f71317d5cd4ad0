import { readFileSync } from 'node:fs';
import path from 'node:path';

import { z } from 'zod';

const PACKAGE_JSON = z.object({
  name: z.string(),
  version: z.string(),
  main: z.string().optional(),
  exports: z
    .record(
      z.string(),
      z.object({ types: z.string().optional(), default: z.string() }),
    )
    .optional(),
});

export type EntryPoint = {
  /** Import path: `@boats/harbour/pier`. */
  entry: string;
  /** Absolute path of the published JavaScript. */
  code: string;
};

type PublishedPackage = {
  name: string;
  version: string;
  entryPoints: EntryPoint[];
};

/** The entry points a package publishes, from its own package.json. */
export function readPackage(rootDir: string, name: string): PublishedPackage {
  const folder = path.join(rootDir, 'node_modules', name);
  const manifest = PACKAGE_JSON.parse(
    JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')),
  );
  const entryPoints = Object.entries(manifest.exports ?? {})
    .filter(([, target]) => target.types)
    .map(([subpath, target]) => ({
      entry: path.posix.join(name, subpath),
      code: path.join(folder, target.default),
    }));
  if (manifest.main && entryPoints.length === 0) {
    entryPoints.push({ entry: name, code: path.join(folder, manifest.main) });
  }
  return { name, version: manifest.version, entryPoints };
}
