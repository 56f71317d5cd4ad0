/** A run of text, or a link when it has a target. */
type InlinePart = { text: string; href: string | undefined };

/** Splits text with `[label](target)` links into its parts. */
export function parseInlineLinks(text: string): InlinePart[] {
  const parts: InlinePart[] = [];
  let end = 0;
  for (const match of text.matchAll(/\[([^[\]]+)\]\(([^)\s]+)\)/g)) {
    if (match.index > end) {
      parts.push({ text: text.slice(end, match.index), href: undefined });
    }
    parts.push({ text: match[1] ?? '', href: match[2] });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: undefined });
  return parts;
}
