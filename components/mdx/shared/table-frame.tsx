import type { ReactNode } from 'react';

/**
 * A table made by a component, in the same named and scrolling region as tables written in Markdown.
 *
 * @param props.name what a screen reader calls the region
 */
export function TableFrame(props: {
  name: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      className="table-frame"
      role="region"
      aria-label={props.name}
      tabIndex={0}
    >
      <table className={props.className}>{props.children}</table>
    </div>
  );
}
