import {
  installRows,
  newestReleases,
  releasesByAngular,
} from '@/lib/package-facts';
import type { Compatibility, Trial } from '@/lib/package-facts';
import { TableFrame } from './table-frame';

const shortName = (name: string) => name.split('/').at(-1);

/** Which releases belong together, what they ask for, and what npm says. */
export function CompatibleVersions({
  facts,
  show,
}: {
  facts: Compatibility;
  show: 'releases' | 'peers' | 'angular' | 'install';
}) {
  switch (show) {
    case 'releases':
      return <ReleaseTable facts={facts} />;
    case 'peers':
      return <PeerTable facts={facts} />;
    case 'angular':
      return <AngularTable facts={facts} />;
    case 'install':
      return <InstallTable facts={facts} />;
  }
}

function ReleaseTable({ facts }: { facts: Compatibility }) {
  const rows = releasesByAngular(facts);
  const packages = [...(rows[0]?.releases.keys() ?? [])];
  return (
    <TableFrame name="Last releases by Angular version">
      <thead>
        <tr>
          <th>Angular</th>
          {packages.map((name) => (
            <th key={name}>
              <code>{shortName(name)}</code>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ angular, releases }) => (
          <tr key={angular}>
            <th scope="row">{angular}</th>
            {packages.map((name) => (
              <td key={name}>{releases.get(name) ?? '–'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

function PeerTable({ facts }: { facts: Compatibility }) {
  return (
    <TableFrame name="Peers of the current releases">
      <thead>
        <tr>
          <th>Package</th>
          <th>Asks for</th>
        </tr>
      </thead>
      <tbody>
        {newestReleases(facts).map(({ name, release }) => (
          <tr key={name}>
            <th scope="row">
              <code>{shortName(name)}</code> {release.version}
            </th>
            <td>
              <Ranges of={release.peers} />
            </td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

/** As a package.json has them: a name and a range a line. */
function Ranges({ of }: { of: Readonly<Record<string, string>> }) {
  return Object.entries(of).map(([name, range], index) => (
    <span key={name}>
      {index > 0 && <br />}
      {name} <code>{range}</code>
    </span>
  ));
}

function AngularTable({ facts }: { facts: Compatibility }) {
  return (
    <TableFrame name="What each Angular version asks for">
      <thead>
        <tr>
          <th>Angular</th>
          <th>RxJS</th>
          <th>zone.js</th>
          <th>Node.js</th>
        </tr>
      </thead>
      <tbody>
        {facts.angulars.toReversed().map(({ version, peers, node }) => (
          <tr key={version}>
            <th scope="row">{version}</th>
            <td>{peers['rxjs'] ?? '–'}</td>
            <td>{peers['zone.js'] ?? '–'}</td>
            <td>{node ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

function InstallTable({ facts }: { facts: Compatibility }) {
  return (
    <TableFrame name="What npm install says">
      <thead>
        <tr>
          <th>Angular</th>
          <th>Package</th>
          <th>npm {facts.npm} says</th>
        </tr>
      </thead>
      <tbody>
        {installRows(facts).map(({ name, angular, trials }) => (
          <tr key={`${angular} ${name}`}>
            <th scope="row">{angular}</th>
            <td>
              <code>{shortName(name)}</code>
            </td>
            <td>
              {trials.map((trial, index) => (
                <span key={trial.version}>
                  {index > 0 && <br />}
                  {trial.version}: <Verdict {...trial} />
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

function Verdict({ result, cause }: Trial) {
  if (result === 'ok') return 'installs';
  return (
    <>
      {result}
      {cause && (
        <>
          , <code>{cause}</code>
        </>
      )}
    </>
  );
}
