import { Fragment } from 'react';
import { z } from 'zod';
import { TOKEN_CLASSES } from '@/lib/samples/fences';
import { part, TEXT } from '../part';
import { PACKAGE_FACTS } from '../sources';
import { Tab, Tabs } from '../tabs/tabs';

/** How each package manager adds packages, runs what is installed, and runs what no project has installed yet. */
const MANAGERS = {
  npm: { add: 'npm install', dev: '--save-dev', run: 'npx', once: 'npx' },
  pnpm: {
    add: 'pnpm add',
    dev: '--save-dev',
    run: 'pnpm exec',
    once: 'pnpm dlx',
  },
  yarn: { add: 'yarn add', dev: '--dev', run: 'yarn', once: 'yarn dlx' },
  bun: { add: 'bun add', dev: '--dev', run: 'bunx', once: 'bunx' },
};

type Manager = { name: string } & (typeof MANAGERS)['npm'];

type TabsProps = { commandsFor: (manager: Manager) => readonly string[] };

function CommandTabs({ commandsFor }: TabsProps) {
  return (
    <Tabs group="package-manager">
      {Object.entries(MANAGERS).map(([name, manager]) => (
        <Tab key={name} label={name}>
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
            <pre tabIndex={0} role="group" aria-label={`${name} command`}>
              <code>{commandsFor({ name, ...manager }).map(drawCommand)}</code>
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

export const commands = {
  /**
   * How to make a project that holds the packages, from nothing. While the newest Angular is one that they do not go
   * with, its CLI is pinned to one that they do.
   */
  NewProject: part({
    props: z.strictObject({ name: TEXT, packages: TEXT }),
    uses: { packageFacts: PACKAGE_FACTS },
    markdown: {},
    draw: ({ name, packages }, { packageFacts }) => {
      const [first = ''] = packages.split(' ');
      const support = packageFacts.supportOf(first);
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
            commandsFor={(manager) => [
              `${manager.once} @angular/cli${pin} new ${name}${manager.name === 'npm' ? '' : ` --package-manager=${manager.name}`}`,
              `cd ${name}`,
              `${manager.add} ${packages}`,
            ]}
          />
        </>
      );
    },
  }),
  /** How to add packages to a project. */
  PackageInstall: part({
    props: z.strictObject({
      packages: TEXT,
      dev: z.literal(true, 'is a switch: write its name alone').optional(),
    }),
    uses: {},
    markdown: {},
    draw: ({ packages, dev: isDev }) => (
      <CommandTabs
        commandsFor={({ add, dev }) => [
          `${isDev ? `${add} ${dev}` : add} ${packages}`,
        ]}
      />
    ),
  }),
  /** How to run a command of an installed package. */
  PackageRun: part({
    props: z.strictObject({ command: TEXT }),
    uses: {},
    markdown: {},
    draw: ({ command }) => (
      <CommandTabs commandsFor={({ run }) => [`${run} ${command}`]} />
    ),
  }),
};
