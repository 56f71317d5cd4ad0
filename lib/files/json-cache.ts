import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashOfCode } from './code-hash';

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
  const hash = createHash('sha256');
  hash.update(hashOfCode(code));
  for (const input of inputs) hash.update(`\0${input}`);
  return path.join('.cache', folder, `${hash.digest('hex')}.json`);
}

/**
 * Reads what was kept.
 *
 * @param parse makes the value from its JSON; may throw
 * @returns undefined when nothing is there, or what is there was half-written by a process that was stopped
 */
export function readCached<Value>(
  file: string,
  parse: (data: unknown) => Value,
): Value | undefined {
  try {
    return parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** Keeps a value for later builds. */
export function writeCached(file: string, value: unknown): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(value));
}
