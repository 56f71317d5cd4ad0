import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** What a build is made from, as far as a checkout holds it. */
const FOLDERS = ['app', 'components', 'content', 'lib', 'scripts'];
const FILES = ['next.config.mjs', 'package-lock.json', 'tsconfig.json'];

/**
 * Names the state of everything that scripts and the frame are made of, and not of the text of pages and the records of
 * their samples: these reach a reader in any case, and the files of all other pages stay as they are. Read from the
 * files themselves, so an unpacked archive can be built as well as a clone. Plain JavaScript, as the framework's
 * configuration loads it.
 *
 * @returns {string} the same for two builds of one commit
 */
export function hashOfSite() {
  const found = FOLDERS.flatMap(listFiles).filter(
    (file) => !/\.mdx?$|^content\/samples\//.test(file),
  );
  const hash = createHash('sha256');
  for (const file of [...found, ...FILES].sort()) {
    hash.update(`${file}\0`);
    try {
      hash.update(readFileSync(file));
    } catch {
      // Not there: its absence is the change.
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * @param {string} folder
 * @returns {string[]} paths with slashes on every system, without hidden files, which editors and systems leave behind
 */
function listFiles(folder) {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map(({ parentPath, name }) =>
        join(parentPath, name).split(sep).join('/'),
      );
  } catch {
    return [];
  }
}
