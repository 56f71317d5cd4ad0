import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * Names the state of everything that scripts and the frame are made of, and not of the text of pages: that reaches a
 * reader in any case, and the files of all other pages stay as they are. Plain JavaScript, as the framework's
 * configuration loads it.
 *
 * @returns {string} the same for two builds of one commit
 */
export function hashOfSite() {
  const tracked = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  const files = [
    ...tracked.split('\0').filter((file) => file && !file.endsWith('.mdx')),
    ...['sidebar', 'frame', 'settings'].map(
      (part) => `.cache/site/${part}.json`,
    ),
  ];
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    hash.update(file);
    try {
      hash.update(readFileSync(file));
    } catch {
      // Deleted but still in the index: its absence is the change.
    }
  }
  return hash.digest('hex').slice(0, 16);
}
