import path from 'node:path';

import { removeOthers, writeChanged } from '@/lib/base/files';

/** Puts the scripts of demos where the site serves them from, in the place of those that were there. */
export function writeDemoFiles(
  rootDir: string,
  files: readonly { name: string; text: string }[],
): void {
  const folder = path.join(rootDir, 'public/demos');
  const written = files.map(({ name, text }) => ({
    path: path.join(folder, name),
    text,
  }));
  writeChanged(written);
  removeOthers(folder, written);
}
