import { Parser } from 'htmlparser2';

const DATA_BLOCK_TYPES = new Set(['application/ld+json', 'application/json']);

/** What a document carries in itself that a content security policy has to know of. */
type InlineCode = {
  /** Text of the scripts that a browser runs from the document itself; data blocks and files are left out. */
  scripts: string[];
  /** Opening tag of the first element with styles of its own, for an error message. */
  styled: string | undefined;
  /** Opening tag of the first element that no page may have: policies do not stop all that it could do. */
  refused: string | undefined;
  /** Offset at which the head begins, behind its character set; undefined without a head. */
  head: number | undefined;
};

/** Finds inline scripts and styles in one pass, without building a tree: a document is large and there are many. */
export function findInlineCode(html: string): InlineCode {
  const found: InlineCode = {
    scripts: [],
    styled: undefined,
    refused: undefined,
    head: undefined,
  };
  let open: string | undefined;
  let isInHead = false;
  let isFirst = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      const style = attributes['style'];
      if (name === 'style' || style !== undefined) {
        found.styled ??= `<${name} style="${style ?? ''}">`;
      }
      if (isRefused(name, attributes, isInHead)) {
        found.refused ??= html.slice(parser.startIndex, parser.endIndex + 1);
      }
      const isCharset = isFirst && 'charset' in attributes;
      if (name === 'head' || isCharset) found.head = parser.endIndex + 1;
      isFirst = name === 'head';
      isInHead ||= name === 'head';
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
      if (name === 'head') isInHead = false;
      if (name !== 'script' || open === undefined) return;
      found.scripts.push(open);
      open = undefined;
    },
  });
  parser.end(html);
  return found;
}

const REFUSED = new Set([
  'applet',
  'base',
  'embed',
  'frame',
  'frameset',
  'iframe',
  'object',
]);

/** Whether an element could load, frame, run or lead to what the site has not written. */
function isRefused(
  name: string,
  attributes: Readonly<Record<string, string>>,
  isInHead: boolean,
): boolean {
  const { src, href, rel = '', content = '' } = attributes;
  const equivalent = attributes['http-equiv']?.toLowerCase();
  const loads = name === 'script' ? src : undefined;
  const styles = /\bstylesheet\b/i.test(rel) ? href : undefined;
  const isRefresh =
    equivalent === 'refresh' &&
    !(isInHead && /^0; ?url=\/(?![/\\])/i.test(content));
  return (
    REFUSED.has(name) ||
    Object.keys(attributes).some((one) => one.startsWith('on')) ||
    isRefresh ||
    equivalent === 'content-security-policy' ||
    isForeign(loads) ||
    isForeign(styles)
  );
}

function isForeign(address: string | undefined): boolean {
  return address !== undefined && /^[a-z][\w+.-]*:|^[/\\]{2}/i.test(address);
}
