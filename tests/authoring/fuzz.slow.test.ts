import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { TARGETS, runsOf, SEED } from './fuzz-targets';

/** Divided among the targets by their weights. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 1000);

/** Far above what the runs need: it ends an input that hangs. */
test.describe.configure({ timeout: 180_000 });

test('the weights of all targets are a hundred', () => {
  expect(TARGETS.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
});

for (const target of TARGETS) {
  test(`no input, however broken, is an unexpected error: ${target.name}`, async () => {
    await fc.assert(
      fc.asyncProperty(target.inputs, async (input) => {
        try {
          await target.run(input);
        } catch (error) {
          if (target.isExpected(error)) return;
          throw new Error(`not reported as a mistake: ${String(error)}`, {
            cause: error,
          });
        }
      }),
      { seed: SEED, numRuns: runsOf(target, RUNS) },
    );
  });
}
