import { copyFile, cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { HOST_FILE_NAMES } from './host-files';
import { listFiles } from './files';

/** A finished export of another language. */
export type LocaleExport = {
  code: string;
  /** Folder of the export. */
  dir: string;
};

/** Where the export of another language waits for that of the default one. */
export function localeExportDir(code: string): string {
  return join('.cache', 'locales', code);
}

/** What a host asks for at the root of a site only, and finds there for all languages. */
const ROOT_FILES = new Set<string>([
  ...HOST_FILE_NAMES,
  'robots.txt',
  'sitemap.xml',
]);

/**
 * Puts the exports of other languages below their prefixes.
 *
 * @param dir Folder of the default language's export, finished but for this; changed in place.
 */
export async function addLocaleExports(
  dir: string,
  locales: readonly LocaleExport[],
): Promise<void> {
  for (const locale of locales) {
    const target = join(dir, locale.code);
    await rm(target, { recursive: true, force: true });
    await cp(locale.dir, target, { recursive: true });
    for (const file of listFiles(target)) {
      const name = file.replace(/\.(?:br|gz)$/, '');
      if (ROOT_FILES.has(name)) await rm(join(target, file));
      // The start page answers without a slash as every other page does.
      if (name === 'index.html') {
        const suffix = file.slice(name.length);
        await copyFile(join(target, file), `${target}.html${suffix}`);
      }
    }
  }
}
