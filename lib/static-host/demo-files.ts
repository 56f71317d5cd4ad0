import { neededFiles, type OpenExport } from './export-bytes';

const FOLDER = 'demos';
const DEMO = /data-demo="([\w-]+\.js)"/g;

/**
 * The files that each demo of an export needs, its own one first.
 *
 * @param out An export.
 */
export function demoFiles({ docsPages, read }: OpenExport): string[][] {
  const names = docsPages.flatMap((page) =>
    [...read(page).matchAll(DEMO)].map(([, name = '']) => `${FOLDER}/${name}`),
  );
  return [...new Set(names)].map((file) => neededFiles(file, read));
}
