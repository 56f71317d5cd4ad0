/** Plain JavaScript, so that a build need not wait for a bundled program to start it. */
import { runNextBuild } from '../../lib/export/next/run-build.mjs';
import { prepareSite } from './prepare-site.mjs';

if (process.argv.includes('--help')) {
  console.log(`Checks the samples that changed, and writes the export to out.

npm run build

It has no flags; its environment is in content/docs/contributing/deploy.mdx.`);
  process.exit();
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => process.exit(1));
}
const isBuilt = prepareSite() && (await runNextBuild(process.env));
process.exitCode = isBuilt ? 0 : 1;
