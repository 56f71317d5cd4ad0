import { Parser } from 'htmlparser2';
import type { Handler } from 'htmlparser2';

/** Replaces a part of a document, by offsets of the text. */
export type Edit = { start: number; end: number; text: string };

/** What edits know of a document: each event with the bounds of what it is about. */
type Watch = (place: () => { start: number; end: number }) => Partial<Handler>;

/**
 * Changes some parts of a document and leaves all else as it is, byte by byte: what is a part, a parser decides.
 *
 * @param watch gets the bounds of the event that is handled, and gives the handlers
 * @param edits what the handlers have noted; of two parts, the one that begins first or is longer
 */
export function editHtml(
  html: string,
  watch: Watch,
  edits: readonly Edit[],
): string {
  const parser: Parser = new Parser(
    watch(() => ({ start: parser.startIndex, end: parser.endIndex + 1 })),
    { decodeEntities: false },
  );
  parser.end(html);
  let at = 0;
  let result = '';
  const inOrder = [...edits].sort((a, b) => a.start - b.start || b.end - a.end);
  for (const { start, end, text } of inOrder) {
    if (start < at) continue;
    result += html.slice(at, start) + text;
    at = end;
  }
  return result + html.slice(at);
}
