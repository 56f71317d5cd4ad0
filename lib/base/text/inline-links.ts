/** A run of text, or a link when it has a target. */
type InlinePart = { text: string; href: string | undefined };

/** Splits text with `[label](target)` links into its parts. */
export function parseInlineLinks(text: string): InlinePart[] {
  const pieces = text.split(/\[([^[\]]+)\]\(([^)\s]+)\)/);
  // A text, then a label and its target, and so on.
  return pieces
    .map((piece, at) => ({
      text: at % 3 === 2 ? '' : piece,
      href: at % 3 === 1 ? pieces[at + 1] : undefined,
    }))
    .filter((part) => part.text !== '');
}
