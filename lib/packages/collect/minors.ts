import { isWithin } from '@/lib/base/url';
import type { ExportHistory, History } from '../facts/types';
import type { Declarations } from './declarations';

/** The last release of each minor, by package, the lowest first. */
export type MinorReleases = Readonly<
  Record<string, readonly { version: string; declarations: Declarations }[]>
>;

type Exports = History['exports'];

/**
 * Says of each export and member in which minor it came, in its major or, of what the first one has, before it.
 *
 * @param exports as the majors have them
 */
export function narrowToMinors(
  exports: Exports,
  releases: MinorReleases,
): Exports {
  return Object.fromEntries(
    Object.entries(exports).map(([entry, names]) => [
      entry,
      Object.fromEntries(
        Object.entries(names).map(([name, past]) => [
          name,
          narrow(entry, name, past, releasesOf(entry, releases)),
        ]),
      ),
    ]),
  );
}

function releasesOf(entry: string, releases: MinorReleases) {
  const owner = Object.keys(releases).find((name) => isWithin(entry, name));
  return releases[owner ?? ''] ?? [];
}

type Releases = MinorReleases[string];

function narrow(
  entry: string,
  name: string,
  past: ExportHistory,
  releases: Releases,
): ExportHistory {
  const at = ({ version, declarations }: Releases[number]) =>
    declarations.get(entryAt(entry, past, Number(partOf(version))))?.get(name);
  const minorOf = (major: string, member?: string): string => {
    const has = releases.map((release) => {
      const members = at(release);
      return member === undefined
        ? members !== undefined
        : members?.has(member) === true;
    });
    return firstMinor(major, has, releases);
  };
  const since = minorOf(past.since);
  // Those of the first major that is compared may have come after the export itself.
  const first = releases.findLast(
    ({ version }) => partOf(version) === past.since,
  );
  const newest = releases.at(-1);
  const today = newest && at(newest);
  const older = [...((first && at(first)) ?? [])]
    .filter((member) => today?.has(member))
    .map((member) => [member, minorOf(past.since, member)] as const)
    .filter(([, release]) => release !== since);
  const later = Object.entries(past.members ?? {}).map(
    ([member, major]) => [member, minorOf(major, member)] as const,
  );
  const members = Object.fromEntries([...older, ...later]);
  return {
    ...past,
    since,
    ...(Object.keys(members).length > 0 && { members }),
  };
}

/** Where a major has an export that has moved since. */
function entryAt(
  entry: string,
  { moved }: ExportHistory,
  major: number,
): string {
  return moved && major < moved.major ? moved.from : entry;
}

/** @param has whether each release has what is asked for */
function firstMinor(
  major: string,
  has: readonly boolean[],
  releases: Releases,
): string {
  const found = releases.findIndex(
    ({ version }, index) => partOf(version) === major && has[index],
  );
  if (found < 0) return major;
  // What the first major that is compared has may be older.
  const first = has.lastIndexOf(false, found) + 1;
  return minorText(releases[first]?.version ?? major);
}

const minorText = (version: string): string =>
  partOf(version, 2).replace(/\.0$/, '');

function partOf(version: string, length = 1): string {
  return version.split('.').slice(0, length).join('.');
}
