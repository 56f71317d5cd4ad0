import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

const CACHE_DIR = '.cache';

/** How many builds may pass without a use of what is kept: enough for a few branches in turn. */
const KEPT_BUILDS = 20;

/** The files of caches, of those that are being written as well; each is named by a hash. */
const ENTRY = /^(?:[0-9a-f]{16}-)?[0-9a-f]{64}\./;

let known: number | undefined;

/**
 * The number of the build that comes next, counted from the first that filled the cache. The modification time of a
 * kept file is the generation that used it last, in seconds: it moves with the file, and no clock has a say in it.
 */
export function currentGeneration(): number {
  known ??= readGeneration(CACHE_DIR);
  return known;
}

/**
 * Counts the files of a cache that the last build, or this one, has used.
 *
 * @param folder name of the cache, below `.cache`
 * @param prefix how the names of those that count begin
 */
export function countInUse(folder: string, prefix: string): number {
  const dir = path.join(CACHE_DIR, folder);
  return listEntries(dir).filter(
    (name) =>
      name.startsWith(prefix) &&
      ageOf(path.join(dir, name), currentGeneration()) <= 1,
  ).length;
}

/**
 * Removes what no build of the last twenty has used, and begins the next generation; to be called when a build has
 * succeeded, as a failed one uses less than it would.
 *
 * @param cacheDir folder of all caches
 */
export function endGeneration(cacheDir = CACHE_DIR): void {
  const generation = readGeneration(cacheDir);
  for (const entry of readdirSync(cacheDir, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const dir = path.join(cacheDir, entry.name);
    for (const name of listEntries(dir)) {
      const file = path.join(dir, name);
      if (ageOf(file, generation) >= KEPT_BUILDS) rmSync(file, { force: true });
    }
  }
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(fileOf(cacheDir), String(generation + 1));
}

/** In builds. A file of a time to come was never marked, or by a cache that has been thrown away: nobody misses it. */
function ageOf(file: string, generation: number): number {
  const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? {};
  const used = Math.round((mtimeMs ?? 0) / 1000);
  return used > generation ? Infinity : generation - used;
}

function listEntries(dir: string): string[] {
  try {
    return readdirSync(dir).filter((name) => ENTRY.test(name));
  } catch {
    return [];
  }
}

/** Whatever has become of the file, counting begins again: everything that is in use gets the new number. */
function readGeneration(cacheDir: string): number {
  try {
    const number = Number(readFileSync(fileOf(cacheDir), 'utf8'));
    return Number.isSafeInteger(number) && number > 0 ? number : KEPT_BUILDS;
  } catch {
    return KEPT_BUILDS;
  }
}

function fileOf(cacheDir: string): string {
  return path.join(cacheDir, 'generation.txt');
}
