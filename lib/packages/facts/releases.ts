import type { Compatibility, Release } from './types';

export const majorOf = (version: string): number =>
  Number(version.split('.')[0]);

/** What belongs to one major of Angular. */
type AngularRow = {
  angular: number;
  /** The last release with the same number, by package; nothing where there is none. */
  releases: Map<string, string | undefined>;
};

/** The last releases for each major of Angular, the newest first. */
export function releasesByAngular({
  releases,
  angulars,
}: Compatibility): AngularRow[] {
  const majors = new Set(
    [angulars, ...Object.values(releases)]
      .flat()
      .map(({ version }) => majorOf(version)),
  );
  return [...majors]
    .sort((a, b) => b - a)
    .map((angular) => ({
      angular,
      releases: new Map(
        Object.entries(releases).map(([name, own]) => [
          name,
          own.findLast(({ version }) => majorOf(version) === angular)?.version,
        ]),
      ),
    }));
}

/** The newest release of each package. */
export function newestReleases({
  releases,
}: Compatibility): { name: string; release: Release }[] {
  return Object.entries(releases).flatMap(([name, own]) =>
    own.slice(-1).map((release) => ({ name, release })),
  );
}

/** What the newest releases are made for. */
export function currentNeeds(facts: Compatibility) {
  const newest = newestReleases(facts).map(({ release }) => release);
  const angular = Math.max(...newest.map(({ version }) => majorOf(version)));
  const release = facts.angulars.find(
    ({ version }) => majorOf(version) === angular,
  );
  return { angular, rxjs: release?.peers['rxjs'], node: release?.node };
}

/** Which Angular a package goes with, and what goes with others. */
type Support = {
  /** The newest release. */
  version: string;
  /** The major of Angular that it is made for. */
  angular: number;
  /** Newer majors of Angular, which no release is made for. */
  notYet: number[];
  /** The last release for earlier majors, the newest first. */
  earlier: { angular: number; version: string }[];
};

/**
 * Which versions belong together, for one package.
 *
 * @returns nothing for a package that does not depend on Angular
 */
export function supportOf(
  facts: Compatibility,
  name: string,
): Support | undefined {
  const [current, ...earlier] = releasesByAngular(facts).flatMap(
    ({ angular, releases }) => {
      const version = releases.get(name);
      return version ? [{ angular, version }] : [];
    },
  );
  if (!current) return undefined;
  const notYet = facts.angulars
    .map(({ version }) => majorOf(version))
    .filter((major) => major > current.angular);
  return { ...current, notYet, earlier };
}
