import type { ReactNode } from 'react';

/**
 * The one way to say that a part of the toolkit is kept for existing code.
 *
 * @param props.instead what new code uses
 * @param props.for for whom the part still matters
 */
export function Legacy(props: {
  instead: string;
  for?: string | undefined;
  children?: ReactNode;
}) {
  return (
    <aside
      className="admonition admonition-legacy"
      role="note"
      aria-label="Legacy"
    >
      <p className="admonition-title">Legacy</p>
      <p>
        <strong>In new code:</strong> {plainText(props.instead)}
        {props.for && (
          <>
            <br />
            <strong>Still matters for:</strong> {plainText(props.for)}
          </>
        )}
      </p>
      {props.children}
    </aside>
  );
}

/** Props are plain text; a sentence in a notice ends with a full stop. */
function plainText(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
