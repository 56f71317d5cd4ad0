import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes files whose text is new; the others keep their dates, so that nothing that watches them wakes up.
 *
 * @returns paths of the files that were written
 */
export function writeChanged(
  files: readonly { path: string; text: string }[],
): string[] {
  const changed = files.filter(({ path, text }) => textOf(path) !== text);
  for (const { path: file, text } of changed) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return changed.map(({ path }) => path);
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
