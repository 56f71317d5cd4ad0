import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { assertWhole, writeInventory } from './inventory';

/** Another command may bring back the old export just when its place is wanted. */
const MAX_TRIES = 3;

/** Where the export that is replaced waits until the new one is in its place: on the same disk. */
function replacedDir(target: string): string {
  return join(dirname(target), '.next', 'replaced', basename(target));
}

/**
 * Puts a finished export in its place. A process that is ended in between, at whatever moment, leaves the old export,
 * the new one, or none and the old one where `recoverExport` finds it.
 *
 * @param finished folder of the export, on the same disk; it is gone afterwards
 * @param target where readers and hosts look for it
 */
export async function publishExport(
  finished: string,
  target: string,
): Promise<void> {
  await writeInventory(finished);
  await mkdir(dirname(target), { recursive: true });
  for (let tries = 1; ; tries++) {
    await moveAway(target);
    try {
      await rename(finished, target);
      break;
    } catch (error) {
      if (!existsSync(target) || tries === MAX_TRIES) throw error;
    }
  }
  await rm(replacedDir(target), { recursive: true, force: true });
}

/**
 * Brings back the export that a publication has moved away and, being ended, not replaced.
 *
 * @param target as it was published
 */
export async function recoverExport(target: string): Promise<void> {
  const replaced = replacedDir(target);
  if (existsSync(target)) {
    await rm(replaced, { recursive: true, force: true });
  } else if (existsSync(replaced)) {
    await rename(replaced, target);
  }
}

/**
 * Makes sure that there is an export to look at, whatever has happened to the last build.
 *
 * @param dir where it was published
 * @throws when there is none, or only a part of one
 */
export async function assertExport(dir: string): Promise<void> {
  await recoverExport(dir);
  await assertWhole(dir);
}

async function moveAway(target: string): Promise<void> {
  await recoverExport(target);
  if (!existsSync(target)) return;
  await mkdir(dirname(replacedDir(target)), { recursive: true });
  await rename(target, replacedDir(target));
}
