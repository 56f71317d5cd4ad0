import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type CleanCopy = { dir: string; remove: () => void };

/**
 * A clone of the last commit in a folder of its own: the history, nothing generated, no cache.
 * Installed packages are copied with hard links where the file system has them, as the
 * bundler follows no link out of the folder.
 */
export function makeCleanCopy(root: string): CleanCopy {
  return makeCopy(root, (dir) => {
    execFileSync('git', ['clone', '--quiet', root, dir]);
  });
}

/**
 * The files of the working tree in a folder of their own, as they are, committed or not: no history, nothing
 * generated, no cache.
 */
export function makeWorkingCopy(root: string): CleanCopy {
  return makeCopy(root, (dir) => {
    const listed = execFileSync(
      'git',
      ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
      { cwd: root, encoding: 'utf8' },
    );
    for (const file of new Set(listed.split('\0'))) {
      // A file that is deleted is still listed until that is committed.
      if (file === '' || !existsSync(join(root, file))) continue;
      cpSync(join(root, file), join(dir, file));
    }
  });
}

function makeCopy(root: string, fill: (dir: string) => void): CleanCopy {
  const home = mkdtempSync(join(tmpdir(), 'clean-copy-'));
  const dir = join(home, 'site');
  fill(dir);
  const linked = spawnSync('cp', ['-al', join(root, 'node_modules'), dir]);
  if (linked.status !== 0) {
    cpSync(join(root, 'node_modules'), join(dir, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
  // A process that has just been ended may still write.
  const remove = () => rmSync(home, { recursive: true, maxRetries: 20 });
  return { dir, remove };
}

/**
 * Builds a copy as a maintainer would.
 *
 * @throws With the end of the build's own output when it fails.
 */
export function buildCopy(
  dir: string,
  env: Readonly<Record<string, string>> = {},
): void {
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], {
    cwd: dir,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  if (status !== 0) {
    throw new Error(`[site] The build in ${dir} failed:\n${stdout}${stderr}`);
  }
}
