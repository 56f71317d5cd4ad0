import {
  currentNeeds,
  newestReleases,
  releasesByAngular,
  trialsByAngular,
} from '@/lib/package-facts';
import type { Compatibility, Trial } from '@/lib/package-facts';
import { TableFrame } from '../shared/table-frame';

const shortName = (name: string) => name.split('/').at(-1);

/** The current releases and what they are made for, in a sentence. */
function VersionLine({ facts }: { facts: Compatibility }) {
  const newest = newestReleases(facts);
  const { angular, rxjs, node } = currentNeeds(facts);
  return (
    <p>
      Current releases:{' '}
      {newest
        .map(({ name, release }) => `${shortName(name)} ${release.version}`)
        .join(', ')}
      . Made for Angular {angular}, RxJS <code>{rxjs}</code> and Node.js{' '}
      <code>{node}</code>.
    </p>
  );
}

function ReleaseTable({ facts }: { facts: Compatibility }) {
  const rows = releasesByAngular(facts);
  const packages = [...(rows[0]?.releases.keys() ?? [])];
  return (
    <TableFrame
      name="Last releases by Angular version"
      className="fits"
      heads={[
        'Angular',
        ...packages.map((name) => <code key={name}>{shortName(name)}</code>),
      ]}
    >
      {rows.map(({ angular, releases }) => (
        <tr key={angular}>
          <th scope="row">{angular}</th>
          {packages.map((name) => (
            <td key={name}>{releases.get(name) ?? '–'}</td>
          ))}
        </tr>
      ))}
    </TableFrame>
  );
}

function PeerTable({ facts }: { facts: Compatibility }) {
  return (
    <TableFrame
      name="Peers of the current releases"
      className="fits"
      heads={['Package', 'Asks for']}
    >
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
    <TableFrame
      name="What each Angular version asks for"
      className="fits"
      heads={['Angular', 'RxJS', 'zone.js', 'Node.js']}
    >
      {facts.angulars.toReversed().map(({ version, peers, node }) => (
        <tr key={version}>
          <th scope="row">{version}</th>
          <td>{peers['rxjs'] ?? '–'}</td>
          <td>{peers['zone.js'] ?? '–'}</td>
          <td>{node ?? '–'}</td>
        </tr>
      ))}
    </TableFrame>
  );
}

function InstallTable({ facts }: { facts: Compatibility }) {
  return (
    <TableFrame
      name="What npm install says"
      className="fits"
      heads={['Angular', 'Installs', 'ERESOLVE']}
    >
      {trialsByAngular(facts).map(({ angular, installed, refused }) => (
        <tr key={angular}>
          <th scope="row">{angular}</th>
          <td>
            <Trials of={installed} />
          </td>
          <td>
            <Trials of={refused} />
          </td>
        </tr>
      ))}
    </TableFrame>
  );
}

/** Said by the head of the column. */
const USUAL = new Set(['ok', 'ERESOLVE']);

function Trials({ of }: { of: readonly Trial[] }) {
  if (of.length === 0) return '–';
  return of.map((trial) => (
    <div key={`${trial.package} ${trial.version}`}>
      {shortName(trial.package)} {trial.version}
      {!USUAL.has(trial.result) && ` (${trial.result})`}
    </div>
  ));
}

/** Which releases belong together, what they ask for, and what npm says, by the names that authors write. */
export const VERSION_TABLES = {
  line: VersionLine,
  releases: ReleaseTable,
  peers: PeerTable,
  angular: AngularTable,
  install: InstallTable,
};
