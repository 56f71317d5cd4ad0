import path from 'node:path';
import type { History } from '../facts/types';
import { compareMajors } from './compare';
import { readDeclarations } from './declarations';
import { narrowToMinors, type MinorReleases } from './minors';
import { compareVersions, publishedReleases, unpackedPackage } from './npm';
import type { CollectJob } from './costs';

/**
 * Says in which minor each export came, also before the majors that are compared, and from which entry point.
 *
 * @throws when the registry does not answer
 */
export async function collectHistory({
  rootDir,
  versions,
  settings,
}: CollectJob): Promise<History> {
  const { names, libraries } = settings;
  // Before it, the libraries had numbers of their own, as the others still have.
  const firstMajor = (name: string) =>
    libraries.includes(name) ? settings.firstMajor : 1;
  const published: Record<string, string[]> = {};
  const releases: Record<string, Record<string, string>> = {};
  for (const name of names) {
    const found = await publishedReleases(name, 1, rootDir);
    const all = found.map(({ version }) => version);
    const compared = all.filter(
      (version) => Number.parseInt(version) >= firstMajor(name),
    );
    published[name] = all;
    releases[name] = lastOfMajors(compared, versions[name] ?? '');
  }
  const majors = [
    ...new Set(Object.values(releases).flatMap((one) => Object.keys(one))),
  ].map(Number);
  const cache = path.join(rootDir, '.cache/package-facts');
  const all = [];
  for (const major of majors.sort((a, b) => a - b)) {
    const folders = [];
    for (const name of names) {
      const version = releases[name]?.[major];
      const folder = path.join(cache, String(major));
      if (version) folders.push(await unpackedPackage(folder, name, version));
    }
    all.push({ major, folders });
  }
  const exports = compareMajors(withoutGaps(all));
  const minors: Record<string, MinorReleases[string][number][]> = {};
  for (const name of names) {
    const own = (minors[name] = [] as MinorReleases[string][number][]);
    const last = lastOfMinors(published[name] ?? [], versions[name] ?? '');
    for (const version of last) {
      const unpacked = path.join(cache, version);
      const folder = await unpackedPackage(unpacked, name, version);
      own.push({ version, declarations: readDeclarations([folder]) });
    }
  }
  return { versions, exports: narrowToMinors(exports, minors) };
}

/** A package that skipped a major has in it what it had before. */
function withoutGaps(all: readonly { major: number; folders: string[] }[]) {
  let before = new Map<string, string>();
  return all.map(({ major, folders }) => {
    const now = new Map(folders.map((one) => [path.basename(one), one]));
    before = new Map([...before, ...now]);
    return { major, declarations: readDeclarations([...before.values()]) };
  });
}

/**
 * The last release of each major, up to the installed one.
 *
 * @param versions lowest first
 */
export function lastOfMajors(
  versions: readonly string[],
  installed: string,
): Record<string, string> {
  return lastOfEach(versions, installed, 1);
}

function lastOfMinors(versions: readonly string[], installed: string) {
  const last = Object.values(lastOfEach(versions, installed, 2));
  return last.sort(compareVersions);
}

function lastOfEach(
  versions: readonly string[],
  installed: string,
  length: number,
): Record<string, string> {
  const known = versions.slice(0, versions.indexOf(installed) + 1);
  return Object.fromEntries(
    known.map((version) => [
      version.split('.').slice(0, length).join('.'),
      version,
    ]),
  );
}
