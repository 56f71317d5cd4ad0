import { Parser } from 'htmlparser2';

export type InlineScript = { text: string; start: number; end: number };

const DATA_BLOCK_TYPES = new Set(['application/ld+json', 'application/json']);

/** What a document carries in itself that a content security policy has to know of. */
type InlineCode = {
  /**
   * The scripts that a browser runs from the document itself, in document order. `start` and `end` are the offsets of
   * the whole element; data blocks and files are left out.
   */
  scripts: InlineScript[];
  /** Opening tag of the first element with styles of its own, for an error message. */
  styled: string | undefined;
};

/** Finds inline scripts and styles in one pass, without building a tree: a document is large and there are many. */
export function findInlineCode(html: string): InlineCode {
  const scripts: InlineScript[] = [];
  let styled: string | undefined;
  let open: InlineScript | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      const style = attributes['style'];
      if (name === 'style' || style !== undefined) {
        styled ??= `<${name} style="${style ?? ''}">`;
      }
      const isRun =
        name === 'script' &&
        !('src' in attributes) &&
        !DATA_BLOCK_TYPES.has(attributes['type'] ?? '');
      open = isRun ? { text: '', start: parser.startIndex, end: 0 } : undefined;
    },
    ontext(text) {
      if (open) open.text += text;
    },
    onclosetag(name) {
      if (name !== 'script' || !open) return;
      scripts.push({ ...open, end: parser.endIndex + 1 });
      open = undefined;
    },
  });
  parser.end(html);
  return { scripts, styled };
}
