import type { ReactElement, ReactNode } from 'react';
import { DocText } from '@/components/ui/doc-text';

/** Text with code between backticks, or what draws itself. */
type Cell = string | number | ReactElement;

/**
 * A table made by a component, in the same named and scrolling region as tables written in Markdown.
 *
 * @param props.name what a screen reader calls the region
 * @param props.heads of the columns, if they have any; code stands between backticks
 * @param props.rows what each row is about, then its cells
 * @param props.children rows that have more to say of themselves
 */
export function TableFrame(props: {
  name: string;
  className?: string;
  heads?: readonly string[];
  rows?: readonly (readonly Cell[])[];
  children?: ReactNode;
}) {
  const { heads = [], rows = [], className } = props;
  // Where a row is too narrow for columns, each cell says its own.
  const labels = className?.includes('stacks')
    ? heads.map((head) => head.replaceAll('`', ''))
    : [];
  return (
    <div
      className="table-frame"
      role="region"
      aria-label={props.name}
      tabIndex={0}
    >
      <table className={className}>
        {heads.length > 0 && (
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head}>{draw(head)}</th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(([head = '', ...cells], index) => (
            <tr key={index}>
              <th scope="row">{draw(head)}</th>
              {cells.map((cell, column) => (
                <td key={column} data-label={labels[column + 1]}>
                  {draw(cell)}
                </td>
              ))}
            </tr>
          ))}
          {props.children}
        </tbody>
      </table>
    </div>
  );
}

function draw(cell: Cell): ReactNode {
  return typeof cell === 'string' ? <DocText text={cell} /> : cell;
}
