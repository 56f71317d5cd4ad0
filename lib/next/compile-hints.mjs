import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Asks Chromium to compile all functions of a script while it is still being loaded, on another thread. Otherwise it
 * reads each function when it is first called, on the thread that should answer the reader. To other browsers it is
 * a comment.
 */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Smaller scripts are compiled in no time, and would only grow. */
const MIN_BYTES = 30_000;

/**
 * Marks the large scripts of a folder, each once. Plain JavaScript, as the framework's configuration loads it.
 *
 * @param {string} dir
 * @returns {string[]} names of the scripts that carry the mark now
 */
export function addCompileHints(dir) {
  return readdirSync(dir).filter((name) => {
    if (!name.endsWith('.js')) return false;
    const file = join(dir, name);
    const source = readFileSync(file, 'utf8');
    if (source.startsWith(HINT)) return true;
    if (Buffer.byteLength(source) < MIN_BYTES) return false;
    writeFileSync(file, HINT + source);
    return true;
  });
}
