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

/** The mark of an alert stands alone on its line. */
const ALERT = /^\[!([A-Za-z]+)\][ \t]*(?:\n|$)/;

function toBlock(
  { children: [first, ...others], position }: Blockquote,
  body: string,
): ContainerDirective | undefined {
  if (first?.type !== 'paragraph') return undefined;
  const [start, ...inline] = first.children;
  const [mark, name = ''] =
    (start?.type === 'text' && ALERT.exec(start.value)) || [];
  if (start?.type !== 'text' || !start.position || !mark) return undefined;
  const from = start.position.start.offset ?? 0;
  // Two blanks at the end of a line are a node of their own.
  const isLine =
    mark.endsWith('\n') || (inline[0]?.type ?? 'break') === 'break';
  if (!isLine || !body.startsWith(`[!${name}]`, from)) return undefined;
  const offset = body.indexOf('\n', from) + 1;
  const below: Text = {
    type: 'text',
    value: start.value.slice(mark.length),
    position: {
      start: { line: start.position.start.line + 1, column: 1, offset },
      end: start.position.end,
    },
  };
  const text: PhrasingContent[] = mark.endsWith('\n')
    ? [below, ...inline]
    : inline.slice(1);
  const paragraph: Paragraph = { type: 'paragraph', children: text };
  return {
    type: 'containerDirective',
    name: name.toLowerCase(),
    children: [...(text.length > 0 ? [paragraph] : []), ...others],
    position,
  };
}

/** The head of a block behind the signs of quotes, as this site and other tools write it: `:::tip Title`, `::: note`. */
const HEAD =
  /^((?:[ \t]*>)*[ \t]*)(:{3,})([ \t]*)([A-Za-z][\w-]*)((?![ \t]+\w+=)[ \t[{].*)?$/;

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
    const heads = otherHeads(lines);
    if (heads.size === 0) return body;
    const own = lines.map((line, index) =>
      heads.has(index) ? line.replace(HEAD, ownHead) : line,
    );
    // Heads within a block can be seen when the block is one.
    return withOwnHeads(own.join('\n'));
  } catch {
    // Who asks for the tree is told why there is none.
    return body;
  }
}

function isOtherHead(line: string): boolean {
  const [, , , blank, , rest = ''] = HEAD.exec(line) ?? [];
  return Boolean(blank) || /^[ \t]+\S/.test(rest);
}

/** Lines, from 0, on which the parser finds text though a head of a block stands there. */
function otherHeads(lines: readonly string[]): Set<number> {
  const found = new Set<number>();
  visit(parser.parse(lines.join('\n')), 'paragraph', ({ position }) => {
    if (!position) return;
    for (let at = position.start.line; at <= position.end.line; at += 1) {
      if (isOtherHead(lines[at - 1] ?? '')) found.add(at - 1);
    }
  });
  return found;
}

function ownHead(...[, before, colons, , name, rest = '']: string[]): string {
  const title = rest.trim();
  const isLabel = title === '' || /^[[{]/.test(title);
  const text = BALANCED.test(title) ? title : title.replace(/[[\]]/g, '\\$&');
  return `${before}${colons}${name}${isLabel ? title : `[${text}]`}`;
}

const BALANCED = /^(?:[^[\]]|\[(?:[^[\]]|\[[^[\]]*\])*\])*$/;
