import { existsSync, readdirSync } from 'node:fs';
import type { Dirent } from 'node:fs';
import path from 'node:path';

/** Everything below a folder, sorted, by its path relative to it. */
export function listEntries(folder: string): { name: string; entry: Dirent }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => ({
      entry,
      name: path
        .relative(folder, path.join(entry.parentPath, entry.name))
        .split(path.sep)
        .join('/'),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * Every file below a folder whose name ends as asked, sorted, as paths relative to it; none where there is no folder.
 * Names beginning with an underscore or a dot are not pages and are left out.
 */
export function listFiles(folder: string, ending: string): string[] {
  const entries = existsSync(folder) ? listEntries(folder) : [];
  return entries.flatMap(({ name, entry }) =>
    entry.isFile() && name.endsWith(ending) && !/(?:^|\/)[._]/.test(name)
      ? [name]
      : [],
  );
}
