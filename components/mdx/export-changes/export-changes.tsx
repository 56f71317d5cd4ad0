import { Fragment } from 'react';
import { changesOf } from '@/lib/packages';
import type { MajorChanges, PackageFacts } from '@/lib/packages';
import { DocText } from '../shared/doc-text';

/** Every difference between the exports of a major's last release and the one before. */
export function ExportChanges({
  facts,
  major,
}: {
  facts: PackageFacts;
  major: number;
}) {
  const changes = changesOf(major, facts.history, facts.replacements);
  const rows = [
    ...goneRows(changes),
    ...movedRows(changes),
    ...changedRows(changes),
    ...addedRows(changes),
  ];
  if (rows.length === 0) {
    return (
      <p>
        The last releases of {major - 1} and {major} export the same names with
        the same declarations.
      </p>
    );
  }
  return (
    // Browsers take the role from a list whose marks are gone.
    <ul
      className="api"
      role="list"
      aria-label={`Exports that changed in ${major}`}
    >
      {sameChanges(rows).map(({ names, entries, what }) => (
        <li key={`${names.join()} ${entries.join()} ${what.join()}`}>
          <p>
            <Names of={names} />
          </p>
          <p className="api-origin">{entries.join(', ')}</p>
          {what.map((line) => (
            <p key={line}>
              <DocText text={line} />
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}

function Names({ of }: { of: readonly string[] }) {
  return of.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      <code>{name}</code>
    </Fragment>
  ));
}

/** Several entry points export the same declaration, which changed once. */
function sameChanges(rows: readonly Row[]) {
  const found = new Map<string, Omit<Row, 'entry'> & { entries: string[] }>();
  for (const { entry, names, what } of rows) {
    const key = JSON.stringify([names, what]);
    const known = found.get(key);
    if (known) known.entries.push(entry);
    else found.set(key, { names, what, entries: [entry] });
  }
  return [...found.values()];
}

type Row = {
  entry: string;
  names: readonly string[];
  /** Plain text with backticks. */
  what: string[];
};

const listed = (names: readonly string[]) =>
  names.map((name) => `\`${name}\``).join(', ');

function goneRows({ gone }: MajorChanges): Row[] {
  return gone.map(({ entry, name, use, note }) => ({
    entry,
    names: [name],
    what: [
      use.length > 0
        ? `Gone. Use ${use.map(fromKey).join(', ')}.`
        : 'Gone, without replacement.',
      ...(note ? [note] : []),
    ],
  }));
}

/** `entry#name` as an import reads. */
function fromKey(key: string): string {
  const [entry = '', name = ''] = key.split('#');
  return `\`${name}\` from \`${entry}\``;
}

function movedRows({ moved }: MajorChanges): Row[] {
  return moved.map(({ from, to, names }) => ({
    entry: from,
    names,
    what: [`Moved to \`${to}\`.`],
  }));
}

function changedRows({ changed }: MajorChanges): Row[] {
  return changed.map(({ entry, name, change }) => ({
    entry,
    names: [name],
    what: [
      change.gone && `Gone: ${listed(change.gone)}.`,
      change.was && beforeText(change.was, change.major),
      change.changed && `Changed: ${listed(change.changed)}.`,
      change.added && `New: ${listed(change.added)}.`,
    ].filter((line) => typeof line === 'string'),
  }));
}

/** Longer than this are lists of overloads, too long to compare by eye. */
const MAX_CHARS = 400;

function beforeText(was: string, major: number): string {
  return was.length > MAX_CHARS
    ? 'Its overloads changed.'
    : `Until ${major - 1}: \`${was}\``;
}

function addedRows({ added }: MajorChanges): Row[] {
  const entries = [...new Set(added.map(({ entry }) => entry))];
  return entries.map((entry) => ({
    entry,
    names: added.filter((one) => one.entry === entry).map(({ name }) => name),
    what: ['New.'],
  }));
}
