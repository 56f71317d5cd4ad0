import type { supportOf } from '@/lib/packages';
import { Tab, Tabs } from '../tabs/tabs';

const GROUP = 'package-manager';

/** What each package manager writes before the names of packages, and before a command. */
const MANAGERS = [
  {
    name: 'npm',
    add: 'npm install',
    dev: '--save-dev',
    run: 'npx',
    once: 'npx',
  },
  {
    name: 'pnpm',
    add: 'pnpm add',
    dev: '--save-dev',
    run: 'pnpm exec',
    once: 'pnpm dlx',
  },
  {
    name: 'yarn',
    add: 'yarn add',
    dev: '--dev',
    run: 'yarn',
    once: 'yarn dlx',
  },
  { name: 'bun', add: 'bun add', dev: '--dev', run: 'bunx', once: 'bunx' },
] as const;

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
      commandFor={(manager) =>
        `${manager.add} ${dev ? `${manager.dev} ` : ''}${packages}`
      }
    />
  );
}

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
        commandFor={({ name: manager, once, add }) =>
          [
            `${once} @angular/cli${pin} new ${name}${manager === 'npm' ? '' : ` --package-manager=${manager}`}`,
            `cd ${name}`,
            `${add} ${packages}`,
          ].join('\n')
        }
      />
    </>
  );
}

/** How to run a command of an installed package, for each package manager. */
export function PackageRun({ command }: { command: string }) {
  return <CommandTabs commandFor={({ run }) => `${run} ${command}`} />;
}

function CommandTabs({
  commandFor,
}: {
  commandFor: (manager: (typeof MANAGERS)[number]) => string;
}) {
  return (
    <Tabs group={GROUP}>
      {MANAGERS.map((manager) => (
        <Tab key={manager.name} label={manager.name}>
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
            <pre
              tabIndex={0}
              role="group"
              aria-label={`${manager.name} command`}
            >
              <code>{commandFor(manager)}</code>
            </pre>
          </figure>
        </Tab>
      ))}
    </Tabs>
  );
}
