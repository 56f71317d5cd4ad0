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

/** The site path of a page by its file: `docs/state.html` is `/docs/state`. */
export function toRoute(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;
}

/** Whether a file of the export is a page that a reader can ask for by its path. */
export function isPage(file: string): boolean {
  return file.endsWith('.html') && file !== '404.html';
}
