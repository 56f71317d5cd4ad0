import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compatibility, Release, Trial } from '../facts/types';
import { npm, publishedReleases, type Published } from './npm';
import type { CollectJob } from './costs';

/**
 * Reads the peers of every release, and asks npm to install the packages beside each major of Angular.
 *
 * @throws when the registry does not answer
 */
export async function collectCompatibility({
  rootDir,
  versions,
  settings: { libraries, firstMajor, firstAngular },
}: CollectJob): Promise<Compatibility> {
  const work = path.join(rootDir, '.cache/package-facts/install');
  mkdirSync(work, { recursive: true });
  const releases: Record<string, Release[]> = {};
  for (const name of libraries) {
    releases[name] = (await publishedReleases(name, firstMajor, rootDir)).map(
      toRelease,
    );
  }
  const angulars = await lastAngulars(firstAngular, rootDir);
  const trials: Trial[] = [];
  for (const name of libraries) {
    const known = (releases[name] ?? []).map(({ version }) => version);
    for (const { version: angular } of angulars) {
      for (const version of worthTrying(known, majorOf(angular))) {
        trials.push(await tryInstall(work, name, version, angular));
      }
    }
  }
  rmSync(work, { recursive: true });
  const { out } = await npm(['--version'], rootDir);
  return { versions, npm: out.trim(), angulars, releases, trials };
}

const majorOf = (version: string) => Number(version.split('.')[0]);

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

/** The last release of the same number, if there is one, and the newest of all. */
function worthTrying(known: readonly string[], angular: number): string[] {
  const same = known.filter((version) => majorOf(version) === angular).at(-1);
  const newest = known.at(-1);
  return [...new Set([same, newest])].filter((one) => one !== undefined);
}

/** The last release of each major of Angular, with what it wants itself. */
async function lastAngulars(first: number, cwd: string): Promise<Release[]> {
  const releases = await publishedReleases('@angular/core', first, cwd);
  const last = new Map(releases.map((one) => [majorOf(one.version), one]));
  return [...last.values()].map(toRelease);
}

/** What every application of the Angular CLI has. */
const IN_APPLICATIONS = [
  '@angular/common',
  '@angular/core',
  '@angular/platform-browser',
  '@angular/router',
];

/** Asks npm as an author would: in the folder of an application, with the package's name and version. */
async function tryInstall(
  folder: string,
  name: string,
  version: string,
  angular: string,
): Promise<Trial> {
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({
      name: 'application',
      version: '1.0.0',
      dependencies: {
        ...Object.fromEntries(IN_APPLICATIONS.map((one) => [one, angular])),
        rxjs: '^7.8.0',
      },
    }),
  );
  const answer = await npm(
    [
      'install',
      `${name}@${version}`,
      '--dry-run',
      // As npm is set up by itself, whatever this machine prefers.
      '--engine-strict=false',
      '--legacy-peer-deps=false',
      '--force=false',
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
    ],
    folder,
  );
  const base = { package: name, angular: majorOf(angular), version };
  if (answer.isOk) return { ...base, result: 'ok' };
  return {
    ...base,
    result: /npm error code (\w+)/.exec(answer.err)?.[1] ?? 'failed',
    cause:
      /npm error ((?:peer|peerOptional) .*)$/m.exec(answer.err)?.[1]?.trim() ??
      '',
  };
}
