import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { DOORS, runsOf, SEED } from './fuzz-doors';

/** More of them, with their times: `npm run fuzz`. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 1000);

/** Far above what the runs need: it ends an input that hangs. */
test.describe.configure({ timeout: 180_000 });

test('the shares of all doors are a hundred', () => {
  expect(DOORS.reduce((sum, { share }) => sum + share, 0)).toBe(100);
});

for (const door of DOORS) {
  test(`no input, however broken, is a crash without a name: ${door.name}`, async () => {
    await fc.assert(
      fc.asyncProperty(door.inputs, async (input) => {
        try {
          await door.open(input);
        } catch (error) {
          if (door.isNamed(error)) return;
          throw new Error(`not told as a mistake: ${String(error)}`, {
            cause: error,
          });
        }
      }),
      { seed: SEED, numRuns: runsOf(door, RUNS) },
    );
  });
}
