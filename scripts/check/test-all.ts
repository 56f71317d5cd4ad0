/** `npm test`: every check and test. What needs no build runs beside it; the tests come when all of that has passed. */
import { availableParallelism } from 'node:os';
import { runSteps } from './run-steps';
import type { Step } from './run-steps';

const STEPS: readonly Step[] = [
  { script: 'browser', isAlone: true },
  // What takes longest first; the short ones fill up the other cores.
  { script: 'check:samples', after: ['browser'] },
  { script: 'build:variants', after: ['browser'] },
  { script: 'build', after: ['browser'] },
  { script: 'check:lint', after: ['browser'] },
  { script: 'check:content', after: ['browser'] },
  { script: 'check:api', after: ['browser'] },
  { script: 'check:format', after: ['browser'] },
  // A build writes the types of the routes.
  { script: 'check:types', after: ['build'] },
  { script: 'check:export', after: ['build'] },
  { script: 'test:built', isAlone: true },
];

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => process.exit(1));
}
const startedAt = performance.now();
const failed = await runSteps(STEPS, { atOnce: availableParallelism() });
const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
console.log(
  failed === undefined
    ? `[site] All ${STEPS.length} steps passed in ${minutes} minutes.`
    : `[site] "npm run ${failed}" failed after ${minutes} minutes; what it says stands above. Mend it, try it alone, then run "npm test" again.`,
);
process.exitCode = failed === undefined ? 0 : 1;
