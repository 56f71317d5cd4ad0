import type { Change, ExportHistory, Gone, History } from '../facts/types';
import type { Declaration, Declarations } from './declarations';

/** What one major's last release exports. */
type MajorDeclarations = { major: number; declarations: Declarations };

type Exports = Map<
  string,
  { entry: string; name: string; declaration: Declaration }
>;

/**
 * Follows each export of the newest release back through the majors.
 *
 * @param majors oldest first
 */
export function compareMajors(
  majors: readonly MajorDeclarations[],
): Pick<History, 'exports' | 'gone'> {
  const histories = new Map<string, ExportHistory>();
  const gone: Gone[] = [];
  let before: Exports | undefined;
  for (const { major, declarations } of majors) {
    const now = flat(declarations);
    for (const [key, found] of now) {
      const known = before?.get(key);
      const from = known ? undefined : before && origin(found, before, now);
      const old = from ? before?.get(from) : known;
      const history =
        histories.get(from ?? key) ??
        ({ since: String(major) } satisfies ExportHistory);
      histories.set(
        key,
        follow({ ...history }, old?.declaration, found.declaration, major),
      );
      if (from) {
        const { entry, name } = fromKey(from);
        histories.set(key, {
          ...histories.get(key),
          since: history.since,
          moved: { major, from: entry },
        });
        gone.push({ major, entry, name, to: found.entry });
      }
    }
    for (const [key, { entry, name }] of before ?? []) {
      const isKnown = gone.some(
        (one) => one.major === major && `${one.entry}#${one.name}` === key,
      );
      if (!now.has(key) && !isKnown) gone.push({ major, entry, name });
    }
    before = now;
  }
  return { exports: tableOf(before ?? new Map(), histories), gone };
}

function flat(declarations: Declarations): Exports {
  return new Map(
    [...declarations].flatMap(([entry, exports]) =>
      [...exports].map(([name, declaration]) => [
        `${entry}#${name}`,
        { entry, name, declaration },
      ]),
    ),
  );
}

function fromKey(key: string) {
  const [entry = '', name = ''] = key.split('#');
  return { entry, name };
}

/** An export of the same name that is gone from exactly one other entry point. */
function origin(
  { name }: { name: string },
  before: Exports,
  now: Exports,
): string | undefined {
  const candidates = [...before]
    .filter(([key, one]) => one.name === name && !now.has(key))
    .map(([key]) => key);
  return candidates.length === 1 ? candidates[0] : undefined;
}

function follow(
  history: ExportHistory,
  old: Declaration | undefined,
  next: Declaration,
  major: number,
): ExportHistory {
  if (!old) return history;
  const names = [...next.members.keys()];
  const added = names.filter((name) => !old.members.has(name));
  const gone = [...old.members.keys()].filter(
    (name) => !next.members.has(name),
  );
  const changed = names.filter(
    (name) =>
      old.members.has(name) && old.members.get(name) !== next.members.get(name),
  );
  const members = Object.fromEntries(
    [
      ...Object.entries(history.members ?? {}),
      ...added.map((name) => [name, String(major)] as const),
    ].filter(([name]) => !gone.includes(name)),
  );
  const change: Change = {
    major,
    ...(added.length > 0 && { added }),
    ...(gone.length > 0 && { gone }),
    ...(changed.length > 0 && { changed }),
    ...(old.head !== next.head && { was: old.head }),
  };
  const isChanged = Object.keys(change).length > 1;
  const changes = [...(history.changes ?? []), ...(isChanged ? [change] : [])];
  return {
    since: history.since,
    ...(history.moved && { moved: history.moved }),
    ...(Object.keys(members).length > 0 && { members }),
    ...(changes.length > 0 && { changes }),
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
