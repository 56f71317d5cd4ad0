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
    releases[name] = (await publishedReleases(name, firstMajor, rootDir)).map(
      toRelease,
    );
  }
  const angulars = await lastAngulars(firstAngular, rootDir);
  return { versions, angulars, releases };
}

function toRelease({ version, peerDependencies, engines }: Published): Release {
  return { version, peers: peersOf(peerDependencies), node: engines.node };
}

/** Peers that decide what fits; the many packages of Angular ask for the same. */
function peersOf(peers: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(peers)
      .map(([name, range]) => [name, tidy(range)] as const)
      .filter(
        ([name]) => name === '@angular/core' || !name.startsWith('@angular/'),
      ),
  );
}

const tidy = (range: string) => range.replace(/\s+/g, ' ').trim();

/** The last release of each major of Angular, with what it wants itself. */
async function lastAngulars(first: number, cwd: string): Promise<Release[]> {
  const releases = await publishedReleases('@angular/core', first, cwd);
  const last = new Map(releases.map((one) => [majorOf(one.version), one]));
  return [...last.values()].map(toRelease);
}
