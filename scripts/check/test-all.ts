/**
 * `npm test`: what is broken by daily work. `npm run test:all`: every check and test, from nothing; with `--rest`, those
 * that `npm test` leaves out. What needs no build runs beside it; the tests come when all of that has passed.
 */
import { availableParallelism } from 'node:os';
import { readOptions } from '@/scripts/setup/options';
import { runStages, typed } from './run-steps';

const USAGE = `Runs what daily work breaks, in minutes, or every check and test.

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
const daily = (...scripts: string[]) => (values.rest ? [] : scripts);
const rest = (...scripts: string[]) =>
  values.rest || values.all ? scripts : [];

// What takes longest first; the short ones fill up the other cores.
const stages = [
  ['browser'],
  daily('build', 'check:lint', 'check:content', 'check:format'),
  [
    ...rest(
      'samples -- --all',
      'node scripts/run.mjs scripts/build/build-variants.ts',
      'check:api',
    ),
    // A build writes the types of the routes.
    ...daily('check:types', 'check:export'),
  ],
  daily('test:unit'),
  daily('npx playwright test --project=daily'),
  rest(
    'npx playwright test --project=slow --project=thorough --project=variants',
  ),
  rest('test:engines'),
  rest('npx playwright test --project=dev'),
];
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => process.exit(1));
}
const startedAt = performance.now();
const failed = await runStages(stages, { atOnce: availableParallelism() });
const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
console.log(
  failed === undefined
    ? `[site] All ${stages.flat().length} steps passed in ${minutes} minutes.`
    : `[site] "${typed(failed)}" failed after ${minutes} minutes; what it says stands above. Mend it, try it alone, then run this again.`,
);
process.exitCode = failed === undefined ? 0 : 1;
