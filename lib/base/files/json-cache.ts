import path from 'node:path';
import { hashOfCode } from './code-hash';
import { countInUse } from './generation';
import { hashOf } from './hash';
import { readSealed, writeSealed } from './sealed-file';

/**
 * Names the file that keeps a piece of work between builds.
 *
 * @param folder name of the kind of work, below `.cache`
 * @param code files and folders of the code that does the work; the installed packages always count
 * @param inputs everything else that the result depends on
 */
export function cacheFile(
  folder: string,
  code: readonly string[],
  inputs: readonly string[],
): string {
  return path.join('.cache', folder, `${prefixOf(code)}${hashOf(inputs)}.json`);
}

/**
 * Reads what was kept.
 *
 * @param parse makes the value from its JSON; may throw
 * @returns undefined when nothing is there, or it is not to the byte what was kept, or `parse` does not want it
 */
export function readCached<Value>(
  file: string,
  parse: (data: unknown) => Value,
): Value | undefined {
  const text = readSealed(file)?.toString();
  if (text === undefined) return undefined;
  try {
    return parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Keeps a value for later builds. */
export function writeCached(file: string, value: unknown): void {
  writeSealed(file, JSON.stringify(value));
}

/** How many pieces of work the last build used that today's code has done. */
export function countCached(folder: string, code: readonly string[]): number {
  return countInUse(folder, prefixOf(code));
}

function prefixOf(code: readonly string[]): string {
  return `${hashOfCode(code).slice(0, 16)}-`;
}
