import type { FenceToken } from './fence-tokens';
import type { FenceMeta, FenceMetaProblem } from './fence-types';

type Written = ReadonlyMap<string, FenceToken>;

type Conflict = {
  /** The word that is pointed at. */
  at: string;
  is: (meta: FenceMeta, written: Written) => boolean;
  message: string;
};

/** Words that make sense each, and not together. */
const CONFLICTS: readonly Conflict[] = [
  {
    at: 'throws',
    is: ({ throws }, written) => throws !== undefined && !written.has('run'),
    message: '`throws` needs a sample that is executed; add `run`.',
  },
  {
    at: 'proof',
    is: ({ proofId, run }) => proofId !== undefined && !run,
    message:
      '`proof` names a sample that tests what a table says, so it has to be executed; add `run`.',
  },
  {
    at: 'errors',
    is: ({ run, errors }) =>
      run !== undefined && errors.some((code) => code.startsWith('NG')),
    message:
      'Angular does not compile a sample with NG errors, so it cannot run; drop `run`.',
  },
  {
    at: 'run',
    is: ({ run, isClassBody }) => run !== undefined && isClassBody,
    message:
      'Class members alone cannot run; write the whole class, and hide what distracts with `// ---cut---`.',
  },
  {
    at: 'ignore',
    is: ({ ignore }, written) =>
      ignore !== undefined && (written.has('run') || written.has('errors')),
    message: 'An ignored sample is not checked; drop `ignore` or the rest.',
  },
];

/** Words of a fence that contradict each other. */
export function findConflicts(
  meta: FenceMeta,
  written: Written,
): FenceMetaProblem[] {
  return CONFLICTS.filter(({ is }) => is(meta, written)).map(
    ({ at, message }) => ({ message, offset: written.get(at)?.offset ?? 0 }),
  );
}
