import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createStorageSlot } from '@/components/browser/storage-slot';
import type { Project } from '@/lib/playground/link';
import {
  parseProgress,
  type Progress,
  type Step,
  type Tutorial,
} from '@/lib/playground/tutorial';
import {
  checkedFiles,
  checkProgram,
  type CheckResult,
  type Program,
} from '@/lib/playground/workbench';
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

/** A tutorial while somebody does it: the open step, what was asked of it, and what the reader may do. */
export function useLesson(props: LessonProps) {
  const { files, written, onShow } = props;
  const { steps } = props.tutorial;
  const [{ step: index, done, code }, save] = useProgress(props.tutorial);
  const [visit, setVisit] = useState(NEW_VISIT);
  const step = steps[index] as Step;
  const isDone = done.includes(index);
  const show = (own: Files | undefined) =>
    onShow({ files: step.start, pauseMs: step.pauseMs }, own);
  const showStep = useEffectEvent(() => show(code[index]));
  useEffect(() => showStep(), [step]);
  // What stands in the editor is the reader's own but for the solution.
  const store = useEffectEvent((own: Files) => {
    if (!visit.own) save({ code: { ...code, [index]: own } });
  });
  useEffect(() => {
    if (written) store(written);
  }, [written]);
  const change = (next: Partial<Visit>) =>
    setVisit((now) => ({ ...now, ...next }));
  const { forget, ...check } = useCheck(step, props, change, () => {
    const all = isDone ? done : [...done, index];
    save({ done: all });
    change({ checking: undefined, says: praise(steps, index, all) });
  });
  return {
    ...{ step, index, done, isDone, visit, ...check },
    says: visit.says ?? (isDone ? 'You have done this step.' : ''),
    turnTo: (next: number) => {
      forget();
      save({ step: next });
      setVisit(NEW_VISIT);
    },
    showHint: () => change({ hints: visit.hints + 1 }),
    turnSolution: () => {
      const { own } = visit;
      show(own ?? step.solution);
      change({
        own: own ? undefined : files,
        says: own
          ? 'The editor shows your own code.'
          : 'The editor shows the solution. Your own code is kept.',
        missed: undefined,
      });
    },
  };
}

/** A check of what the reader has written; one that is forgotten gives no result. */
function useCheck(
  step: Step,
  { tutorial, files, onPause }: LessonProps,
  change: (next: Partial<Visit>) => void,
  onDone: () => void,
) {
  const asked = useRef<object>(undefined);
  const forget = () => {
    asked.current = undefined;
  };
  /** Programs that may be slow would leave a check no time. */
  const pause = (isPaused: boolean) =>
    step.pauseMs !== undefined && onPause(isPaused);
  const finish = (result: CheckResult) => {
    pause(false);
    if (result.isDone) onDone();
    else change({ checking: undefined, says: 'Not yet.', missed: result });
  };
  return {
    forget,
    finish,
    check: async () => {
      const own = (asked.current = {});
      pause(true);
      change({ checking: {}, says: 'Checking …', missed: undefined });
      const built = await compile(checkedFiles(step, tutorial, files));
      if (asked.current !== own) return;
      const made = checkProgram(built, step);
      if ('isDone' in made) finish(made);
      else change({ checking: { program: made } });
    },
    stop: () => {
      forget();
      pause(false);
      change({ checking: undefined, says: 'The check was stopped.' });
    },
  };
}

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

/** How far a reader has come in a tutorial, and what takes over a change; stored on this device only. */
function useProgress({ page, steps }: Tutorial) {
  const [slot] = useState(() => createStorageSlot(`tutorial:${page}`));
  const [progress, setProgress] = useState(() =>
    parseProgress(slot.get(), steps.length),
  );
  const save = (change: Partial<Progress>) =>
    setProgress((now) => {
      const next = { ...now, ...change };
      slot.set(JSON.stringify(next));
      return next;
    });
  return [progress, save] as const;
}
