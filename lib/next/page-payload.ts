import { toScriptLiteral } from '@/lib/text';
import { findInlineCode } from './html';
import type { InlineScript } from './html';

/*
 * The framework sends every page twice in one document: as HTML, and as the data that
 * the HTML was rendered from. Here that data is the same HTML, as one string, so the second
 * copy is more than half of the document. It is replaced by a script that reads the string
 * from the document it already is in. The separate data file of the page, used when a reader
 * navigates to it, keeps the string.
 */

const DATA_PUSH = /^self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)$/s;
/** Start of a row: its id and, if it holds a long string, the length of that in bytes. */
const ROW_START = /([0-9a-f]*):(?:T([0-9a-f]+),)?/y;
const PAGE_START = /<[a-z]+\b[^>]* data-page(?:="[^"]*")?[^>]*>/;

/** A row that holds a long string; `start` and `end` are offsets in the payload. */
type TextRow = { start: number; end: number; id: string; text: string };

/**
 * Removes the second copy of a page from its document.
 *
 * @param html A whole document.
 * @returns The smaller document; the same one when it is not such a page, or too short
 *   for the framework to give the string a row of its own.
 */
export function sharePageWithPayload(html: string): string {
  const pageStart = PAGE_START.exec(html);
  if (!pageStart) return html;
  const contentStart = pageStart.index + pageStart[0].length;

  const pushes = findPushes(html);
  const first = pushes[0];
  const last = pushes.at(-1);
  if (!first || !last || first.start < contentStart) return html;
  if (!areAdjacent(pushes)) return html;

  const payload = pushes.map(({ data }) => data).join('');
  const row = findTextRows(payload).find(({ text }) =>
    html.startsWith(`${text}</`, contentStart),
  );
  if (!row) return html;
  return (
    html.slice(0, first.start) +
    `<script>${renderPush(payload, row)}</script>` +
    html.slice(last.end)
  );
}

type Push = InlineScript & { data: string };

function findPushes(html: string): Push[] {
  return findInlineCode(html).scripts.flatMap((script) => {
    const literal = DATA_PUSH.exec(script.text)?.[1];
    return literal ? [{ ...script, data: JSON.parse(literal) as string }] : [];
  });
}

function areAdjacent(pushes: readonly Push[]): boolean {
  return pushes.every(
    ({ start }, index) => index === 0 || pushes[index - 1]?.end === start,
  );
}

function findTextRows(payload: string): TextRow[] {
  const rows: TextRow[] = [];
  let position = 0;
  while (position < payload.length) {
    ROW_START.lastIndex = position;
    const match = ROW_START.exec(payload);
    if (!match) break;
    const [{ length: headLength }, id = '', byteLength] = match;
    if (byteLength) {
      const textStart = position + headLength;
      const text = takeBytes(
        payload,
        textStart,
        Number.parseInt(byteLength, 16),
      );
      const end = textStart + text.length;
      rows.push({ start: position, end, id, text });
      position = end;
    } else {
      position = payload.indexOf('\n', position) + 1 || payload.length;
    }
  }
  return rows;
}

function takeBytes(text: string, start: number, byteLength: number): string {
  // A string never has more characters than bytes, so this slice holds enough of it.
  const enough = Buffer.from(text.slice(start, start + byteLength));
  return enough.subarray(0, byteLength).toString();
}

/** What `renderPush` writes, whatever the page. */
export const SHARED_DATA_SCRIPT =
  /^\{let h=document\.querySelector\("\[data-page\]"\)\.innerHTML;self\.__next_f\.push\(\[1,"(?:[^"\\]|\\.)*"\+new TextEncoder\(\)\.encode\(h\)\.length\.toString\(16\)\+","\+h\+"(?:[^"\\]|\\.)*"\]\)\}$/s;

/**
 * The browser's serialisation of the page may differ from the original in insignificant
 * ways (quotes, empty elements), so its length is counted there.
 */
function renderPush(payload: string, { start, end, id }: TextRow): string {
  const before = toScriptLiteral(`${payload.slice(0, start)}${id}:T`);
  const after = toScriptLiteral(payload.slice(end));
  return (
    `{let h=document.querySelector("[data-page]").innerHTML;` +
    `self.__next_f.push([1,${before}+new TextEncoder().encode(h).length.toString(16)+","+h+${after}])}`
  );
}
