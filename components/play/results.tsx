import { memo } from 'react';
import type { ReactNode } from 'react';
import type { ConsoleEntry, Results } from '@/lib/playground/workbench';

/** Leads to a 1-based place in a file. */
export type GoTo = (file: string, line: number, column?: number) => void;

type Place = { file: string; line: number; column?: number | undefined };

type ResultProps = { results: Results; goTo: GoTo };

/** Expected and actual values, as rows. */
export function Values({ results, goTo }: ResultProps) {
  const { promises = [], name = '' } = results.entry ?? {};
  if (promises.length === 0) {
    return (
      <Hint>
        Write a comment such as // =&gt; 3 after an expression or a console.log,
        and its values are compared here.
      </Hint>
    );
  }
  return (
    <table className="play-table">
      <thead>
        <tr>
          <th scope="col">Line</th>
          <th scope="col">Expected</th>
          <th scope="col">Actual</th>
          <th scope="col">Match</th>
        </tr>
      </thead>
      <tbody>
        {promises.map(({ line, text }, site) => {
          const { given = [], isMatch } = results.values[site] ?? {};
          return (
            <tr key={site}>
              <td>
                <LineButton file={name} line={line} goTo={goTo} />
              </td>
              <td>
                <code>{text || 'nothing'}</code>
              </td>
              <td>
                <code>{given.join(', ') || '–'}</code>
              </td>
              <td>{verdictOf(isMatch, given.length)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function verdictOf(isMatch: boolean | undefined, count: number): string {
  if (isMatch) return '✓ yes';
  if (isMatch === false) return count === 0 ? '✗ no value' : '✗ no';
  return count === 0 ? 'waiting' : 'see line';
}

/** What was logged and what went wrong, in order. */
export function Console({ results, goTo }: ResultProps) {
  const { console: entries, moreLogs } = results;
  if (entries.length === 0) return <Hint>Nothing was logged.</Hint>;
  return (
    <ul className="play-list">
      {entries.map((entry, index) => (
        <Logged key={index} entry={entry} goTo={goTo} />
      ))}
      {moreLogs > 0 && (
        <li className="play-entry">{`… and ${moreLogs.toLocaleString('en')} more lines`}</li>
      )}
    </ul>
  );
}

/** Drawn once, however many come after it. */
const Logged = memo(
  function Logged({ entry, goTo }: { entry: ConsoleEntry; goTo: GoTo }) {
    const level = entry.kind === 'failure' ? 'error' : entry.level;
    return (
      <li className={`play-entry play-${level}`}>
        {level === 'error' && <b>Error </b>}
        {level === 'warn' && <b>Warning </b>}
        <span className="play-text">{entry.text}</span>
        {entry.line > 0 && (
          <LineButton file={entry.file} line={entry.line} goTo={goTo} />
        )}
      </li>
    );
  },
  (before, after) => before.entry === after.entry,
);

type PlacesProps = {
  places: readonly (Place & { message: string; more: ReactNode })[];
  /** What to say where nothing is wrong. */
  none: string;
  goTo: GoTo;
};

/** What is wrong at places of files, each with what is known of it. */
export function Places({ places, none, goTo }: PlacesProps) {
  if (places.length === 0) return <Hint>{none}</Hint>;
  return (
    <ul className="play-list">
      {places.map(({ message, more, ...place }, index) => (
        <li key={index} className="play-entry play-error">
          <LineButton {...place} goTo={goTo} />
          <span className="play-text">{message}</span>
          {more}
        </li>
      ))}
    </ul>
  );
}

/** Words in place of results. */
export function Hint({ children }: { children: string }) {
  return <p className="play-hint">{children}</p>;
}

/** Leads to a place in the editor. */
function LineButton({ file, line, column, goTo }: Place & { goTo: GoTo }) {
  return (
    <button
      type="button"
      className="play-go"
      onClick={() => goTo(file, line, column)}
    >
      Line {line}
    </button>
  );
}
