import type { Report } from '../engine';
import type { Project } from '../link';
import type { Built } from '../tools';
import { CHECK_FILE, type Step, type Tutorial } from '../tutorial';
import { causeOf } from './causes';
import type { Loss, Program } from './workbench';

type Files = Project['files'];

/** What came of a check. */
export type CheckResult = {
  isDone: boolean;
  /** What is not as it should be, in a sentence. */
  says: string;
  /** The likely cause, as far as it is known. */
  cause: string;
};

/** How a check says what is not as it should be: an error of this name, and the cause in its second line. */
const MISSED = 'Missed: ';

/** What a check runs: itself, what it imports, and the reader's files. */
export function checkedFiles(
  { check }: Step,
  { support }: Tutorial,
  files: Files,
): Files {
  return [{ name: CHECK_FILE, text: check }, ...support, ...files];
}

/**
 * The program that checks the reader's code, for a frame of its own: what the check changes there, the preview never
 * sees.
 *
 * @param built the files of the check
 * @returns why there is none instead, if a file cannot be compiled
 */
export function checkProgram(
  built: Built,
  { pauseMs }: Step,
): Program | CheckResult {
  if ('files' in built) {
    return { run: 1, files: built.files, isTimeVirtual: true, pauseMs };
  }
  const { file, line, message } = built.mistake;
  return failed(`${file}, line ${line}: ${message}`);
}

const failed = (says: string, cause = ''): CheckResult => ({
  isDone: false,
  says,
  cause,
});

/** The result of a check whose frame was lost. */
export function lostCheck(why: Loss): CheckResult {
  return failed(
    why === 'unreachable'
      ? 'The engine could not be loaded. Check the connection, and try again.'
      : 'Your code blocked the check. Check for an infinite loop.',
  );
}

/** The result of a check that has ended. */
export function judge(reports: readonly Report[]): CheckResult {
  const failures = reports.filter((report) => report.kind === 'failure');
  const missed = failures.find(({ text }) => text.startsWith(MISSED));
  const failure = failures.find((one) => one !== missed);
  if (!missed && !failure) return { isDone: true, says: '', cause: '' };
  const logged = reports.flatMap((one) => (one.kind === 'log' ? one.text : []));
  const known = causeOf([...(failure ? [failure.text] : []), ...logged]);
  if (!missed) return failed(toText(failure as Failure), known);
  const [says = '', cause = ''] = missed.text.slice(MISSED.length).split('\n');
  return failed(says, known || cause);
}

type Failure = Extract<Report, { kind: 'failure' }>;

function toText({ file, line, text }: Failure): string {
  const [first = ''] = text.split('\n');
  return file === '' || file === CHECK_FILE || file.startsWith('@')
    ? first
    : `${file}, line ${line}: ${first}`;
}
