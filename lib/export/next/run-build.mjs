import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';

const NEXT = 'node_modules/next/dist/bin/next';

/** A fault of the bundler, met now and then on a busy machine, and not the next time. */
const BUNDLER_CRASH = 'conflicting effects for the same key';

/** What is printed of a build that goes well: each finished step, and what this site's own scripts print. */
const SHOWN = /^\s*(?:✓|\[site\])/;

/**
 * Runs the framework's build, and once more when its bundler crashed by a known fault of its own. Plain JavaScript, so
 * that a build need not wait for a bundled program to start it.
 *
 * @param {NodeJS.ProcessEnv} env environment of the build
 * @param {string} bin path of the framework's program
 * @param {(line: string) => void} print
 * @returns {Promise<boolean>} whether it was built; if not, its own output says why
 */
export async function runNextBuild(env, bin = NEXT, print = console.log) {
  const first = await runOnce(env, bin, print);
  if (first.isBuilt || !first.errors.includes(BUNDLER_CRASH)) {
    return first.isBuilt;
  }
  print('[site] The bundler crashed; it is built once more.');
  return (await runOnce(env, bin, print)).isBuilt;
}

/**
 * Prints the table of all routes and the settings only when the build fails.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {string} bin
 * @param {(line: string) => void} print
 */
async function runOnce(env, bin, print) {
  const child = spawn(process.execPath, [bin, 'build'], {
    env: {
      ...env,
      NEXT_TELEMETRY_DISABLED: '1',
      // A page's trees live no longer than the page: with room for them, less is moved and collected.
      NODE_OPTIONS: `${env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`,
    },
    stdio: ['inherit', 'pipe', 'pipe'],
  });
  /** @type {string[]} */
  const held = [];
  createInterface(child.stdout).on('line', (line) => {
    if (SHOWN.test(stripVTControlCharacters(line))) print(line);
    else held.push(line);
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
  if (status !== 0) held.forEach((line) => print(line));
  return { isBuilt: status === 0, errors };
}
