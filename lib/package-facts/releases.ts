import { LIBRARIES } from './files';
import type { Compatibility, Release, Trial } from './types';

const majorOf = (version: string) => Number(version.split('.')[0]);

/** What belongs to one major of Angular. */
export type AngularRow = {
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
        LIBRARIES.map((name) => [
          name,
          releases[name]?.findLast(
            ({ version }) => majorOf(version) === angular,
          )?.version,
        ]),
      ),
    }));
}

/** The newest release of each package. */
export function newestReleases({
  releases,
}: Compatibility): { name: string; release: Release }[] {
  return LIBRARIES.flatMap((name) => {
    const release = releases[name]?.at(-1);
    return release ? [{ name, release }] : [];
  });
}

/** What npm said to one package beside one major of Angular. */
export type InstallRow = { name: string; angular: number; trials: Trial[] };

/** What npm said, the newest Angular first. */
export function installRows({ trials }: Compatibility): InstallRow[] {
  const rows = new Map<string, InstallRow>();
  for (const trial of trials) {
    const key = `${trial.angular} ${trial.package}`;
    const row = rows.get(key) ?? {
      name: trial.package,
      angular: trial.angular,
      trials: [],
    };
    row.trials.push(trial);
    rows.set(key, row);
  }
  return [...rows.values()].sort((a, b) => b.angular - a.angular);
}
