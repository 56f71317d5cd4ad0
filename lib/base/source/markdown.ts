import type {
  Blockquote,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
  Text,
} from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import type { ContainerDirective } from 'mdast-util-directive';
import { directive } from 'micromark-extension-directive';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Processor } from 'unified';
import { visit } from 'unist-util-visit';

const COLON = 58;

/** Blocks between lines of three colons. The forms within a sentence would make names of `10:30` and `a:b`. */
function remarkBlocks(this: Processor): void {
  const data = this.data();
  const [container] = [directive().flow?.[COLON] ?? []].flat();
  (data.micromarkExtensions ??= []).push({
    flow: { [COLON]: container ? [container] : [] },
  });
  (data.fromMarkdownExtensions ??= []).push(directiveFromMarkdown());
}

const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  // One tilde is "about" or a range.
  .use(remarkGfm, { singleTilde: false })
  .use(remarkCjkFriendly)
  .use(remarkBlocks);

/**
 * Parses Markdown with components. What GitHub writes as `> [!NOTE]` is a block as `:::note` is.
 *
 * @throws what the parser throws
 */
export function parseMarkdown(body: string): Root {
  const tree = parser.parse(body);
  visit(tree, 'blockquote', (node, index, parent) => {
    const block = toBlock(node, body);
    if (!block || !parent || index === undefined) return;
    (parent.children as RootContent[])[index] = block;
  });
  return tree;
}

const ALERT = /^\[!([A-Za-z]+)\](?:[ \t]+|(?=\n)|$)/;

function toBlock(
  { children: [first, ...others], position }: Blockquote,
  body: string,
): ContainerDirective | undefined {
  const start = first?.type === 'paragraph' ? first.children[0] : undefined;
  const [mark, name = ''] =
    (start?.type === 'text' && ALERT.exec(start.value)) || [];
  if (first?.type !== 'paragraph' || start?.type !== 'text' || !mark) return;
  if (!body.startsWith(mark, start.position?.start.offset)) return;
  const [title, text] = splitAtLine(
    [textFrom(start, mark.length, mark.length), ...first.children.slice(1)],
    body,
  );
  const paragraph = (children: PhrasingContent[]): Paragraph[] =>
    children.length > 0 ? [{ type: 'paragraph', children }] : [];
  return {
    type: 'containerDirective',
    name: name.toLowerCase(),
    children: [
      ...paragraph(title).map((label) => ({
        ...label,
        data: { directiveLabel: true },
      })),
      ...paragraph(text),
      ...others,
    ],
    position,
  };
}

/** A text without its beginning, which has that many characters in the value and in the source. */
function textFrom(text: Text, inValue: number, inSource: number): Text {
  const { start, end } = text.position ?? {};
  const value = text.value.slice(inValue);
  if (start?.offset === undefined || !end) return { type: 'text', value };
  const offset = start.offset + inSource;
  return {
    type: 'text',
    value,
    position: { start: { ...start, offset }, end },
  };
}

/** What stands on the first line, and what stands below it. */
function splitAtLine(
  children: readonly PhrasingContent[],
  body: string,
): [PhrasingContent[], PhrasingContent[]] {
  const at = children.findIndex(
    (node) =>
      node.type === 'break' ||
      (node.type === 'text' && node.value.includes('\n')),
  );
  const filled = (nodes: readonly PhrasingContent[]) =>
    nodes.filter((node) => node.type !== 'text' || node.value !== '');
  const node = children[at];
  if (!node) return [filled(children), []];
  if (node.type !== 'text') {
    return [filled(children.slice(0, at)), filled(children.slice(at + 1))];
  }
  const end = node.value.indexOf('\n');
  const from = node.position?.start.offset ?? 0;
  const length = body.indexOf('\n', from) - from;
  const below = textFrom(node, end + 1, length + 1);
  if (below.position) {
    below.position.start.line += 1;
    below.position.start.column = 1;
  }
  const before: Text = { ...node, value: node.value.slice(0, end) };
  if (node.position) {
    const { start } = node.position;
    const column = start.column + length;
    before.position = {
      start,
      end: { ...start, column, offset: from + length },
    };
  }
  return [
    filled([...children.slice(0, at), before]),
    filled([below, ...children.slice(at + 1)]),
  ];
}

/** The head of a block behind the signs of quotes, as this site and other tools write it: `:::tip Title`, `::: note`. */
const HEAD =
  /^((?:[ \t]*>)*[ \t]*)(:{3,})([ \t]*)([A-Za-z][\w-]*)([ \t[{].*)?$/;

/**
 * Writes heads of blocks as this site has them: `:::tip Title` becomes `:::tip[Title]`. Which lines are heads, and no
 * code, is what the parser says. No line is added or removed.
 *
 * @param body MDX of a page
 */
export function withOwnHeads(body: string): string {
  const lines = body.split('\n');
  if (!lines.some(isOtherHead)) return body;
  try {
    // Heads within a block can be seen when the block is one.
    for (let depth = 0; depth < MAX_DEPTH; depth += 1) {
      const heads = otherHeads(lines);
      if (heads.length === 0) break;
      for (const index of heads) {
        lines[index] = (lines[index] ?? '').replace(HEAD, ownHead);
      }
    }
    return lines.join('\n');
  } catch {
    // Who asks for the tree is told why there is none.
    return body;
  }
}

const MAX_DEPTH = 20;

function isOtherHead(line: string): boolean {
  const [, , , blank, , rest = ''] = HEAD.exec(line) ?? [];
  return Boolean(blank) || /^[ \t]+\S/.test(rest);
}

/** Lines, from 0, on which the parser finds text though a head of a block stands there. */
function otherHeads(lines: readonly string[]): number[] {
  const found = new Set<number>();
  visit(parser.parse(lines.join('\n')), 'paragraph', ({ position }) => {
    if (!position) return;
    for (let at = position.start.line; at <= position.end.line; at += 1) {
      if (isOtherHead(lines[at - 1] ?? '')) found.add(at - 1);
    }
  });
  return [...found];
}

function ownHead(...[, before, colons, , name, rest = '']: string[]): string {
  const title = rest.trim();
  const isLabel = title === '' || /^[[{]/.test(title);
  const text = isBalanced(title) ? title : title.replace(/[[\]]/g, '\\$&');
  return `${before}${colons}${name}${isLabel ? title : `[${text}]`}`;
}

function isBalanced(text: string): boolean {
  let open = 0;
  for (const sign of text) {
    if (sign === '[') open += 1;
    else if (sign === ']') open -= 1;
    if (open < 0) return false;
  }
  return open === 0;
}
