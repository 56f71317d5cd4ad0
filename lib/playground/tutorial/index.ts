/** Tutorials as the playground opens them: what a page teaches, step by step. */

import type { Project } from '../link';

type Files = Project['files'];

/** A piece of a sentence. */
export type Span =
  | string
  | { kind: 'code' | 'strong'; text: string }
  | { kind: 'link'; text: string; href: string };

/** Lines of a file that a step changes. */
export type Change = {
  file: string;
  /** 1-based line of the file as the step begins: the first that goes, or the one before which lines come. */
  line: number;
  removed: string[];
  added: string[];
};

/** One step: from the program of the step before to the next one. */
export type Step = {
  title: string;
  /** What to do, in paragraphs. */
  task: readonly (readonly Span[])[];
  /** What the reader sees when it is done, in paragraphs. */
  goal: readonly (readonly Span[])[];
  /** What the reader begins with; the first file runs. */
  start: Files;
  solution: Files;
  changes: readonly Change[];
  /** What helps without giving it away: first an idea, then a way. */
  hints: readonly string[];
  /** A module that imports the reader's own, and throws a `Missed` for what is not as it should be. */
  check: string;
  /** How long the program may go on without a pause, where it may be slow. */
  pauseMs?: number;
};

/** A tutorial as the build takes it from its page. */
export type Tutorial = {
  format: 2;
  title: string;
  /** Path of its page. */
  page: string;
  steps: readonly Step[];
  /** What a reader knows at its end, and where to go on. */
  end: {
    learned: readonly (readonly Span[])[];
    next: readonly (readonly Span[])[];
  };
  /** Modules that checks import. */
  support: Files;
};

/** Ending of the file of a tutorial, beside the samples of its page. */
export const TUTORIAL_SUFFIX = '.tutorial.json';

/** Name of the module that checks; no reader calls a file like that. */
export const CHECK_FILE = 'check-of-this-step.ts';

/** How many hints a step has: the two that its author wrote, and the lines that change. */
export const HINTS = 3;

/** How far a reader has come in a tutorial. */
export type Progress = {
  /** Number of the step that the reader is at, from 0. */
  step: number;
  /** Steps that have passed their check. */
  done: readonly number[];
  /** What the reader has written, by step. */
  code: Readonly<Record<number, Files>>;
};

/**
 * Reads what a device has stored; anything else counts as no progress.
 *
 * @param count of the steps
 */
export function parseProgress(text: string | null, count: number): Progress {
  const isStep = (value: unknown): value is number =>
    Number.isInteger(value) && Number(value) >= 0 && Number(value) < count;
  try {
    const { step, done, code } = JSON.parse(text ?? '{}') as Partial<Progress>;
    return {
      step: isStep(step) ? step : 0,
      done: Array.isArray(done) ? done.filter(isStep) : [],
      code: Object.fromEntries(
        Object.entries(code ?? {}).filter(([, files]) => isFiles(files)),
      ),
    };
  } catch {
    return { step: 0, done: [], code: {} };
  }
}

const isFiles = (value: unknown): value is Files =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every(
    (file: Partial<Files[number]> | null) =>
      typeof file?.name === 'string' && typeof file.text === 'string',
  );
