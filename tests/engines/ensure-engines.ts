/** Installs the browsers of `npm run test:engines` where it may, says which are used, and why one is left out. */
import { installPackage } from '@/scripts/setup/ensure-tool';
import { FIREFOX, WEBKIT } from './start-engine';

for (const { missing, packages, uses } of [WEBKIT, FIREFOX]) {
  if (missing()) packages.every(installPackage);
  console.log(missing() ?? `Tried in ${uses()}.`);
}
