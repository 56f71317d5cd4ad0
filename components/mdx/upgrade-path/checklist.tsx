import { Fragment } from 'react';
import { copyFrom } from '@/components/browser/copy';
import { withBase } from '@/lib/base/url';
import type { Change, Step } from './read-steps';
import type { useTicks } from './use-ticks';

type Ticks = ReturnType<typeof useTicks>;

type ChecklistProps = {
  /** Those of the way, lowest first. */
  steps: readonly Step[];
  from: number;
  to: number;
  packages: readonly string[];
  ticks: Ticks;
};

/** What to run and to change, major by major, each to be ticked off. */
export function Checklist({
  steps,
  from,
  to,
  packages,
  ticks,
}: ChecklistProps) {
  return (
    <section
      className="checklist"
      aria-label={`Checklist from ${from} to ${to}`}
    >
      <p>
        Your ticks are saved on this device.{' '}
        <button
          type="button"
          className="text-button"
          onClick={() => window.print()}
        >
          Print
        </button>{' '}
        <button type="button" className="text-button" onClick={ticks.clear}>
          Clear all ticks
        </button>
      </p>
      {steps.map(({ major, path, changes }) => (
        <MajorSteps
          key={major}
          major={major}
          path={path}
          command={commandTo(major, packages)}
          changes={changes.filter(({ of }) => !of || packages.includes(of))}
          ticks={ticks}
        />
      ))}
    </section>
  );
}

type MajorProps = {
  major: number;
  path: string;
  command: string;
  changes: readonly Change[];
  ticks: Ticks;
};

function MajorSteps({ major, path, command, changes, ticks }: MajorProps) {
  const tick = (id: string) => ({
    checked: ticks.has(`${major} ${id}`),
    onChange: () => ticks.toggle(`${major} ${id}`),
  });
  return (
    <>
      <h3>{`${major - 1} → ${major}`}</h3>
      <ul role="list" aria-label={`${major - 1} → ${major}`}>
        <li>
          <label>
            <input type="checkbox" {...tick('command')} />
            <span>Commit everything, then run the update to {major}:</span>
          </label>
          <Command major={major} command={command} />
        </li>
        {changes.map(({ id, title }) => (
          <li key={id}>
            <label>
              <input type="checkbox" {...tick(id)} />
              <span>{title}</span>
            </label>{' '}
            <a href={withBase(`${path}#${id}`)} aria-label={`How to: ${title}`}>
              How to
            </a>
          </li>
        ))}
        <li>
          <label>
            <input type="checkbox" {...tick('test')} />
            <span>Compile, run the tests, check lists and forms, commit</span>
          </label>
        </li>
      </ul>
    </>
  );
}

function Command({ major, command }: Pick<MajorProps, 'major' | 'command'>) {
  return (
    <div className="checklist-command">
      <pre tabIndex={0} role="group" aria-label={`Update to ${major}`}>
        <code>
          {command.split(' ').map((word) => (
            <Fragment key={word}>
              <span>{word}</span>{' '}
            </Fragment>
          ))}
        </code>
      </pre>
      <button
        type="button"
        className="text-button"
        aria-label={`Copy the update to ${major}`}
        onClick={({ currentTarget }) => void copyFrom(currentTarget, command)}
      >
        Copy
      </button>
    </div>
  );
}

/** All packages in one command, as they name each other as peers. */
function commandTo(major: number, packages: readonly string[]): string {
  const names = ['cdk', 'template', 'state', 'isr'].filter((name) =>
    packages.includes(name),
  );
  return [
    'npx ng update',
    `@angular/core@${major}`,
    `@angular/cli@${major}`,
    ...names.map((name) => `@rx-angular/${name}@${major}`),
  ].join(' ');
}
