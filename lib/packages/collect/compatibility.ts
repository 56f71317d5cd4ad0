import { majorOf } from '../facts/releases';
import type { Compatibility, Release } from '../facts/types';
import { publishedReleases, type Published } from './npm';
import type { CollectJob } from './costs';

/**
 * Reads what every release of the packages, and the last of each major of Angular, asks for.
 *
 * @throws when the registry does not answer
 */
export async function collectCompatibility({
  rootDir,
  versions,
  settings: { libraries, firstMajor, firstAngular },
}: CollectJob): Promise<Compatibility> {
  const releases: Record<string, Release[]> = {};
  for (const name of libraries) {
    const published = await publishedReleases(name, firstMajor, rootDir);
    releases[name] = published.map(toRelease);
  }
  // The last release of each major of Angular, with what it wants itself.
  const angulars = new Map(
    (await publishedReleases('@angular/core', firstAngular, rootDir)).map(
      (one) => [majorOf(one.version), toRelease(one)],
    ),
  );
  return { versions, angulars: [...angulars.values()], releases };
}

function toRelease({ version, peerDependencies, engines }: Published): Release {
  const peers = Object.entries(peerDependencies)
    // The many packages of Angular ask for the same.
    .filter(
      ([name]) => name === '@angular/core' || !name.startsWith('@angular/'),
    )
    .map(([name, range]) => [name, range.replace(/\s+/g, ' ').trim()]);
  return { version, peers: Object.fromEntries(peers), node: engines.node };
}
