import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readCategories, sourceOf } from '@/lib/site/content';
import type { Site } from '@/lib/site/content';

/** @throws Error when something lies at the place of a new file, or another file has its route */
export function assertFree(
  file: string,
  route: string,
  pages: readonly { path: string; file: string }[] = [],
): void {
  const taken = pages.find((page) => page.path === route)?.file;
  if (taken !== undefined || existsSync(file)) {
    throw new Error(
      `[site] ${taken ?? file} has the route ${route} already, and would be lost. Choose another one, or edit that file.`,
    );
  }
}

/** Writes a new file of content; never over another one. */
export function writeNew(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text, { flag: 'wx' });
}

/** @throws Error for the highest folder of a page that the sidebar would have no name for */
export function assertFoldersNamed(root: string, id: string): void {
  const folder = folderOf(id);
  if (folder === '.') return;
  assertFoldersNamed(root, folder);
  const isNamed = ['index.mdx', '_category.json'].some((name) =>
    existsSync(path.join(root, 'docs', folder, name)),
  );
  if (isNamed) return;
  throw new Error(
    `[site] The folder content/docs/${folder} has no name in the sidebar, so the page could not be found. Write the folder's own page first: ${folder}/index.`,
  );
}

/** The number after those of all entries that stand beside a page in the sidebar. */
export function nextPosition({ root, config, docs }: Site, id: string): number {
  const source = sourceOf(root, config, undefined);
  const taken = [
    ...docs.map((doc) => ({ id: doc.id, position: doc.sidebarPosition })),
    ...readCategories({ ...source, folder: 'docs', path: '/docs' }),
  ].filter((entry) => folderOf(entry.id) === folderOf(id));
  return Math.max(0, ...taken.map(({ position }) => Math.floor(position))) + 1;
}

/** An index page stands for its folder, beside what lies next to that. */
export function folderOf(id: string): string {
  return path.posix.dirname(id.replace(/(^|\/)index$/, ''));
}
