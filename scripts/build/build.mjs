/** Builds the site that `prebuild` has prepared; `next build` alone does the same, and is not repeated. */
import { runNextBuild } from '../../lib/export/next/run-build.mjs';

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => process.exit(1));
}
process.exitCode = (await runNextBuild(process.env)) ? 0 : 1;
