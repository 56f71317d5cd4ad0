import type { ReactNode } from 'react';

/** Something most readers can skip, folded behind a one-line summary. */
export function Details({
  summary,
  children,
}: {
  summary: string;
  children: ReactNode;
}) {
  return (
    <details className="details">
      <summary>{summary}</summary>
      <div className="details-content">{children}</div>
    </details>
  );
}
