import { isWithin } from '@/lib/base/url';
import type {
  Change,
  ExportHistory,
  Gone,
  History,
  Replacement,
} from './types';

/** What one major of all packages brought, took and changed. */
export type MajorChanges = {
  added: { entry: string; name: string }[];
  moved: { from: string; to: string; names: string[] }[];
  gone: {
    entry: string;
    name: string;
    /** `entry#name` of today. */
    use: readonly string[];
    note: string | undefined;
  }[];
  changed: { entry: string; name: string; change: Change }[];
};

/** The changes from the last release of one major to the last of the next. */
export function changesOf(
  major: number,
  history: History,
  replacements: readonly Replacement[],
): MajorChanges {
  const all = Object.entries(history.exports).flatMap(([entry, names]) =>
    Object.entries(names).map(([name, past]) => ({
      entry: entryAt(entry, past, major),
      name,
      past,
    })),
  );
  const gone = history.gone.filter((one) => one.major === major);
  return {
    added: all
      .filter(({ past }) => Number.parseInt(past.since) === major)
      .filter(({ entry }) => hadMajor(history, entry, major - 1))
      .map(({ entry, name }) => ({ entry, name })),
    moved: movesOf(gone),
    gone: gone
      .filter(({ to }) => to === undefined)
      .map(({ entry, name }) => ({
        entry,
        name,
        ...answerTo(entry, name, replacements),
      })),
    changed: all.flatMap(({ entry, name, past }) =>
      (past.changes ?? [])
        .filter((change) => change.major === major)
        .map((change) => ({ entry, name, change })),
    ),
  };
}

/** Where a major has an export that has moved since. */
export function entryAt(
  entry: string,
  { moved }: ExportHistory,
  major: number,
): string {
  return moved && major < moved.major ? moved.from : entry;
}

/** Nothing is new in the first release of a package: all of it is. */
function hadMajor({ releases }: History, entry: string, major: number) {
  return Object.entries(releases).some(
    ([name, majors]) =>
      isWithin(entry, name) &&
      Object.keys(majors).some((one) => Number(one) <= major),
  );
}

function movesOf(gone: readonly Gone[]): MajorChanges['moved'] {
  const moves = new Map<string, MajorChanges['moved'][number]>();
  for (const { entry, name, to } of gone) {
    if (to === undefined) continue;
    const key = `${entry} ${to}`;
    const move = moves.get(key) ?? { from: entry, to, names: [] };
    move.names.push(name);
    moves.set(key, move);
  }
  return [...moves.values()];
}

function answerTo(
  entry: string,
  name: string,
  replacements: readonly Replacement[],
) {
  const answer = replacements.find(
    (one) => one.entry === entry && one.names.includes(name),
  );
  return { use: answer?.use ?? [], note: answer?.note };
}
