import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';

const run = promisify(execFile);
const SHELL = process.platform === 'win32';
const MAX_OUTPUT = 64 * 1024 * 1024;

/** What npm printed, and whether it succeeded. */
type NpmAnswer = { isOk: boolean; out: string; err: string };

const FAILED = z.object({ stdout: z.string(), stderr: z.string() });

/** Runs npm; a refusal is an answer like any other. */
export async function npm(
  args: readonly string[],
  cwd: string,
): Promise<NpmAnswer> {
  try {
    const { stdout, stderr } = await run('npm', args, {
      cwd,
      shell: SHELL,
      maxBuffer: MAX_OUTPUT,
    });
    return { isOk: true, out: stdout, err: stderr };
  } catch (error) {
    const { stdout, stderr } = FAILED.parse(error);
    return { isOk: false, out: stdout, err: stderr };
  }
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
  const answer = await npm(
    [
      'view',
      `${name}@>=${first}`,
      // Of a release with a single field, npm prints the value alone: two are always there.
      'name',
      'version',
      'peerDependencies',
      'engines',
      '--json',
    ],
    cwd,
  );
  if (!answer.isOk) {
    throw new Error(`npm cannot list ${name}: ${answer.err.trim()}`);
  }
  return parseReleases(answer.out);
}

/** The stable releases in what npm printed, lowest first; a single one is printed without a list around it. */
export function parseReleases(text: string): Published[] {
  return z
    .array(PUBLISHED)
    .parse([JSON.parse(text)].flat())
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
  latestOf: (name: string) => Promise<string> = askNpm,
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

async function askNpm(name: string): Promise<string> {
  const answer = await npm(['view', name, 'version', '--json'], '.');
  if (!answer.isOk) {
    throw new Error(
      `npm cannot say which ${name} is the latest: ${answer.err.trim()}`,
    );
  }
  return z.string().parse(JSON.parse(answer.out));
}
