import type { ExportHistory, History } from '../facts/types';
import type { Declarations, Members } from './declarations';

/** What one major's last release exports. */
type MajorDeclarations = { major: number; declarations: Declarations };

type Exports = Map<string, { entry: string; name: string; members: Members }>;

/**
 * Follows each export of the newest release back through the majors.
 *
 * @param majors oldest first
 */
export function compareMajors(
  majors: readonly MajorDeclarations[],
): History['exports'] {
  const histories = new Map<string, ExportHistory>();
  let before: Exports | undefined;
  for (const { major, declarations } of majors) {
    const now = flat(declarations);
    for (const [key, found] of now) {
      const from =
        before && !before.has(key) ? origin(found, before, now) : undefined;
      const history = histories.get(from?.key ?? key) ?? {
        since: String(major),
      };
      const old = from ?? before?.get(key);
      histories.set(key, {
        ...(old ? follow(history, old.members, found.members, major) : history),
        ...(from && { moved: { major, from: from.entry } }),
      });
    }
    before = now;
  }
  return tableOf(before ?? new Map(), histories);
}

function flat(declarations: Declarations): Exports {
  return new Map(
    [...declarations].flatMap(([entry, exports]) =>
      [...exports].map(([name, members]) => [
        `${entry}#${name}`,
        { entry, name, members },
      ]),
    ),
  );
}

/** An export of the same name that is gone from exactly one other entry point. */
function origin({ name }: { name: string }, before: Exports, now: Exports) {
  const candidates = [...before]
    .filter(([key, one]) => one.name === name && !now.has(key))
    .map(([key, one]) => ({ key, ...one }));
  return candidates.length === 1 ? candidates[0] : undefined;
}

function follow(
  history: ExportHistory,
  old: Members,
  next: Members,
  major: number,
): ExportHistory {
  const members = Object.fromEntries(
    [
      ...Object.entries(history.members ?? {}),
      ...[...next]
        .filter((name) => !old.has(name))
        .map((name) => [name, String(major)] as const),
    ].filter(([name]) => next.has(name)),
  );
  return {
    since: history.since,
    ...(history.moved && { moved: history.moved }),
    ...(Object.keys(members).length > 0 && { members }),
  };
}

function tableOf(
  newest: Exports,
  histories: ReadonlyMap<string, ExportHistory>,
): History['exports'] {
  const table: History['exports'] = {};
  for (const [key, { entry, name }] of newest) {
    const history = histories.get(key);
    if (history) (table[entry] ??= {})[name] = history;
  }
  return table;
}
