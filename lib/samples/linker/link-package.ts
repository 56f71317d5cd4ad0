import { readFile } from 'node:fs/promises';
import { z } from 'zod';

import { cacheFile, readCached, writeCached } from '@/lib/base/files';

const LINKED = z.string();
const CODE = ['lib/samples/linker'];

/**
 * Reads a file of a package of Angular's format as a bundler should see it: compiled to the end, and written so
 * that unused parts can be left out. The result is cached under a hash of the file.
 *
 * @param file absolute path
 * @param isBesideCompiler for a bundle that brings Angular's compiler: all of it stays, and its modules list
 * their exports for the compiler
 */
export async function linkPackage(
  file: string,
  isBesideCompiler = false,
): Promise<string> {
  const source = await readFile(file, 'utf8');
  const name = file.slice(file.lastIndexOf('node_modules'));
  const cached = cacheFile('linked', CODE, [
    name,
    source,
    String(isBesideCompiler),
  ]);
  const known = readCached(cached, (data) => LINKED.parse(data));
  if (known !== undefined) return known;
  // Linker and parser are loaded only for files that are not in the cache.
  const { linkAndOptimise, linkBesideCompiler } =
    await import('./link-and-optimise');
  const make = isBesideCompiler ? linkBesideCompiler : linkAndOptimise;
  const linked = make(file, source);
  writeCached(cached, linked);
  return linked;
}
