import { changesOf } from '@/lib/package-facts';
import type { MajorChanges, PackageFacts } from '@/lib/package-facts';
import { DocText } from './doc-text';
import { TableFrame } from './table-frame';

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
    <TableFrame name={`Exports that changed in ${major}`} className="changes">
      <thead>
        <tr>
          <th>Export</th>
          <th>In {major}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ names, entry, what }) => (
          <tr key={`${entry} ${names.join()} ${what.join()}`}>
            <th scope="row">
              {names.map((name) => (
                <code key={name}>{name}</code>
              ))}
              <small>{entry}</small>
            </th>
            <td>
              {what.map((line) => (
                <p key={line}>
                  <DocText text={line} />
                </p>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
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
        ? `gone: use ${use.map(fromKey).join(', ')}`
        : 'gone, without replacement',
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
    what: [`moved to \`${to}\``],
  }));
}

function changedRows({ changed }: MajorChanges): Row[] {
  return changed.map(({ entry, name, change }) => ({
    entry,
    names: [name],
    what: [
      change.gone && `without ${listed(change.gone)}`,
      change.isRedeclared && 'declared differently',
      change.changed && `other signatures: ${listed(change.changed)}`,
      change.added && `new: ${listed(change.added)}`,
    ].filter((line) => typeof line === 'string'),
  }));
}

function addedRows({ added }: MajorChanges): Row[] {
  const entries = [...new Set(added.map(({ entry }) => entry))];
  return entries.map((entry) => ({
    entry,
    names: added.filter((one) => one.entry === entry).map(({ name }) => name),
    what: ['new'],
  }));
}
