import path from 'node:path';
import type { History } from '../facts/types';
import { compareMajors } from './compare';
import { readDeclarations } from './declarations';
import { publishedReleases, unpackedPackage } from './npm';
import type { CollectJob } from './types';

/**
 * Compares the last release of each major with the one before.
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
  const releases: History['releases'] = {};
  for (const name of names) {
    releases[name] = lastOfMajors(
      (await publishedReleases(name, firstMajor(name), rootDir)).map(
        ({ version }) => version,
      ),
      versions[name] ?? '',
    );
  }
  const majors = [
    ...new Set(Object.values(releases).flatMap((one) => Object.keys(one))),
  ].map(Number);
  const all = [];
  for (const major of majors.sort((a, b) => a - b)) {
    const folders = [];
    for (const name of names) {
      const version = releases[name]?.[major];
      if (!version) continue;
      const cache = path.join(rootDir, '.cache/package-facts', String(major));
      folders.push(await unpackedPackage(cache, name, version));
    }
    all.push({ major, folders });
  }
  return {
    versions,
    releases,
    ...compareMajors(withoutGaps(all)),
  };
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
  const known = versions.slice(0, versions.indexOf(installed) + 1);
  return Object.fromEntries(
    known.map((version) => [version.split('.')[0] ?? '', version] as const),
  );
}
