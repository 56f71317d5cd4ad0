import { DomUtils, parseDocument } from 'htmlparser2';

export type InlineScript = { text: string; start: number; end: number };

const DATA_BLOCK_TYPES = new Set(['application/ld+json', 'application/json']);

/**
 * The scripts of a document that a browser runs from the document itself, in document order.
 * `start` and `end` are the offsets of the whole element; data blocks and files are left out.
 */
export function findInlineScripts(html: string): InlineScript[] {
  const document = parseDocument(html, {
    withStartIndices: true,
    withEndIndices: true,
  });
  return DomUtils.getElementsByTagName('script', document)
    .filter(
      ({ attribs }) =>
        !('src' in attribs) && !DATA_BLOCK_TYPES.has(attribs['type'] ?? ''),
    )
    .map((script) => ({
      text: DomUtils.textContent(script),
      start: script.startIndex ?? 0,
      end: (script.endIndex ?? 0) + 1,
    }));
}

/** Text that is safe between tags and inside double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** A value as JavaScript source that cannot end its own `<script>` element. */
export function toScriptLiteral(value: string): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
