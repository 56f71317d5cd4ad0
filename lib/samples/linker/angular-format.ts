import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const FOLDER = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;
const OF_ANGULAR = /[\\/]node_modules[\\/]@angular[\\/]/;
const MANIFEST = z.object({
  peerDependencies: z.record(z.string(), z.string()).default({}),
});

const known = new Map<string, boolean>();

/**
 * Whether a file is of a package in Angular's package format: one of Angular itself, or one that has to be installed
 * beside it.
 *
 * @param file absolute path
 */
export function isOfAngularPackage(file: string): boolean {
  if (OF_ANGULAR.test(file)) return true;
  const folder = FOLDER.exec(file)?.[0];
  if (folder === undefined) return false;
  const isBesideAngular = known.get(folder) ?? needsAngular(folder);
  known.set(folder, isBesideAngular);
  return isBesideAngular;
}

function needsAngular(folder: string): boolean {
  const text = readFileSync(path.join(folder, 'package.json'), 'utf8');
  const { peerDependencies } = MANIFEST.parse(JSON.parse(text));
  return '@angular/core' in peerDependencies;
}
