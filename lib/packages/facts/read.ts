import { untilSaved } from '@/lib/base/files';
import { readData } from '@/lib/base/source';
import { isWithin } from '@/lib/base/url';
import { FACT_FILES } from './files';
import {
  COMPATIBILITY,
  COSTS,
  HISTORY,
  type Compatibility,
  type Costs,
  type History,
} from './types';
import type { PackageSettings } from '../settings';

/** All facts that are committed. */
export type PackageFacts = {
  costs: Costs;
  history: History;
  compatibility: Compatibility;
  places: Places;
};

/** Where else than in an application code runs. */
type Places = Pick<PackageSettings, 'serverEntries' | 'plugin'>;

/**
 * The committed facts.
 *
 * @throws ContentError when a file is missing or of another form
 */
export const readPackageFacts = untilSaved(
  'api',
  (contentDir, { serverEntries, plugin }: Places): PackageFacts => ({
    costs: readData(contentDir, FACT_FILES.costs, COSTS),
    history: readData(contentDir, FACT_FILES.history, HISTORY),
    compatibility: readData(
      contentDir,
      FACT_FILES.compatibility,
      COMPATIBILITY,
    ),
    places: { serverEntries, ...(plugin && { plugin }) },
  }),
);

/** What is known of one export. */
export type ExportFacts = {
  /** Bytes after brotli that its import adds to a plain application. */
  bytes: number;
  /** Where its code runs; only that of applications is downloaded, and a type has none. */
  place: 'application' | 'server' | 'tool' | 'type';
  /** The first major, or minor, that has it. */
  since: string | undefined;
  moved: { major: number; from: string } | undefined;
  /** Members that came later. */
  memberSince: Readonly<Record<string, string>>;
};

/** The facts of one export; nothing for a name that the facts do not have. */
export function exportFacts(
  { costs, history, places }: PackageFacts,
  entry: string,
  name: string,
): ExportFacts | undefined {
  const cost = costs.exports[entry]?.[name];
  if (cost === undefined) return undefined;
  const past = history.exports[entry]?.[name];
  return {
    bytes: cost === 'type' ? 0 : cost,
    place: cost === 'type' ? 'type' : placeOf(costs, places, entry, name),
    since: past?.since,
    moved: past?.moved,
    memberSince: past?.members ?? {},
  };
}

function placeOf(
  { exports }: Costs,
  { serverEntries, plugin }: Places,
  entry: string,
  name: string,
) {
  if (entry === plugin?.name) return 'tool';
  const isOfServer = serverEntries.some(
    (server) =>
      isWithin(server, entry) && exports[server]?.[name] !== undefined,
  );
  return isOfServer ? 'server' : 'application';
}
