import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Puts a finished export in the place of the last one by renaming both, so that no moment shows a part of one.
 *
 * @param finished folder of the export, on the same disk; it is gone afterwards
 * @param target where readers and hosts look for it
 */
export async function publishExport(
  finished: string,
  target: string,
): Promise<void> {
  const replaced = `${finished}-replaced`;
  await rm(replaced, { recursive: true, force: true });
  await mkdir(dirname(target), { recursive: true });
  if (existsSync(target)) await rename(target, replaced);
  await rename(finished, target);
  await rm(replaced, { recursive: true, force: true });
}

/**
 * Makes sure that there is an export to look at.
 *
 * @throws when there is none
 */
export function assertExport(dir: string): void {
  if (existsSync(join(dir, 'index.html'))) return;
  throw new Error(
    `[site] ${dir} holds no export: it has no index.html. Run "npm run build" first.`,
  );
}
