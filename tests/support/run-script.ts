import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { makeTree } from './make-tree';
import type { TreeFiles } from './make-tree';

type Run = {
  status: number | null;
  stdout: string;
  stderr: string;
};

/** Where a script is, below `scripts`. */
function placeOf(script: string): string {
  if (script.includes('/')) return script;
  return `${script.startsWith('check-') ? 'check' : 'author'}/${script}`;
}

/** Runs a command as npm does, with what is typed on its standard input. */
export function runScript(
  script: string,
  {
    args = [],
    typed = '',
    root,
    cwd = process.cwd(),
    env = {},
  }: {
    args?: string[];
    typed?: string;
    root?: string;
    cwd?: string;
    env?: Partial<NodeJS.ProcessEnv>;
  },
): Run {
  return spawnSync(
    process.execPath,
    [
      path.resolve('scripts/run.mjs'),
      '--production',
      path.resolve('scripts', `${placeOf(script)}.ts`),
      ...args,
    ],
    {
      cwd,
      input: typed,
      encoding: 'utf8',
      env: { ...process.env, CONTENT_ROOT: root, ...env },
    },
  );
}

/** A content folder for one test; gone when it is over. */
export function withTree<Result>(
  use: (root: string) => Result | Promise<Result>,
  files: TreeFiles = {},
) {
  return async () => {
    const { root, remove } = makeTree(files);
    try {
      await use(root);
    } finally {
      remove();
    }
  };
}
