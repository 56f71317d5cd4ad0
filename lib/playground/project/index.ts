/** A program as a workspace of the Angular CLI, for those who go on with it at home. Loaded when a reader asks for it. */

import { strToU8, zipSync } from 'fflate';
import { workspaceOf, type Versions } from './workspace';

export { workspaceOf, type Versions } from './workspace';

/**
 * Packs a program as a workspace.
 *
 * @param files the first one runs
 * @param name of the folder and the package
 * @returns a ZIP file
 * @throws Mistake when the first file cannot be parsed
 */
export function zipWorkspace(
  files: Parameters<typeof workspaceOf>[0],
  name: string,
  versions: Versions,
): Uint8Array<ArrayBuffer> {
  const all = Object.entries(workspaceOf(files, name, versions));
  return zipSync(
    Object.fromEntries(
      all.map(([path, text]) => [`${name}/${path}`, strToU8(text)]),
    ),
  );
}
