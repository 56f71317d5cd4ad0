import { spawnSync } from 'node:child_process';
import { installPackage } from '@/scripts/setup/tools';
import { readOptions } from '@/scripts/setup/options';
import { FIREFOX, WEBKIT } from './start-engine';

const USAGE = `Tries what readers do in Firefox and WebKit, installs them where it may, and says why one is left out.

npm run test:engines -- [what Playwright takes]`;

readOptions(USAGE, { strict: false });
for (const { missing, packages, uses } of [WEBKIT, FIREFOX]) {
  if (missing()) packages.every(installPackage);
  console.log(missing() ?? `Tried in ${uses()}.`);
}
const { status } = spawnSync(
  process.execPath,
  [
    ...['node_modules/@playwright/test/cli.js', 'test', '--project=engines'],
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
