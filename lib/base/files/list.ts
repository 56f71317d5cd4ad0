import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Every file below a folder whose name ends as asked, sorted, as paths relative to it.
 * Names beginning with an underscore or a dot are not pages and are left out.
 */
export function listFiles(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) =>
      path
        .relative(folder, path.join(entry.parentPath, entry.name))
        .split(path.sep)
        .join('/'),
    )
    .filter((name) => !name.split('/').some((part) => /^[._]/.test(part)))
    .sort();
}
