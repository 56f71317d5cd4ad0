import { listEntries } from '@/lib/base/files';

/** Every file below a folder, as sorted paths inside of it. */
export function listFiles(dir: string): string[] {
  const files = listEntries(dir).filter(({ entry }) => entry.isFile());
  return files.map(({ name }) => name);
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

/** Whether a file of the export is a page that a reader can ask for by its path. */
export function isPage(file: string): boolean {
  return file.endsWith('.html') && file !== '404.html';
}
