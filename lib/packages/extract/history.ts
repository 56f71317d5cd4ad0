import { allExports, type ApiPackage, type ApiSymbol } from '../api/types';
import type { ExportHistory, History } from '../facts/types';

/**
 * Says since when each export of a new snapshot exists: what the last one had keeps its release, what is new has that
 * of its package.
 *
 * @param history of the last snapshot
 * @param before the last snapshot, whose members are known
 */
export function carryHistory(
  history: History,
  before: readonly ApiPackage[],
  after: readonly ApiPackage[],
): History {
  const old = new Map(allExports(before).map((one) => [one.key, one.symbol]));
  const keys = new Set(allExports(after).map(({ key }) => key));
  const exports: History['exports'] = {};
  for (const one of after) {
    const release = one.version.replace(/(?:\.0)?\.\d+$/, '');
    const major = Number.parseInt(one.version);
    for (const { entry, symbol } of allExports([one])) {
      const from = originOf(entry, symbol.name, history, keys) ?? '';
      const past = history.exports[from]?.[symbol.name];
      const last = old.get(`${from}#${symbol.name}`);
      (exports[entry] ??= {})[symbol.name] = past
        ? {
            ...past,
            ...(from !== entry && { moved: { major, from } }),
            ...membersOf(symbol, last, past, release),
          }
        : { since: release };
    }
  }
  return {
    versions: Object.fromEntries(
      after.map((one) => [one.package, one.version]),
    ),
    exports,
  };
}

/** The entry point that had an export before: its own, else the only one that has lost the name. */
function originOf(
  entry: string,
  name: string,
  { exports }: History,
  now: ReadonlySet<string>,
): string | undefined {
  if (exports[entry]?.[name]) return entry;
  const lost = Object.keys(exports).filter(
    (other) => exports[other]?.[name] && !now.has(`${other}#${name}`),
  );
  return lost.length === 1 ? lost[0] : undefined;
}

/** What the last snapshot did not have came with this release. */
function membersOf(
  symbol: ApiSymbol,
  old: ApiSymbol | undefined,
  past: ExportHistory,
  release: string,
): Pick<ExportHistory, 'members'> {
  const had = namesOf(old ?? symbol);
  const added = [...namesOf(symbol)].filter((name) => !had.has(name));
  if (added.length === 0) return {};
  const since = added.map((name) => [name, release] as const);
  return { members: { ...past.members, ...Object.fromEntries(since) } };
}

const namesOf = ({ inputs, outputs, members }: ApiSymbol): Set<string> =>
  new Set([
    ...[...inputs, ...outputs].map(({ property }) => property),
    ...members.map(({ name }) => name),
  ]);
