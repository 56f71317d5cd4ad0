import { Parser } from 'htmlparser2';
import type { Handler } from 'htmlparser2';

/** Replaces a part of a document, by offsets of the text. */
export type Edit = { start: number; end: number; text: string };

/** A document and what is done to it: handlers note edits, and ask for the bounds of what they are told of. */
type Editing = {
  html: string;
  edits: Edit[];
  place: () => { start: number; end: number };
};

/** One way to change documents. */
export type Change = (editing: Editing) => Partial<Handler>;

const EVENTS = [
  'onattribute',
  'onopentag',
  'ontext',
  'oncomment',
  'onclosetag',
] as const;

/**
 * Changes some parts of a document and leaves all else as it is, byte by byte: what is a part, a parser decides. It
 * reads the document once for all changes. Of two edits, the one that begins first or is longer is made.
 */
export function editHtml(html: string, ...changes: readonly Change[]): string {
  const edits: Edit[] = [];
  const place = () => ({ start: parser.startIndex, end: parser.endIndex + 1 });
  const made = changes.map((change) => change({ html, edits, place }));
  const heard = EVENTS.map((event) => {
    const all = made.flatMap(
      (one) => (one[event] as ((...of: unknown[]) => void) | undefined) ?? [],
    );
    return [event, (...of: unknown[]) => all.forEach((hear) => hear(...of))];
  });
  const parser: Parser = new Parser(
    Object.fromEntries(heard) as Partial<Handler>,
    { decodeEntities: false },
  );
  parser.end(html);
  let at = 0;
  let result = '';
  const inOrder = edits.sort((a, b) => a.start - b.start || b.end - a.end);
  for (const { start, end, text } of inOrder) {
    if (start < at) continue;
    result += html.slice(at, start) + text;
    at = end;
  }
  return result + html.slice(at);
}
