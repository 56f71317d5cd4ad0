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
            <pre tabIndex={0} role="group" aria-label={`${manager} command`}>
              <code>{commandFor(manager)}</code>
            </pre>
          </figure>
        </Tab>
      ))}
    </Tabs>
  );
}
