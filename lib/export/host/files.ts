import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Every file below a folder, as sorted paths inside of it. */
export async function listFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)))
    .sort();
}

/** How many files are under way at a time. */
const AT_ONCE = 16;

/**
 * Works on files, several at a time. After a failure the others come to their end, so that nothing is written into a
 * folder that is abandoned.
 *
 * @throws The first failure.
 */
export async function forEachFile(
  files: readonly string[],
  work: (file: string) => Promise<void>,
): Promise<void> {
  const left = files.values();
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (const file of left) await work(file);
  });
  const ended = await Promise.allSettled(workers);
  const failed = ended.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

/** The site path of a page by its file: `docs/state.html` is `/docs/state`. */
export function toRoute(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;
}

/** Whether a file of the export is a page that a reader can ask for by its path. */
export function isPage(file: string): boolean {
  return file.endsWith('.html') && file !== '404.html';
}
