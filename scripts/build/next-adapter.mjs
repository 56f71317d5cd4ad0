import { spawnSync } from 'node:child_process';

/**
 * Hooks into `next build`, so that a bare `next build` already leaves a finished export.
 * The work runs in a process of its own because Next loads adapters as plain JavaScript.
 */
const adapter = {
  name: 'finish-export',
  /** @param {{ projectDir: string, config: { basePath: string, distDir: string } }} build */
  onBuildComplete({ projectDir, config }) {
    const { status } = spawnSync(
      process.execPath,
      [
        '--max-semi-space-size=32',
        'scripts/run.mjs',
        'scripts/build/postbuild.ts',
        config.distDir,
      ],
      {
        cwd: projectDir,
        env: { ...process.env, NEXT_PUBLIC_BASE_PATH: config.basePath },
        stdio: 'inherit',
      },
    );
    if (status !== 0) {
      throw new Error(
        'The export could not be finished; the reason stands above.',
      );
    }
  },
};

export default adapter;
