import { useEffect, useState } from 'react';
import type { LintRules } from '@/lib/playground/lint';
import type { Tools } from '@/lib/playground/tools';
import { Hint, Places, type GoTo } from './results';
import { TOOLS } from './settings';
import type { WorkerError } from './worker-link';

type LintPanelProps = {
  /** Nothing before the reader has asked for code of others to be run. */
  file: { name: string; text: string } | undefined;
  /** Those that the project names; without them all are on. */
  rules: LintRules | undefined;
  /** The rules are loaded for those who turn to them. */
  isShown: boolean;
  goTo: GoTo;
};

/** What the lint rules report of a file: what was found last, or why there is nothing newer. */
export function LintPanel({ file, rules, isShown, goTo }: LintPanelProps) {
  const [reports, setReports] = useState<ReturnType<Tools['lint']>>();
  const [failure, setFailure] = useState<string>();
  const text = file?.text;
  useEffect(() => {
    if (!isShown || text === undefined) return;
    // Answers come in the order of the questions.
    TOOLS.ask('lint', text, rules).then(
      (found) => {
        setReports(found);
        setFailure(undefined);
      },
      ({ line, message }: WorkerError) =>
        setFailure(line ? `Line ${line}: ${message}` : message),
    );
  }, [isShown, text, rules]);
  if (!file) return <Hint>Press Run to lint this code.</Hint>;
  if (failure !== undefined) return <Hint>{failure}</Hint>;
  return (
    reports && (
      <Places
        places={reports.map(({ rule, ...report }) => ({
          ...report,
          file: file.name,
          more: <code>{rule}</code>,
        }))}
        none="No lint problems."
        goTo={goTo}
      />
    )
  );
}
