import { spawnSync } from 'node:child_process';

/**
 * Prepares a build, once: samples checked, search index and the frame's parts written.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {boolean} whether the site can be built; if not, what was printed says why
 */
export function prepareSite(env = process.env) {
  // Whoever loads the configuration again inherits the environment.
  if (env.SITE_PREPARED) return true;
  env.SITE_PREPARED = '1';
  const { status } = spawnSync(
    process.execPath,
    // With room for what is short-lived, less is moved and collected.
    [
      '--max-semi-space-size=64',
      'scripts/run.mjs',
      '--production',
      'scripts/build/prebuild.ts',
    ],
    { env, stdio: 'inherit' },
  );
  return status === 0;
}
