import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { findLostNotation, parseMdx } from '@/lib/base/source';
import { compileMdx } from '@/lib/site/article/compile';
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

for (const [name, body] of [
  ['2,000 references to one note', `A${'[^a] '.repeat(2000)}\n\n[^a]: Note.`],
  [
    '3,000 columns',
    [' a |', ' - |', ' b |'].map((cell) => `|${cell.repeat(3000)}`).join('\n'),
  ],
  ['5,000 rows', `| A |\n| - |\n${'| b |\n'.repeat(5000)}`],
  ['2,000 headings', `Text.\n\n${'## A\n\nB.\n\n'.repeat(2000)}`],
] as const) {
  test(`a page of ${name} is read before anybody gives up`, async () => {
    const file = 'content/docs/a.mdx';
    const { element } = await compileMdx(body, {
      file,
      components: {},
      rules: {},
      drawings: {},
      verdict: () => undefined,
    });
    expect(findLostNotation(parseMdx(body, file), body)).toEqual([]);
    expect(element).toBeDefined();
  });
}
