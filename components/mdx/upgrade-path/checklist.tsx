import { Fragment, type ReactNode } from 'react';
import { copyFrom } from '@/components/browser/copy';
import { storedList } from '@/components/browser/stored-list';
import { withBase } from '@/lib/base/url';
import type { Change, Step } from './read-steps';

/** From one major to another, with the packages in use. */
export type Way = { from: number; to: number; packages: readonly string[] };

/** What a reader has ticked off, stored on the device and the same in all tabs. */
const { read, set, clear, useTexts } = storedList('upgrade-ticks');

type ChecklistProps = { steps: readonly Step[]; way: Way };

/** What to run and to change, major by major, each to be ticked off. */
export function Checklist({ steps, way }: ChecklistProps) {
  const { from, to, packages } = way;
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
        <button type="button" className="text-button" onClick={clear}>
          Clear all ticks
        </button>
      </p>
      <ul role="list" aria-label="First">
        <Item
          id={`${from} latest`}
          title={`Go to the latest release of ${from}, with the same command as below and ${from} in it`}
        />
      </ul>
      {steps
        .filter(({ major }) => from < major && major <= to)
        .map((step) => (
          <MajorSteps key={step.major} {...step} packages={packages} />
        ))}
    </section>
  );
}

function MajorSteps(props: Step & Pick<Way, 'packages'>) {
  const { major, changes, missing, packages } = props;
  const title = `${major - 1} → ${major}`;
  const wanted = changes.filter(({ of }) => !of || packages.includes(of));
  const isMissing = ({ of }: Change) => missing.includes(of);
  return (
    <>
      <h3>
        <bdi dir="ltr">{title}</bdi>
      </h3>
      <ul role="list" aria-label={title}>
        <Changes {...props} changes={wanted.filter(isMissing)} />
        <Item
          id={`${major} command`}
          title={`Commit everything, then run the update to ${major}:`}
        >
          <Command major={major} command={commandTo(props, packages)} />
        </Item>
        <Changes
          {...props}
          changes={wanted.filter((change) => !isMissing(change))}
        />
        <Item
          id={`${major} test`}
          title="Compile, run the tests, check lists and forms, commit"
        />
      </ul>
    </>
  );
}

function Changes({ major, path, changes }: Omit<Step, 'missing'>) {
  return changes.map(({ id, title }) => (
    <Item key={id} id={`${major} ${id}`} title={title}>
      {' '}
      <a href={withBase(`${path}#${id}`)} aria-label={`How to: ${title}`}>
        How to
      </a>
    </Item>
  ));
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
