import type { PlaySample } from '@/lib/playground/check';
import type { Step, Tutorial } from '@/lib/playground/tutorial';
import { checkedFiles } from '@/lib/playground/workbench';

/** The check of a step, as a sample that no page shows. */
export function stepSample(
  step: Step,
  tutorial: Tutorial,
  files: Step['start'],
): PlaySample {
  return {
    index: 0,
    project: {
      files: checkedFiles(step, tutorial, files),
      pauseMs: step.pauseMs,
    },
    throws: undefined,
    isStep: true,
  };
}
