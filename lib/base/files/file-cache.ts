import { join } from 'node:path';
import { hashOf } from './hash';
import { readSealed, writeSealed } from './sealed-file';

/**
 * Takes a piece of work from the disk when it was done before, and does it otherwise.
 *
 * @param dir Folder of the cache.
 * @param inputs Everything that the result depends on.
 * @param suffix Ending of the cached file's name.
 */
export async function cached(
  dir: string,
  inputs: readonly (string | Buffer)[],
  suffix: string,
  make: () => Buffer | string | Promise<Buffer | string>,
): Promise<Buffer> {
  const file = join(dir, hashOf(inputs) + suffix);
  const known = readSealed(file);
  if (known) return known;
  const made = Buffer.from(await make());
  writeSealed(file, made);
  return made;
}
