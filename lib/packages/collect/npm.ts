import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';

const run = promisify(execFile);
const SHELL = process.platform === 'win32';
const MAX_OUTPUT = 64 * 1024 * 1024;

/**
 * What npm knows of a release; undefined where it has nothing of these fields.
 *
 * @throws when it does not know the release or the registry does not answer
 */
export async function askNpm(
  release: string,
  fields: readonly string[],
  cwd = '.',
): Promise<unknown> {
  const options = { cwd, shell: SHELL, maxBuffer: MAX_OUTPUT };
  const { stdout } = await run(
    'npm',
    ['view', release, ...fields, '--json'],
    options,
  ).catch((error: Error) => {
    throw new Error(
      `[site] npm knows no ${release}, so nothing was changed: ${error.message}`,
      { cause: error },
    );
  });
  return stdout.trim() === '' ? undefined : JSON.parse(stdout);
}

const PUBLISHED = z.object({
  version: z.string(),
  peerDependencies: z.record(z.string(), z.string()).default({}),
  engines: z.object({ node: z.string().optional() }).default({}),
});
export type Published = z.infer<typeof PUBLISHED>;

/**
 * Version, peers and engines of all stable releases of a package, lowest first.
 *
 * @param first the first major that counts
 * @throws when the registry does not answer
 */
export async function publishedReleases(
  name: string,
  first: number,
  cwd: string,
): Promise<Published[]> {
  // Of a release with a single field, npm prints the value alone: two are always there.
  const fields = ['name', 'version', 'peerDependencies', 'engines'];
  return parseReleases(await askNpm(`${name}@>=${first}`, fields, cwd));
}

/** The stable releases in what npm printed, lowest first; a single one is printed without a list around it. */
export function parseReleases(printed: unknown): Published[] {
  return z
    .array(PUBLISHED)
    .parse([printed].flat())
    .filter(({ version }) => STABLE.test(version))
    .sort((a, b) => compareVersions(a.version, b.version));
}

const STABLE = /^\d+\.\d+\.\d+$/;

/** Below 0 if the first is the earlier one; for releases, not for what comes before them. */
export function compareVersions(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}

/** A package that npm installs in a later version than the one the pages are about. */
type Newer = { name: string; known: string; latest: string };

/**
 * Finds what has been published since the pages were checked.
 *
 * @param known the versions that the pages are about, by package
 * @param latestOf asks which version npm installs if none is named
 * @throws when the registry does not answer
 */
export async function findNewer(
  known: Readonly<Record<string, string>>,
  latestOf: (name: string) => Promise<string> = async (name) =>
    z.string().parse(await askNpm(name, ['version'])),
): Promise<Newer[]> {
  const found = await Promise.all(
    Object.entries(known).map(async ([name, version]) => ({
      name,
      known: version,
      latest: await latestOf(name),
    })),
  );
  return found.filter((one) => compareVersions(one.latest, one.known) > 0);
}
