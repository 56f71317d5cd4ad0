import type { Project } from '../link';

type Files = Project['files'];

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

function isFiles(value: unknown): value is Files {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every(
      (file: unknown) =>
        typeof file === 'object' &&
        file !== null &&
        'name' in file &&
        'text' in file &&
        typeof file.name === 'string' &&
        typeof file.text === 'string',
    )
  );
}
