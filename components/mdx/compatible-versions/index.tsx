import { Fragment } from 'react';
import { z } from 'zod';
import {
  currentNeeds,
  newestReleases,
  releasesByAngular,
  type Compatibility,
} from '@/lib/packages';
import { keysOf, part } from '../part';
import { PACKAGE_FACTS } from '../sources';
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
      heads={['Angular', ...packages.map((name) => `\`${shortName(name)}\``)]}
      rows={rows.map(({ angular, releases }) => [
        angular,
        ...packages.map((name) => releases.get(name) ?? '–'),
      ])}
    />
  );
}

function PeerTable({ facts }: { facts: Compatibility }) {
  return (
    <TableFrame
      name="Peers of the current releases"
      className="fits"
      heads={['Package', 'Asks for']}
      rows={newestReleases(facts).map(({ name, release }) => [
        `\`${shortName(name)}\` ${release.version}`,
        // As a package.json has them: a name and a range a line.
        <Fragment key="peers">
          {Object.entries(release.peers).map(([peer, range], index) => (
            <span key={peer}>
              {index > 0 && <br />}
              {peer} <code>{range}</code>
            </span>
          ))}
        </Fragment>,
      ])}
    />
  );
}

/** Which releases belong together, and what they ask for, by the names that authors write. */
const TABLES = { line: VersionLine, releases: ReleaseTable, peers: PeerTable };

export const compatibleVersions = {
  CompatibleVersions: part({
    props: z.strictObject({ show: z.enum(keysOf(TABLES)) }),
    uses: { packageFacts: PACKAGE_FACTS },
    markdown: {},
    draw: ({ show }, { packageFacts: { compatibility } }) =>
      TABLES[show]({ facts: compatibility }),
  }),
};
