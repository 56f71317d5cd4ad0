import { spawnSync } from 'node:child_process';

const NEXT = 'node_modules/next/dist/bin/next';

/** A fault of the bundler, met now and then on a busy machine, and not the next time. */
const BUNDLER_CRASH = 'conflicting effects for the same key';

/**
 * Runs the framework's build, and once more when its bundler crashed by a known fault of its own.
 *
 * @param env environment of the build
 * @param bin path of the framework's program
 * @returns whether it was built; if not, its own output says why
 */
export function runNextBuild(env: NodeJS.ProcessEnv, bin = NEXT): boolean {
  const first = runOnce(env, bin);
  if (first.isBuilt || !first.errors.includes(BUNDLER_CRASH)) {
    return first.isBuilt;
  }
  console.log('[site] The bundler crashed; it is built once more.');
  return runOnce(env, bin).isBuilt;
}

function runOnce(
  env: NodeJS.ProcessEnv,
  bin: string,
): { isBuilt: boolean; errors: string } {
  const { status, stderr } = spawnSync(process.execPath, [bin, 'build'], {
    env,
    stdio: ['inherit', 'inherit', 'pipe'],
    encoding: 'utf8',
    maxBuffer: Infinity,
  });
  process.stderr.write(stderr);
  return { isBuilt: status === 0, errors: stderr };
}
