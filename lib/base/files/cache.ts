import { randomUUID } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { hashOf, hashOfCode } from './hash';

const CACHE_DIR = '.cache';
const MAX_UNUSED_MS = 30 * 24 * 60 * 60 * 1000;

/** Entries of caches, and those that are being written; each is named by a hash. */
const ENTRY = /^(?:[0-9a-f]{16}-)?[0-9a-f]{64}\./;

/** What is cached of a value; undefined where there is nothing, or it is damaged. */
type Entry<Value> = {
  known: Value | undefined;
  /** Saves the value for later builds, and returns it. */
  save: (value: Value) => Value;
};

/**
 * The entry of a result: `known ?? save(make())`.
 *
 * @param folder name of the kind of result, below `.cache`
 * @param code files and folders of the code that makes it; the installed packages always count
 * @param inputs everything else that the result depends on
 * @param schema of the value, which damaged entries do not have
 */
export function cacheEntry<Value>(
  folder: string,
  code: readonly string[],
  inputs: readonly string[],
  schema: z.ZodType<Value>,
): Entry<Value> {
  return entryAt(cacheFile(folder, code, inputs), schema);
}

/** Names the entry of a result. */
export const cacheFile = (
  folder: string,
  code: readonly string[],
  inputs: readonly string[],
): string =>
  path.join(CACHE_DIR, folder, `${prefixOf(code)}${hashOf(inputs)}.json`);

/** The same of a file. */
export function entryAt<Value>(
  file: string,
  schema: z.ZodType<Value>,
): Entry<Value> {
  const save = (value: Value): Value => {
    writeEntry(file, JSON.stringify(value));
    return value;
  };
  try {
    return { known: schema.parse(JSON.parse(String(readEntry(file)))), save };
  } catch {
    return { known: undefined, save };
  }
}

/** How many results are cached that today's code has made. */
export function countCached(folder: string, code: readonly string[]): number {
  const prefix = prefixOf(code);
  return listEntries(path.join(CACHE_DIR, folder)).filter((name) =>
    name.startsWith(prefix),
  ).length;
}

/**
 * Reads a file's content from the cache, or makes and saves it.
 *
 * @param dir folder of the cache
 * @param inputs everything that the content depends on
 * @param suffix ending of the entry's name
 */
export async function cached(
  dir: string,
  inputs: readonly (string | Buffer)[],
  suffix: string,
  make: () => Buffer | string | Promise<Buffer | string>,
): Promise<Buffer> {
  const file = path.join(dir, hashOf([suffix, ...inputs]) + suffix);
  try {
    return readEntry(file);
  } catch {
    const made = Buffer.from(await make());
    writeEntry(file, made);
    return made;
  }
}

/**
 * Removes entries that no build has used for thirty days.
 *
 * @param cacheDir folder of all caches
 */
export function removeUnused(cacheDir = CACHE_DIR): void {
  const oldest = Date.now() - MAX_UNUSED_MS;
  for (const folder of readdirSync(cacheDir)) {
    for (const name of listEntries(path.join(cacheDir, folder))) {
      const file = path.join(cacheDir, folder, name);
      const entry = statSync(file, { throwIfNoEntry: false });
      if (entry && entry.mtimeMs < oldest) rmSync(file, { force: true });
    }
  }
}

/** Its modification time is that of its last use. */
function readEntry(file: string): Buffer {
  const content = readFileSync(file);
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch {
    // A cache that may only be read is a cache as well.
  }
  return content;
}

/** In one step, as another process may read the same entry meanwhile. */
function writeEntry(file: string, content: Buffer | string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const begun = `${file}.${randomUUID()}`;
  try {
    writeFileSync(begun, content);
    renameSync(begun, file);
  } catch (error) {
    rmSync(begun, { force: true });
    throw error;
  }
}

function prefixOf(code: readonly string[]): string {
  return `${hashOfCode(code).slice(0, 16)}-`;
}

function listEntries(dir: string): string[] {
  try {
    return readdirSync(dir).filter((name) => ENTRY.test(name));
  } catch {
    return [];
  }
}
