import { z } from 'zod';
import { part, SHOWN } from '../part';

/** Something most readers can skip, folded behind a one-line summary. */
export const details = {
  Details: part({
    props: z.strictObject({ summary: SHOWN }),
    holdsText: true,
    uses: {},
    markdown: {},
    draw: ({ summary, children }) => (
      <details className="details">
        <summary>{summary}</summary>
        <div className="details-content">{children}</div>
      </details>
    ),
  }),
};
