import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const INSTALL_TIMEOUT_MS = 300_000;

/** Where no server of packages can be reached, there may be another source of the program. */
const APT_OPTIONS = ['-o', 'Acquire::http::Timeout=20'];

/** The absolute paths of those `names` that are executable programs on PATH. */
export function findOnPath(names: readonly string[]): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) =>
    folders
      .map((folder) => join(folder, name))
      .filter(isExecutable)
      .slice(0, 1),
  );
}

/** Whether a file exists and may be run by this user. */
function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Installs a Debian package; true when that worked. Needs root. */
export function installPackage(name: string): boolean {
  if (process.getuid?.() !== 0 || !findOnPath(['apt-get'])[0]) return false;
  const apt = (...args: string[]): boolean =>
    install('apt-get', [...APT_OPTIONS, ...args], {
      DEBIAN_FRONTEND: 'noninteractive',
    });
  const add = ['install', '-y', '--no-install-recommends', name];
  return apt(...add) || (apt('update') && apt(...add));
}

/** Runs what installs something; true when it ends with 0 within five minutes. */
export function install(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): boolean {
  const { status } = spawnSync(program, args, {
    env: { ...process.env, ...env },
    stdio: 'inherit',
    timeout: INSTALL_TIMEOUT_MS,
  });
  return status === 0;
}
