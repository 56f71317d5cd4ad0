import { Fragment, type ReactNode } from 'react';
import { copyFrom } from '@/components/browser/copy';
import { storedList } from '@/components/browser/stored-list';
import { withBase } from '@/lib/base/url';
import type { Step } from './read-steps';

/** From one major to another, with the packages in use. */
export type Way = { from: number; to: number; packages: readonly string[] };

/** What a reader has ticked off, stored on the device and the same in all tabs. */
const { read, set, clear, useTexts } = storedList('upgrade-ticks');

/** What to run and to change, major by major, each to be ticked off. */
export function Checklist({
  steps,
  way,
}: {
  steps: readonly Step[];
  way: Way;
}) {
  const { from, to, packages } = way;
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
        <button type="button" className="text-button" onClick={clear}>
          Clear all ticks
        </button>
      </p>
      {steps
        .filter(({ major }) => from < major && major <= to)
        .map((step) => (
          <MajorSteps key={step.major} {...step} packages={packages} />
        ))}
    </section>
  );
}

function MajorSteps(props: Step & Pick<Way, 'packages'>) {
  const { major, path, changes, packages } = props;
  const title = `${major - 1} → ${major}`;
  return (
    <>
      <h3>{title}</h3>
      <ul role="list" aria-label={title}>
        <Item
          id={`${major} command`}
          title={`Commit everything, then run the update to ${major}:`}
        >
          <Command major={major} command={commandTo(major, packages)} />
        </Item>
        {changes
          .filter(({ of }) => !of || packages.includes(of))
          .map((change) => (
            <Item
              key={change.id}
              id={`${major} ${change.id}`}
              title={change.title}
            >
              {' '}
              <a
                href={withBase(`${path}#${change.id}`)}
                aria-label={`How to: ${change.title}`}
              >
                How to
              </a>
            </Item>
          ))}
        <Item
          id={`${major} test`}
          title="Compile, run the tests, check lists and forms, commit"
        />
      </ul>
    </>
  );
}

type ItemProps = { id: string; title: string; children?: ReactNode };

function Item({ id, title, children }: ItemProps) {
  const isTicked = useTexts().includes(id);
  const toggle = () =>
    set(isTicked ? read().filter((one) => one !== id) : [...read(), id]);
  return (
    <li>
      <label>
        <input type="checkbox" checked={isTicked} onChange={toggle} />
        <span>{title}</span>
      </label>
      {children}
    </li>
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
