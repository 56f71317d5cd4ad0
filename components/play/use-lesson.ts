import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Project } from '@/lib/playground/link';
import type { Step, Tutorial } from '@/lib/playground/tutorial';
import {
  checkedFiles,
  checkProgram,
  type CheckResult,
  type Program,
} from '@/lib/playground/workbench';
import { useProgress } from './use-progress';
import { compile } from './use-workbench';

type Files = Project['files'];

export type LessonProps = {
  tutorial: Tutorial;
  /** As they are in the editor. */
  files: Files;
  /** What the reader has made of the step, once the editor has settled. */
  written: Files | undefined;
  /** Shows a project in the editor, and runs it; Reset brings its files back. */
  onShow: (project: Project, own: Files | undefined) => void;
  /** Takes the program away while a check needs the processor, and runs it again. */
  onPause: (isPaused: boolean) => void;
};

/** What a reader has asked for in the step that is open. */
type Visit = {
  hints: number;
  /** The reader's own code while the solution is shown. */
  own?: Files | undefined;
  says?: string;
  missed?: CheckResult | undefined;
  checking?: { program?: Program } | undefined;
};

const NEW_VISIT: Visit = { hints: 0 };
const OWN_SHOWN = 'The editor shows your own code.';
const SOLUTION_SHOWN = 'The editor shows the solution. Your own code is kept.';

/** A tutorial while somebody does it: the open step, what was asked of it, and what the reader may do. */
export function useLesson(props: LessonProps) {
  const { tutorial, files, written, onShow, onPause } = props;
  const { page, steps } = tutorial;
  const [{ step: index, done, code }, save] = useProgress(page, steps.length);
  const [visit, setVisit] = useState(NEW_VISIT);
  const step = steps[index] as Step;
  const isDone = done.includes(index);

  useStepFiles(
    step,
    written,
    () => onShow(projectOf(step, step.start), code[index]),
    // What stands in the editor is the reader's own but for the solution.
    (own) => visit.own ?? save({ code: { ...code, [index]: own } }),
  );
  const change = (next: Partial<Visit>) =>
    setVisit((now) => ({ ...now, ...next }));
  const [compileCheck, forget] = useCheck();
  /** Programs that may be slow would leave a check no time. */
  const pause = (isPaused: boolean) =>
    step.pauseMs !== undefined && onPause(isPaused);
  const finish = (result: CheckResult) => {
    pause(false);
    const all = isDone || !result.isDone ? done : [...done, index];
    save({ done: all });
    const says = result.isDone ? praise(steps, index, all) : 'Not yet.';
    const missed = result.isDone ? undefined : result;
    change({ checking: undefined, says, missed });
  };
  return {
    ...{ step, index, done, isDone, visit, finish },
    says: visit.says ?? (isDone ? 'You have done this step.' : ''),
    turnTo: (next: number) => {
      forget();
      save({ step: next });
      setVisit(NEW_VISIT);
    },
    check: async () => {
      pause(true);
      change({ checking: {}, says: 'Checking …', missed: undefined });
      const made = await compileCheck(step, tutorial, files);
      if (made && 'isDone' in made) finish(made);
      else if (made) change({ checking: { program: made } });
    },
    stop: () => {
      forget();
      pause(false);
      change({ checking: undefined, says: 'The check was stopped.' });
    },
    showHint: () => change({ hints: visit.hints + 1 }),
    turnSolution: () => {
      const { own } = visit;
      onShow(projectOf(step, step.start), own ?? step.solution);
      const says = own ? OWN_SHOWN : SOLUTION_SHOWN;
      change({ own: own ? undefined : files, says, missed: undefined });
    },
  };
}

/** @returns compiles a check, which gives nothing when the reader has gone on meanwhile, and lets it be forgotten */
function useCheck() {
  const asked = useRef<object>(undefined);
  const start = async (step: Step, tutorial: Tutorial, files: Files) => {
    const own = (asked.current = {});
    const built = await compile(checkedFiles(step, tutorial, files));
    return asked.current === own ? checkProgram(built, step) : undefined;
  };
  const forget = () => {
    asked.current = undefined;
  };
  return [start, forget] as const;
}

/** Shows the files of a step when it is turned to, and stores what the reader makes of them. */
function useStepFiles(
  step: Step,
  written: Files | undefined,
  show: () => void,
  store: (own: Files) => unknown,
): void {
  const showNow = useEffectEvent(show);
  useEffect(() => showNow(), [step]);
  const storeNow = useEffectEvent(store);
  useEffect(() => {
    if (written) storeNow(written);
  }, [written]);
}

const projectOf = ({ pauseMs }: Step, files: Files): Project => ({
  files,
  pauseMs,
});

function praise(
  steps: readonly Step[],
  index: number,
  done: readonly number[],
): string {
  const open = steps.findIndex((_, at) => !done.includes(at));
  if (open === -1) return 'Done. You have finished the tutorial.';
  const next = steps[index + 1];
  return next
    ? `Done. The next step is “${next.title}”.`
    : `Done. Step ${open + 1} is still open.`;
}
