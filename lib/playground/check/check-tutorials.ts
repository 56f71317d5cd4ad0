import type { Problem } from '@/lib/base/source';
import type { Step, Tutorial } from '@/lib/playground/tutorial';
import { checkedFiles } from '@/lib/playground/workbench';
import { checkInEngine, STEP_DONE, type CheckOptions } from './check-in-engine';
import type { PlaySample } from './collect';
import { collectTutorials } from './tutorials';

/**
 * Does every step of every tutorial in the playground's engine, and leaves every step undone.
 *
 * @param contentDir absolute path of the content folder
 * @returns a problem for each step whose solution does not pass its check, or which is done before it begins
 */
export async function checkTutorials(
  contentDir: string,
  options: CheckOptions,
): Promise<Problem[]> {
  const tries = [...collectTutorials(contentDir)].flatMap(
    ([id, { tutorial, lines }]) =>
      tutorial.steps.flatMap((step, index) =>
        (['start', 'solution'] as const).map((state) => ({
          state,
          step,
          file: `content/${id}.mdx`,
          sample: stepSample(step, tutorial, step[state], lines[index]),
        })),
      ),
  );
  const results = await checkInEngine(
    tries.map(({ sample }) => sample),
    options,
  );
  return tries.flatMap(({ state, step, file, sample }, index) => {
    const result = results[index] ?? '';
    if ((result === STEP_DONE) === (state === 'solution')) return [];
    const message =
      state === 'solution'
        ? `In the playground, the solution of the step "${step.title}" does not pass its own check: "${result}". Look at the hidden lines of this sample.`
        : `In the playground, a reader who has not begun the step "${step.title}" passes its check. Let the hidden lines of this sample ask for something that only this step brings.`;
    return [{ file, line: sample.line, column: 1, message }];
  });
}

/** The check of a step, as a sample that no page shows. */
export function stepSample(
  step: Step,
  tutorial: Tutorial,
  files: Step['start'],
  line = 1,
): PlaySample {
  return {
    index: 0,
    line,
    project: {
      files: checkedFiles(step, tutorial, files),
      pauseMs: step.pauseMs,
    },
    throws: undefined,
    isStep: true,
  };
}
