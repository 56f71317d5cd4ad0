import { spawn } from 'node:child_process';
import { once } from 'node:events';

const NEXT = 'node_modules/next/dist/bin/next';

/** A fault of the bundler, met now and then on a busy machine, and not the next time. */
const BUNDLER_CRASH = 'conflicting effects for the same key';

/**
 * Runs the framework's build, and once more when its bundler crashed by a known fault of its own. Plain JavaScript, so
 * that a build need not wait for a bundled program to start it.
 *
 * @param {NodeJS.ProcessEnv} env environment of the build
 * @param {string} bin path of the framework's program
 * @returns {Promise<boolean>} whether it was built; if not, its own output says why
 */
export async function runNextBuild(env, bin = NEXT) {
  const first = await runOnce(env, bin);
  if (first.isBuilt || !first.errors.includes(BUNDLER_CRASH)) {
    return first.isBuilt;
  }
  console.log('[site] The bundler crashed; it is built once more.');
  return (await runOnce(env, bin)).isBuilt;
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} bin
 */
async function runOnce(env, bin) {
  const child = spawn(process.execPath, [bin, 'build'], {
    env,
    stdio: ['inherit', 'inherit', 'pipe'],
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    errors += text;
    process.stderr.write(text);
  });
  const stop = () => child.kill();
  process.once('exit', stop);
  const [status] = await once(child, 'close');
  process.off('exit', stop);
  return { isBuilt: status === 0, errors };
}
