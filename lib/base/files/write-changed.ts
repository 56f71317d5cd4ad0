import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { listFiles } from './list';

/**
 * Writes files whose text, or bytes, are new; the others keep their dates, so that nothing that watches them wakes up.
 *
 * @returns paths of the files that were written
 */
export function writeChanged(
  files: readonly { path: string; text: string | Buffer }[],
): string[] {
  const changed = files.filter(
    ({ path, text }) => !isSame(path, Buffer.from(text)),
  );
  for (const { path: file, text } of changed) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return changed.map(({ path }) => path);
}

/** Makes a folder hold some files and no others. */
export function replaceFolder(
  folder: string,
  files: readonly { name: string; text: string }[],
): void {
  const written = files.map(({ name, text }) => ({
    path: path.join(folder, name),
    text,
  }));
  writeChanged(written);
  removeOthers(folder, written);
}

/** Removes the files of a folder that are not generated any more, and the folders that they leave empty. */
export function removeOthers(
  folder: string,
  files: readonly { path: string }[],
): void {
  if (!existsSync(folder)) return;
  const wanted = new Set(files.map(({ path: file }) => path.resolve(file)));
  for (const name of listFiles(folder, '')) {
    const file = path.resolve(folder, name);
    if (!wanted.has(file)) rmSync(file);
  }
  removeEmpty(folder);
}

function removeEmpty(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) removeEmpty(path.join(folder, entry.name));
  }
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}

function isSame(file: string, content: Buffer): boolean {
  try {
    return readFileSync(file).equals(content);
  } catch {
    return false;
  }
}
