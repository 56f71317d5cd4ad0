/** Says which browsers `npm run test:engines` uses, and why it leaves one out. */
import { FIREFOX, WEBKIT } from './start-engine';

for (const { missing, uses } of [WEBKIT, FIREFOX]) {
  console.log(missing() ?? `Tried in ${uses()}.`);
}
