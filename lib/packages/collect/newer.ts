import { z } from 'zod';
import { compareVersions, npm } from './npm';

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
