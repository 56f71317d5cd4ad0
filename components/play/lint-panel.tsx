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

type Found = ReturnType<Tools['lint']>;

/** What the lint rules report of a file, and the choice of rules. */
export function LintPanel({ file, rules, isShown, goTo }: LintPanelProps) {
  const [chosen, setChosen] = useState<string>();
  const [found, failure] = useLint(file?.text, isShown, rules, chosen);
  const [only, more] = Object.keys(rules ?? {});
  if (!file) return <Hint>Press Run to lint this code.</Hint>;
  return (
    <>
      {found && (
        <label className="play-choice">
          Rule{' '}
          <select
            className="play-rules"
            value={chosen ?? (more === undefined ? only : '')}
            onChange={({ target }) => setChosen(target.value)}
          >
            <option value="">All rules</option>
            {found.ruleNames.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      )}
      {failure !== undefined && <Hint>{failure}</Hint>}
      {found && failure === undefined && (
        <Places
          places={found.reports.map(({ rule, ...report }) => ({
            ...report,
            file: file.name,
            more: <code>{rule}</code>,
          }))}
          none="No lint problems."
          goTo={goTo}
        />
      )}
    </>
  );
}

/** @returns what was found last, and why there is nothing newer */
function useLint(
  text: string | undefined,
  isShown: boolean,
  rules: LintRules | undefined,
  chosen: string | undefined,
): [Found | undefined, string | undefined] {
  const [found, setFound] = useState<Found>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    if (!isShown || text === undefined) return undefined;
    let isLate = false;
    const one = chosen && { [chosen]: rules?.[chosen] ?? [] };
    const asked = chosen === undefined ? rules : one || undefined;
    TOOLS.ask('lint', text, asked).then(
      (made) => {
        if (isLate) return;
        setFound(made);
        setFailure(undefined);
      },
      ({ line, message }: WorkerError) => {
        if (!isLate) setFailure(line ? `Line ${line}: ${message}` : message);
      },
    );
    return () => {
      isLate = true;
    };
  }, [isShown, text, rules, chosen]);
  return [found, failure];
}
