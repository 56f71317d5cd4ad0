import { execFileSync } from 'node:child_process';

let dates: Map<string, string> | undefined;

/**
 * The day a content file last changed, as an ISO date, from the version history.
 *
 * @param file path from the folder of the site, which may be one of a larger repository
 * @returns undefined when the history does not know: a new file, a shallow clone, no repository
 */
export function lastUpdated(file: string): string | undefined {
  dates ??= readDates(process.cwd());
  return dates.get(file);
}

/**
 * Reads the day of the last change of each content file.
 *
 * @param folder of the site
 * @param warn gets a sentence when the history does not know
 */
export function readDates(
  folder: string,
  warn: (sentence: string) => void = console.warn,
): Map<string, string> {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'core.quotepath=off', ...args], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') {
      warn(
        '[site] This is a shallow clone: pages are built without "Last updated" dates, which would be wrong. Fetch the whole history to show them.',
      );
      return new Map();
    }
    // The site may be a folder of a larger repository, whose names git gives.
    const prefix = git('rev-parse', '--show-prefix').slice(0, -1);
    const log = git(
      'log',
      '--format=%x00%cs',
      '--name-status',
      // A file that is moved as it is has the day of its text.
      '-M100%',
      // What was changed while branches were merged stands in the merge alone.
      '--cc',
      '--',
      'content',
    );
    const found = daysIn(log, prefix);
    if (found.size === 0) {
      warn(
        '[site] The git repository knows no file of content: pages are built without "Last updated" dates. Commit the files to show them.',
      );
    }
    return found;
  } catch (error) {
    // An unpacked archive, say: dates are left out rather than guessed.
    const { stderr } = error as { stderr?: string | null };
    const reason = stderr?.trim().split('\n')[0] || 'it is not installed';
    warn(
      `[site] git does not answer here (${reason}): pages are built without "Last updated" dates. Build in a clone to show them.`,
    );
    return new Map();
  }
}

/** The day of the last change of each file, by its name of today below the prefix. */
function daysIn(log: string, prefix: string): Map<string, string> {
  const found = new Map<string, string>();
  const laterNames = new Map<string, string>();
  let day = '';
  for (const line of log.split('\n')) {
    const [status = '', name = '', moved] = line
      .split('\t')
      .map((part, index) => (index > 0 ? part.slice(prefix.length) : part));
    if (status.startsWith('\0')) day = line.slice(1);
    const today = laterNames.get(moved ?? name) ?? moved ?? name;
    if (moved !== undefined) laterNames.set(name, today);
    else if (name !== '' && !found.has(today)) found.set(today, day);
  }
  return found;
}
