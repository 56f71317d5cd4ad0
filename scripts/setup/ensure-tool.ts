import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const INSTALL_TIMEOUT_MS = 300_000;

/** Where no server of packages can be reached, there may be another source of the program. */
const APT_OPTIONS = ['-o', 'Acquire::http::Timeout=20'];

/** One way to come by a program: where it would be found, or how to get it first. */
export type ToolSource = {
  /** Ends the sentence "Using …". */
  name: string;
  /** Makes the program available; false when that did not work. */
  prepare?: () => boolean;
  /** Paths at which the program may be after `prepare`, best first. */
  candidates: () => string[];
};

type FoundTool = { path: string; source: string };

/**
 * Goes through the sources in order and takes the first program that works.
 *
 * @param works Whether the program at a path can be used, not merely found.
 * @param say Receives one line for each thing that is tried and fails.
 * @returns undefined when no source has a working program.
 */
export async function ensureTool(
  sources: readonly ToolSource[],
  works: (path: string) => boolean | Promise<boolean>,
  say: (line: string) => void,
): Promise<FoundTool | undefined> {
  for (const { name, prepare, candidates } of sources) {
    if (prepare && !prepare()) {
      say(`Could not use ${name}.`);
      continue;
    }
    for (const path of candidates()) {
      if (await works(path)) return { path, source: name };
      say(`${path} does not start.`);
    }
  }
  return undefined;
}

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
export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whether this user could install a Debian package. */
function canInstallPackages(): boolean {
  return process.getuid?.() === 0 && findOnPath(['apt-get']).length > 0;
}

/** Installs a Debian package; true when that worked. Needs root. */
export function installPackage(name: string): boolean {
  if (!canInstallPackages()) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]): boolean =>
    run('apt-get', [...APT_OPTIONS, ...args], env, 'inherit');
  const install = ['install', '-y', '--no-install-recommends', name];
  return apt(...install) || (apt('update') && apt(...install));
}

/** Runs a program, quietly if not told otherwise; true when it ends with 0 within five minutes. */
export function run(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
  stdio: 'ignore' | 'inherit' = 'ignore',
): boolean {
  const { status } = spawnSync(program, args, {
    env,
    stdio,
    timeout: INSTALL_TIMEOUT_MS,
  });
  return status === 0;
}
