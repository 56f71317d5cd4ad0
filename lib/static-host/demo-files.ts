import { neededFiles } from './export-bytes';
import type { OpenExport } from './export-bytes';

const FOLDER = 'demos';
const DEMO = /data-demo="([\w-]+\.js)"/g;

/** A demo of an export. */
export type DemoFiles = {
  /** All that it needs. */
  files: readonly string[];
  /** What only demos of its page need. */
  own: readonly string[];
};

/**
 * The files of the demos of an export.
 *
 * @param out An export.
 */
export function demoFiles({ docsPages, read }: OpenExport): DemoFiles[] {
  const pages = docsPages.map((page) =>
    [...read(page).matchAll(DEMO)].map(([, name]) =>
      neededFiles(`${FOLDER}/${name}`, read),
    ),
  );
  const users = new Map<string, number>();
  for (const demos of pages) {
    for (const file of new Set(demos.flat())) {
      users.set(file, (users.get(file) ?? 0) + 1);
    }
  }
  return pages.flat().map((files) => ({
    files,
    own: files.filter((file) => users.get(file) === 1),
  }));
}
