import { Parser } from 'htmlparser2';

const DATA_BLOCK_TYPES = new Set(['application/ld+json', 'application/json']);

/** What a document carries in itself that a content security policy has to know of. */
type InlineCode = {
  /** Text of the scripts that a browser runs from the document itself; data blocks and files are left out. */
  scripts: string[];
  /** Opening tag of the first element with styles of its own, for an error message. */
  styled: string | undefined;
};

/** Finds inline scripts and styles in one pass, without building a tree: a document is large and there are many. */
export function findInlineCode(html: string): InlineCode {
  const scripts: string[] = [];
  let styled: string | undefined;
  let open: string | undefined;
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
      open = isRun ? '' : undefined;
    },
    ontext(text) {
      if (open !== undefined) open += text;
    },
    onclosetag(name) {
      if (name !== 'script' || open === undefined) return;
      scripts.push(open);
      open = undefined;
    },
  });
  parser.end(html);
  return { scripts, styled };
}
