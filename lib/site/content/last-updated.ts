import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { displayPath } from '@/lib/base/source';
import { CONTENT_ROOT } from './get-site';

let dates: ReadonlyMap<string, string> | undefined;

/**
 * The day a content file last changed, as an ISO date, from the version history.
 *
 * @param file name for errors and edit links: `content/docs/state/actions.mdx`
 * @returns undefined when the history does not know: a new file, a shallow clone, no repository
 */
export function lastUpdated(file: string): string | undefined {
  dates ??= readDates(CONTENT_ROOT);
  return dates.get(file);
}

/**
 * Reads the day of the last change of each content file.
 *
 * @param root the content folder, which may be a small part of a repository or one of its own
 * @param warn gets a sentence when the history does not know
 */
export function readDates(
  root: string,
  warn: (sentence: string) => void = console.warn,
): ReadonlyMap<string, string> {
  try {
    if (git(root, 'rev-parse', '--is-shallow-repository').trim() === 'true') {
      throw new Error(
        'this is a shallow clone, whose dates would be wrong. Fetch the whole history',
      );
    }
    const prefix = git(root, 'rev-parse', '--show-prefix').slice(0, -1);
    // All of the repository is asked, as a page may have been moved here from elsewhere.
    const shown = (name: string) =>
      displayPath(path.resolve(root), name.slice(prefix.length));
    const found = [...daysIn(git(root, ...LOG))]
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, day]) => [shown(name), day] as const);
    if (found.length > 0) return new Map(found);
    throw new Error('it knows no file of content. Commit the files');
  } catch (error) {
    // An unpacked archive, say: dates are left out rather than guessed.
    const { stderr, message } = error as Error & { stderr?: string | null };
    const reason = (stderr || message).trim().replace(/\s+/g, ' ');
    warn(`[site] Pages are built without "Last updated" dates: ${reason}.`);
    return new Map();
  }
}

/**
 * Whatever the machine's own settings are. A file that is moved as it is has the day of its text; what was changed
 * while branches were merged stands in the merge alone.
 */
const LOG =
  'log -z --format=%x00%cs --name-status --root --no-relative --no-show-signature -M100% --cc'.split(
    ' ',
  );

function git(cwd: string, ...args: string[]): string {
  // A hook has these for its own repository, which need not be that of the folder.
  const env = { ...process.env, GIT_DIR: undefined, GIT_WORK_TREE: undefined };
  // A partial clone would fetch what it lacks, and a build uses no network.
  return execFileSync('git', ['-c', 'protocol.allow=never', ...args], {
    cwd,
    env,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** The day of the last change of each file, by its name of today. */
function daysIn(log: string): Map<string, string> {
  const found = new Map<string, string>();
  const laterNames = new Map<string, string>();
  let day = '';
  const fields = log.split('\0').values();
  const next = () => String(fields.next().value);
  for (const field of fields) {
    const status = field.trim();
    if (/^\d/.test(status)) day = status;
    if (!/^[A-Z]/.test(status)) continue;
    const name = next();
    const moved = /^R\d/.test(status) ? next() : undefined;
    const today = laterNames.get(moved ?? name) ?? moved ?? name;
    if (moved === undefined) {
      if (!found.has(today)) found.set(today, day);
      continue;
    }
    laterNames.set(name, today);
    // Before, the new name was of no file, or of one that is gone.
    laterNames.set(moved, '');
  }
  return found;
}
