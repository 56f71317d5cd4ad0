import { Fragment } from 'react';
import type { supportOf } from '@/lib/packages';
import { TOKEN_CLASSES } from '@/lib/samples/fences';
import { Tab, Tabs } from '../tabs/tabs';

const GROUP = 'package-manager';

type Manager = 'npm' | 'pnpm' | 'yarn' | 'bun';
const MANAGERS: readonly Manager[] = ['npm', 'pnpm', 'yarn', 'bun'];

const ADD: Record<Manager, { command: string; dev: string }> = {
  npm: { command: 'npm install', dev: '--save-dev' },
  pnpm: { command: 'pnpm add', dev: '--save-dev' },
  yarn: { command: 'yarn add', dev: '--dev' },
  bun: { command: 'bun add', dev: '--dev' },
};

const RUN: Record<Manager, string> = {
  npm: 'npx',
  pnpm: 'pnpm exec',
  yarn: 'yarn',
  bun: 'bunx',
};

/** How to add packages to a project, for each package manager. */
export function PackageInstall({
  packages,
  dev = false,
}: {
  packages: string;
  dev?: boolean | undefined;
}) {
  return (
    <CommandTabs
      commandFor={(manager) => {
        const { command, dev: flag } = ADD[manager];
        return [command, ...(dev ? [flag] : []), packages].join(' ');
      }}
    />
  );
}

/** Runs what no project has installed yet. */
const RUN_ONCE: Record<Manager, string> = {
  npm: 'npx',
  pnpm: 'pnpm dlx',
  yarn: 'yarn dlx',
  bun: 'bunx',
};

/**
 * How to make a project that holds the packages, from nothing. While the newest Angular is one that they do not go
 * with, its CLI is pinned to one that they do.
 */
export function NewProject({
  name,
  packages,
  support,
}: {
  name: string;
  packages: string;
  support: ReturnType<typeof supportOf>;
}) {
  const newest = support?.notYet.at(-1);
  const pin = newest === undefined ? '' : `@${support?.angular}`;
  return (
    <>
      <p>
        {newest === undefined
          ? 'In a new project:'
          : `In a new project. The current Angular CLI creates Angular ${newest}, which the packages do not support yet, so use version ${support?.angular}:`}
      </p>
      <CommandTabs
        commandFor={(manager) =>
          [
            `${RUN_ONCE[manager]} @angular/cli${pin} new ${name}${manager === 'npm' ? '' : ` --package-manager=${manager}`}`,
            `cd ${name}`,
            `${ADD[manager].command} ${packages}`,
          ].join('\n')
        }
      />
    </>
  );
}

/** How to run a command of an installed package, for each package manager. */
export function PackageRun({ command }: { command: string }) {
  return <CommandTabs commandFor={(manager) => `${RUN[manager]} ${command}`} />;
}

function CommandTabs({
  commandFor,
}: {
  commandFor: (manager: Manager) => string;
}) {
  return (
    <Tabs group={GROUP}>
      {MANAGERS.map((manager) => (
        <Tab key={manager} label={manager}>
          <figure className="code">
            <figcaption>
              <span className="code-language">Shell</span>
            </figcaption>
            <div className="code-buttons">
              <button
                type="button"
                className="code-button code-copy"
                aria-label="Copy code to clipboard"
              >
                Copy
              </button>
            </div>
            <pre tabIndex={0} role="group" aria-label={`${manager} command`}>
              <code>{commandFor(manager).split('\n').map(drawCommand)}</code>
            </pre>
          </figure>
        </Tab>
      ))}
    </Tabs>
  );
}

/** Coloured as the same line is in a sample of an author. */
function drawCommand(line: string, index: number) {
  const end = line.indexOf(' ');
  return (
    <Fragment key={line}>
      {index > 0 && '\n'}
      <span className={TOKEN_CLASSES.function}>{line.slice(0, end)}</span>
      <span className={TOKEN_CLASSES.string}>{line.slice(end)}</span>
    </Fragment>
  );
}
