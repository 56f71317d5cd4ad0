import { element } from '@/lib/base/browser/dom';
import type { CompiledFile } from '../compile';
import type { Packs, Report } from '../engine';
import type { Project } from '../link';
import { CHECK_FILE } from '../tutorial';
import { compileAll, FileMistake } from './compile-all';
import { FrameHost } from './frame-host';

/** A value that the check expects, and the one that came instead. */
type Missed = { code: string; wanted: string; given: string };

/** What came of a check: nothing missed and no error means that the step is done. */
export type CheckResult = { missed: readonly Missed[]; error: string };

/**
 * Runs the check of a step on the reader's code, in a frame of its own: what the check changes there, the preview
 * never sees.
 *
 * @param place where the frame may be, unseen, while the check runs
 */
export async function checkStep(
  files: Project['files'],
  check: string,
  packs: Packs,
  place: HTMLElement,
): Promise<CheckResult> {
  try {
    const all = [{ name: CHECK_FILE, text: check }, ...files];
    const compiled = compileAll(all, packs);
    return judge(check, compiled, await runIsolated(compiled, place));
  } catch (error) {
    if (!(error instanceof FileMistake)) throw error;
    const { file, line, message } = error;
    return { missed: [], error: `${file}, line ${line}: ${message}` };
  }
}

function runIsolated(
  files: readonly CompiledFile[],
  place: HTMLElement,
): Promise<Report[] | string> {
  const box = element('div', {
    class: 'tutorial-apart',
    'aria-hidden': 'true',
    inert: true,
  });
  place.append(box);
  return new Promise((done) => {
    const reports: Report[] = [];
    const end = (result: Report[] | string) => {
      frame.close();
      box.remove();
      done(result);
    };
    const frame = new FrameHost(box, {
      report: (report) => {
        reports.push(report);
        if (report.kind === 'done') end(reports);
      },
      lost: (why) =>
        end(
          why === 'unreachable'
            ? 'The engine could not be loaded. Check the connection, and try again.'
            : 'Your code did not let the check go on. Look for a loop without end.',
        ),
    });
    void frame.run({ run: 1, files, isTimeVirtual: true, theme: 'light' });
  });
}

function judge(
  check: string,
  [entry]: readonly CompiledFile[],
  reports: readonly Report[] | string,
): CheckResult {
  if (typeof reports === 'string') return { missed: [], error: reports };
  const failure = reports.find((report) => report.kind === 'failure');
  const missed = (entry?.promises ?? []).flatMap(({ line, text }, site) => {
    const last = reports.findLast(
      (report) => report.kind === 'value' && report.site === site,
    );
    if (last?.kind !== 'value') return [];
    return last.isMatch === false
      ? [{ code: codeAt(check, line), wanted: text, given: last.given.join() }]
      : [];
  });
  return { missed, error: failure?.kind === 'failure' ? toText(failure) : '' };
}

function toText({
  file,
  line,
  text,
}: Extract<Report, { kind: 'failure' }>): string {
  return file === '' || file === CHECK_FILE
    ? text
    : `${file}, line ${line}: ${text}`;
}

/** The statement that a promise at a 1-based line is about. */
function codeAt(check: string, line: number): string {
  const lines = check.split('\n').slice(0, line);
  const code = lines.findLast((one) => !one.trimStart().startsWith('//')) ?? '';
  return (code.split('// =>')[0] ?? '').trim().replace(/;$/, '');
}
