import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hashOf } from './hash';

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
  const file = fileFor(dir, inputs, suffix);
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  const made = Buffer.from(await make());
  await mkdir(dirname(file), { recursive: true });
  // Another process may ask for the same, and must not read a half of it.
  const begun = `${file}.${randomUUID()}`;
  await writeFile(begun, made);
  await rename(begun, file);
  return made;
}

function fileFor(
  dir: string,
  inputs: readonly (string | Buffer)[],
  suffix: string,
): string {
  return join(dir, hashOf(inputs) + suffix);
}
