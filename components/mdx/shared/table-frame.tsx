import type { ReactNode } from 'react';

/**
 * A table made by a component, in the same named and scrolling region as tables written in Markdown.
 *
 * @param props.name what a screen reader calls the region
 * @param props.heads of the columns, if they have any
 * @param props.children the rows
 */
export function TableFrame(props: {
  name: string;
  className?: string;
  heads?: readonly ReactNode[];
  children: ReactNode;
}) {
  return (
    <div
      className="table-frame"
      role="region"
      aria-label={props.name}
      tabIndex={0}
    >
      <table className={props.className}>
        {props.heads && (
          <thead>
            <tr>
              {props.heads.map((head, index) => (
                <th key={index}>{head}</th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>{props.children}</tbody>
      </table>
    </div>
  );
}
