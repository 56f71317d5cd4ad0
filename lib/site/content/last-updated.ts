import { execFileSync } from 'node:child_process';

let dates: Map<string, string> | undefined;

/**
 * The day a content file last changed, as an ISO date, from the version history.
 *
 * @param file path from the repository's root
 * @returns undefined when the history does not know: a new file, a shallow clone, no repository
 */
export function lastUpdated(file: string): string | undefined {
  dates ??= readDates();
  return dates.get(file);
}

function readDates(): Map<string, string> {
  const found = new Map<string, string>();
  try {
    const isShallow = git('rev-parse', '--is-shallow-repository').trim();
    if (isShallow === 'true') {
      console.warn(
        '[site] This is a shallow clone: pages are built without "Last updated" dates, which would be wrong. Fetch the whole history to show them.',
      );
      return found;
    }
    let day = '';
    for (const line of git(
      'log',
      '--format=%x00%cs',
      '--name-only',
      '--no-renames',
      '--',
      'content',
    ).split('\n')) {
      if (line.startsWith('\0')) day = line.slice(1);
      else if (line !== '' && !found.has(line)) found.set(line, day);
    }
  } catch {
    // An unpacked archive, say: dates are left out rather than guessed.
    console.warn(
      '[site] There is no git repository here: pages are built without "Last updated" dates. Build in a clone to show them.',
    );
    found.clear();
  }
  return found;
}

function git(...args: string[]): string {
  return execFileSync('git', ['-c', 'core.quotepath=off', ...args], {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}
