import { siteBoot } from './boot';
import { showNotice } from './notice';

/** Why parts of this document cannot be had any more. */
let gone: Promise<never> | undefined;

/**
 * Loads a part of the program that is a file of its own; all of them come this way. After a deployment the host may
 * have other files only: the reader is told, and nothing is asked for again.
 *
 * @param load imports it
 * @throws when it cannot be loaded; while the host cannot be reached, the next call tries again
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await (gone ?? load());
  } catch (error) {
    if (gone || (!siteBoot().isLeft() && (await isHostThere(error)))) {
      gone = Promise.reject(error);
      gone.catch(() => {});
      showNotice('updated', () => location.reload());
    }
    throw error;
  }
}

/** Whether parts of this document are gone, and only a full load helps. */
export const isOutdated = (): boolean => gone !== undefined;

/** Asked past the offline copy. Most browsers say which file has failed. */
async function isHostThere(error: unknown): Promise<boolean> {
  const [file = location.href] = /https?:\S+/.exec(String(error)) ?? [];
  try {
    await fetch(file, {
      method: 'HEAD',
      mode: 'same-origin',
      cache: 'no-cache',
    });
    return true;
  } catch {
    return false;
  }
}
