import { readFile } from 'node:fs/promises';
import { z } from 'zod';

import { cacheFile, readCached, writeCached } from '@/lib/files';

const LINKED = z.string();
const CODE = ['lib/angular-linker'];

/**
 * Reads a file of a package of Angular's format as a bundler should see it: compiled to the end, and what nobody uses
 * easy to leave out. The result is kept under a hash of the file.
 *
 * @param file absolute path
 */
export async function linkPackage(file: string): Promise<string> {
  const source = await readFile(file, 'utf8');
  const name = file.slice(file.lastIndexOf('node_modules'));
  const kept = cacheFile('linked', CODE, [name, source]);
  const known = readCached(kept, (data) => LINKED.parse(data));
  if (known !== undefined) return known;
  // Linker and parser are loaded where there is news.
  const { linkAndOptimise } = await import('./link-and-optimise');
  const linked = linkAndOptimise(file, source);
  writeCached(kept, linked);
  return linked;
}
