import type { Nodes, Parents, Root, Text } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import { placeAt } from '../read-text';
import { findLeftover } from './leftovers';
import {
  addresses,
  cells,
  codeLines,
  contents,
  headings,
  isBare,
  marked,
  numbers,
  sourceOf,
} from './nodes';
import type { Mistake } from './nodes';

/** What readers would miss or see otherwise than its author has typed it. */
type LostNotation = Omit<Mistake, 'index'> & ReturnType<typeof placeAt>;

/**
 * Compares the source of a page with what Markdown made of it: nothing that was typed may be lost or shown as signs
 * without a word.
 *
 * @param tree of the body
 * @param body MDX of the page, from which the tree was made
 */
export function findLostNotation(tree: Root, body: string): LostNotation[] {
  const found: LostNotation[] = [];
  visit(tree, (node, _, parent) => {
    for (const mistake of [
      indentation(node, parent, body),
      MARKED.test(node.type) ? contents(node) : undefined,
      mistakeOf(node, parent, body),
    ]) {
      if (!mistake) continue;
      const { index = 0, what, cure } = mistake;
      found.push({ ...placeOf(node, parent, body, index), what, cure });
    }
  });
  return found;
}

/** What has a mark, and by it a place of its own. */
const MARKED =
  /^(?:blockquote|containerDirective|footnoteDefinition|heading|link|linkReference|listItem|paragraph)$/;

function mistakeOf(
  node: Nodes,
  parent: Parents | undefined,
  body: string,
): Mistake | undefined {
  switch (node.type) {
    case 'text':
      return leftovers(node, parent, body);
    case 'containerDirective':
      return openBlock(node, body);
    case 'tableRow':
      return cells(node, parent, body);
    case 'heading':
      return headings(node, body);
    case 'list':
      return numbers(node, body);
    case 'inlineCode':
      return codeLines(node, parent, body);
    case 'emphasis':
    case 'strong':
      return marked(node, body);
    case 'link':
      return addresses(node, body);
    default:
      return undefined;
  }
}

const QUOTE = /^[ \t]*(?:>[ \t]?)+/gm;

function leftovers(
  node: Text,
  parent: Parents | undefined,
  body: string,
): Mistake | undefined {
  // The text of an address is the address.
  if (parent?.type === 'link' && isBare(parent, body)) return undefined;
  // What the parser has put together has no place; what it says is right but for escapes.
  const written = node.position ? sourceOf(node, body) : node.value;
  const isSentence = parent?.type === 'tableCell' || parent?.type === 'heading';
  const text = isSentence
    ? written
    : written.replace(QUOTE, (signs) => ' '.repeat(signs.length));
  const siblings = parent?.children ?? [];
  const at = siblings.findIndex((child) => child === node);
  const isFirst = at === 0;
  // A sentence goes on behind code and the like; a cell or a heading begins one, but a line only with the mark of one.
  const isMarked = isSentence && /^(?:[-+*#]+|>(?!\s*\d))\s+\S/.test(text);
  const isLine =
    siblings[at - 1]?.type === 'break' ||
    (isFirst && (parent?.type === 'paragraph' || isMarked));
  const before = isFirst && isSentence ? 'x ' : 'x';
  return findLeftover(
    text,
    isLine ? '' : before,
    at === siblings.length - 1 ? '' : 'x',
  );
}

const CLOSE_BLOCK =
  'write a line of as many colons as open it below its last line, with an empty line before it, and begin no block within another with as many colons.';

/** A block that is never closed takes the rest of the page into it. */
function openBlock(
  node: ContainerDirective,
  body: string,
): Mistake | undefined {
  const { position, name, attributes } = node;
  const source = sourceOf(node, body);
  const colons = /^:{3,}/.exec(source)?.[0];
  if (!position || colons === undefined) return undefined;
  if (Object.keys(attributes ?? {}).length > 0) {
    return {
      what: `gives the block ":::${name}" settings in braces, which blocks do not have, so they would be lost.`,
      cure: `write a title as :::${name}[Title].`,
    };
  }
  const lastLine = source.lastIndexOf('\n') + 1;
  const inner = node.children.at(-1)?.position?.end.offset ?? 0;
  const closing = source.slice(lastLine).replace(/^[ \t>]+/, '');
  const isClosed =
    lastLine > 0 &&
    inner <= (position.start.offset ?? 0) + lastLine &&
    new RegExp(`^${colons}:*[ \\t]*$`).test(closing);
  if (isClosed) return undefined;
  return {
    what: `opens the block ":::${name}" and never closes it, so all that follows would stand in it.`,
    cure: CLOSE_BLOCK,
  };
}

const FLOW = /^(?:paragraph|heading|list|listItem|code|blockquote)$/;
/** Columns by which Markdown of others makes a block of code. */
const CODE_INDENT = 4;

/** Blanks before a block are no code on pages, and too few of them do not make it a part of the item above. */
function indentation(
  node: Nodes,
  parent: Parents | undefined,
  body: string,
): Mistake | undefined {
  const start = node.position?.start;
  // A tab at the beginning of a line is as wide as four blanks.
  const column =
    parent?.type === 'root' &&
    /^\t/.test(body.split('\n')[(start?.line ?? 1) - 1] ?? '')
      ? CODE_INDENT + 1
      : start?.column;
  if (!FLOW.test(node.type) || column === undefined || !parent)
    return undefined;
  const siblings: Nodes[] = parent.children;
  const above = siblings[siblings.indexOf(node) - 1];
  const isLost =
    above?.type.startsWith('list') &&
    column > (above.position?.start.column ?? column);
  if (isLost) {
    return {
      what: 'has a block that is indented, but not as far as the text of the item above it, so it would not belong to it.',
      cure: 'begin it below the first letter of that text, or without blanks if it does not belong there.',
    };
  }
  const isLabel = node.data && 'directiveLabel' in node.data;
  const indent = column - baseOf(node, parent, body);
  if (isLabel || indent < CODE_INDENT) return undefined;
  return {
    what: 'has a block that is indented by four blanks or more, which shows no code here but text.',
    cure: 'write code between lines of three backticks, with its language behind the first; begin other text further to the left.',
  };
}

/** The column at which the content of a block begins. */
function baseOf(node: Nodes, parent: Parents, body: string): number {
  const { line, column = 1, offset = 0 } = parent.position?.start ?? {};
  const first = parent.children[0]?.position?.start;
  switch (parent.type) {
    case 'root':
      return 1;
    case 'blockquote':
    case 'containerDirective':
      // Behind the sign of a quote, which may be the mark of a block, stands a blank.
      return column + (body[offset] === '>' ? 2 : 0);
    case 'listItem':
    case 'footnoteDefinition': {
      // What stands behind the name of a footnote is its text, however long the name is.
      const isNote = parent.type === 'footnoteDefinition';
      const isOwn =
        first?.line === line && (node === parent.children[0]) === isNote;
      return isOwn ? (first?.column ?? 1) : column + CODE_INDENT;
    }
    default:
      // Components, whose lines authors indent, all alike.
      return Math.min(first?.column ?? 1, column + CODE_INDENT);
  }
}

function placeOf(
  node: Nodes,
  parent: Parents | undefined,
  body: string,
  index: number,
) {
  const offset = node.position?.start.offset;
  if (offset !== undefined) return placeAt(body, offset + index);
  const { line, column } = parent?.position?.start ?? { line: 1, column: 1 };
  return { line, column };
}
