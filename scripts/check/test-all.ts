/**
 * `npm test`: what is broken by daily work. `npm run test:all`: every check and test, from nothing; with `--rest`, those
 * that `npm test` leaves out. What needs no build runs beside it; the tests come when all of that has passed.
 */
import { availableParallelism } from 'node:os';
import { readOptions } from '@/scripts/setup/options';
import { runSteps, typed } from './run-steps';
import type { Step } from './run-steps';

const BROWSER: Step = { script: 'browser', isAlone: true };

// What takes longest first; the short ones fill up the other cores.
const DAILY: readonly Step[] = [
  { script: 'build', after: ['browser'] },
  { script: 'check:lint', after: ['browser'] },
  { script: 'check:content', after: ['browser'] },
  { script: 'check:format', after: ['browser'] },
  // A build writes the types of the routes.
  { script: 'check:types', after: ['build'] },
  { script: 'check:export', after: ['build'] },
  { script: 'test:unit', isAlone: true },
  { script: 'npx playwright test --project=daily', isAlone: true },
];

const REST: readonly Step[] = [
  { script: 'samples -- --all', after: ['browser'] },
  {
    script: 'node scripts/run.mjs scripts/build/build-variants.ts',
    after: ['browser'],
  },
  { script: 'check:api', after: ['browser'] },
  {
    script:
      'npx playwright test --project=slow --project=thorough --project=variants',
    isAlone: true,
  },
  { script: 'test:engines', isAlone: true },
];

const USAGE = `Runs what daily work breaks, in minutes.

npm test
npm run test:all

  --all    everything, from nothing
  --rest   what npm test leaves out`;

const { values } = readOptions(USAGE, {
  options: {
    all: { type: 'boolean', default: false },
    rest: { type: 'boolean', default: false },
  },
});
const steps = [
  BROWSER,
  ...(values.rest ? [] : DAILY),
  ...(values.rest || values.all ? REST : []),
];
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => process.exit(1));
}
const startedAt = performance.now();
const failed = await runSteps(steps, { atOnce: availableParallelism() });
const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
console.log(
  failed === undefined
    ? `[site] All ${steps.length} steps passed in ${minutes} minutes.`
    : `[site] "${typed(failed)}" failed after ${minutes} minutes; what it says stands above. Mend it, try it alone, then run this again.`,
);
process.exitCode = failed === undefined ? 0 : 1;
