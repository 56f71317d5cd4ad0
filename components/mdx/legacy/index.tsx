import { z } from 'zod';
import { part, SHOWN } from '../part';

/** The one way to say that a part of the toolkit is kept for existing code: what new code uses, for whom it matters. */
export const legacy = {
  Legacy: part({
    props: z.strictObject({ instead: SHOWN, for: SHOWN.optional() }),
    holdsText: true,
    uses: {},
    markdown: {},
    draw: ({ instead, for: audience, children }) => (
      <aside
        className="admonition admonition-legacy"
        role="note"
        aria-label="Legacy"
      >
        <p className="admonition-title">Legacy</p>
        <p>
          <strong>In new code:</strong> {asSentence(instead)}
          {audience && (
            <>
              <br />
              <strong>Still matters for:</strong> {asSentence(audience)}
            </>
          )}
        </p>
        {children}
      </aside>
    ),
  }),
};

/** Props are plain text; a sentence in a notice ends with a full stop. */
function asSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
