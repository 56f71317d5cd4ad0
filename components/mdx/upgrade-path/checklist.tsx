import { Fragment, type ReactNode } from 'react';
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
        <span className="checklist-note">
          Your ticks are saved on this device.{' '}
        </span>
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
      <ul role="list" aria-label="First">
        <li>
          <Tick id={`${from} latest`} ticks={ticks}>
            Go to the latest release of {from}, with the same command as below
            and {from} in it
          </Tick>
        </li>
      </ul>
      {steps.map((step) => (
        <MajorSteps
          key={step.major}
          step={step}
          packages={packages}
          ticks={ticks}
        />
      ))}
    </section>
  );
}

type MajorProps = {
  step: Step;
  packages: readonly string[];
  ticks: Ticks;
};

function MajorSteps({ step, packages, ticks }: MajorProps) {
  const { major, changes, missing } = step;
  const isMissing = ({ of }: Change) => missing.includes(of);
  const wanted = changes.filter(({ of }) => !of || packages.includes(of));
  return (
    <>
      <h3>{`${major - 1} → ${major}`}</h3>
      <ul role="list" aria-label={`${major - 1} → ${major}`}>
        <Changes of={wanted.filter(isMissing)} step={step} ticks={ticks} />
        <li>
          <Tick id={`${major} command`} ticks={ticks}>
            Commit everything, then run the update to {major}:
          </Tick>
          <Command major={major} command={commandTo(step, packages)} />
        </li>
        <Changes
          of={wanted.filter((change) => !isMissing(change))}
          step={step}
          ticks={ticks}
        />
        <li>
          <Tick id={`${major} test`} ticks={ticks}>
            Compile, run the tests, check lists and forms, commit
          </Tick>
        </li>
      </ul>
    </>
  );
}

type ChangesProps = { of: readonly Change[]; step: Step; ticks: Ticks };

function Changes({ of, step: { major, path }, ticks }: ChangesProps) {
  return of.map(({ id, title }) => (
    <li key={id}>
      <Tick id={`${major} ${id}`} ticks={ticks}>
        {title}
      </Tick>{' '}
      <a href={withBase(`${path}#${id}`)} aria-label={`How to: ${title}`}>
        How to
      </a>
    </li>
  ));
}

type TickProps = { id: string; ticks: Ticks; children: ReactNode };

function Tick({ id, ticks, children }: TickProps) {
  return (
    <label>
      <input
        type="checkbox"
        checked={ticks.has(id)}
        onChange={() => ticks.toggle(id)}
      />
      <span>{children}</span>
    </label>
  );
}

function Command({ major, command }: { major: number; command: string }) {
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

/**
 * All packages in one command, as they name each other as peers. One without a release for the major stays as it is,
 * and its peers then refuse the update.
 */
function commandTo(
  { major, missing }: Step,
  packages: readonly string[],
): string {
  const names = ['cdk', 'template', 'state', 'isr'].filter((name) =>
    packages.includes(name),
  );
  const released = names.filter((name) => !missing.includes(name));
  return [
    'npx ng update',
    `@angular/core@${major}`,
    `@angular/cli@${major}`,
    ...released.map((name) => `@rx-angular/${name}@${major}`),
    ...(released.length < names.length ? ['--force'] : []),
  ].join(' ');
}
