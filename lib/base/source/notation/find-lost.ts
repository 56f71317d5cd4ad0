import type {
  Definition,
  Emphasis,
  FootnoteDefinition,
  Heading,
  InlineCode,
  Link,
  List,
  Nodes,
  Parents,
  Root,
  Strong,
  TableRow,
  Text,
} from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { placeAt } from '../read-text';
import { findLeftover } from './leftovers';

/** What readers would miss or see otherwise than its author has typed it. */
type LostNotation = {
  line: number;
  column: number;
  what: string;
  cure: string;
};

type Mistake = { what: string; cure: string; index?: number };

/**
 * Compares the source of a page with what Markdown made of it: nothing that was typed may be lost or shown as signs
 * without a word.
 *
 * @param tree of the body
 * @param body MDX of the page, from which the tree was made
 */
export function findLostNotation(tree: Root, body: string): LostNotation[] {
  const found: LostNotation[] = [];
  const known = labelsOf(tree);
  visit(tree, (node, _, parent) => {
    for (const mistake of [
      indentation(node, parent, body),
      mistakeOf(node, parent, { body, known }),
    ]) {
      if (!mistake) continue;
      const { index = 0, what, cure } = mistake;
      found.push({ ...placeOf(node, parent, body, index), what, cure });
    }
  });
  return found;
}

type Page = { body: string; known: Labels };

function mistakeOf(
  node: Nodes,
  parent: Parents | undefined,
  { body, known }: Page,
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
      return codeLines(node, parent);
    case 'definition':
    case 'footnoteDefinition':
      return unused(node, known);
    case 'emphasis':
    case 'strong':
      return marked(node, body);
    case 'link':
      return addresses(node, body);
    default:
      return undefined;
  }
}

function sourceOf({ position }: Nodes, body: string): string {
  return body.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);
}

const QUOTE = /(?<=\n)[ \t]*(?:>[ \t]?)+/g;

function leftovers(
  node: Text,
  parent: Parents | undefined,
  body: string,
): Mistake | undefined {
  // The text of an address is the address.
  if (parent?.type === 'link' && isBare(parent, body)) return undefined;
  // What the parser has put together has no place; what it says is right but for escapes.
  const written = node.position ? sourceOf(node, body) : node.value;
  const text = written.replace(QUOTE, (signs) => ' '.repeat(signs.length));
  const siblings = parent?.children ?? [];
  const at = siblings.findIndex((child) => child === node);
  const isStart =
    at === 0 && (parent?.type === 'paragraph' || parent?.type === 'heading');
  return findLeftover(
    text,
    isStart || siblings[at - 1]?.type === 'break',
    at === siblings.length - 1,
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

/** Browsers are given as many cells as the head has; the rest of a row would be nowhere. */
function cells(
  row: TableRow,
  table: Parents | undefined,
  body: string,
): Mistake | undefined {
  const head = table?.children[0];
  if (head?.type !== 'tableRow' || head === row) return undefined;
  const [wanted, has] = [head.children.length, row.children.length];
  if (has > wanted) {
    return {
      what: `has a row of ${has} cells in a table of ${wanted} columns, so what stands in the last ones would be lost.`,
      cure: 'write a bar that belongs to a text or to code as \\|, or give the head as many cells.',
    };
  }
  const isSentence = !/(?<!\\)\|/.test(sourceOf(row, body));
  if (!isSentence) return undefined;
  return {
    what: 'has a line below a table that would become a row of it.',
    cure: 'leave an empty line between the table and the text, or put bars between the cells.',
  };
}

/** A line of dashes below a text is a rule to those who write it, and a heading to Markdown. */
function headings(node: Heading, body: string): Mistake | undefined {
  const source = sourceOf(node, body);
  const text = toString(node).trim();
  if (source.startsWith('#')) {
    const end = /[ \t](#+)[ \t]*$/.exec(source)?.[1] ?? '#'.repeat(node.depth);
    return end.length === node.depth
      ? undefined
      : {
          what: `has a heading that ends with "${end}", which would be lost.`,
          cure: `write "${text} \\${end}" to show the sign, or delete it.`,
        };
  }
  return {
    what: `makes a heading of "${text}" by the line of signs below it.`,
    cure: `write "${'#'.repeat(Math.max(node.depth, 2))} ${text}" for a heading, or leave an empty line between the text and the signs for a rule.`,
  };
}

/** Browsers count by themselves, so numbers are right when they rise by one, or when they are all the same. */
function numbers(
  { children, ordered }: List,
  body: string,
): Mistake | undefined {
  if (!ordered) return undefined;
  const [first = 0, ...others] = children.map((item) =>
    parseInt(sourceOf(item, body), 10),
  );
  const odd = others.find((number, index) => number !== first + index + 1);
  if (odd === undefined || others.every((number) => number === first))
    return undefined;
  return {
    what: `has a list whose numbers do not rise by one, so "${odd}." would be shown as another number.`,
    cure: 'number the list 1., 2., 3.; a number that means something is written in words or behind a dash.',
  };
}

/** A block between two backticks, or one in which a backtick is missing, becomes a single line. */
function codeLines(
  { position }: InlineCode,
  parent: Parents | undefined,
): Mistake | undefined {
  const isBlock =
    parent?.type === 'paragraph' &&
    parent.children.length === 1 &&
    position?.start.line !== position?.end.line;
  if (!isBlock) return undefined;
  return {
    what: 'has code of several lines between backticks, which would be shown in one line.',
    cure: 'write it between lines of three backticks, with its language behind the first.',
  };
}

type Labels = { used: Set<string>; first: Map<string, Nodes> };

function labelsOf(tree: Root): Labels {
  const used = new Set<string>();
  const first = new Map<string, Nodes>();
  visit(tree, (node) => {
    const key = keyOf(node);
    if (key === undefined) return;
    if (node.type.endsWith('efinition')) {
      if (!first.has(key)) first.set(key, node);
    } else used.add(key);
  });
  return { used, first };
}

function keyOf(node: Nodes): string | undefined {
  if (!('identifier' in node)) return undefined;
  const kind = node.type.startsWith('footnote') ? '^' : '';
  return kind + node.identifier.toLowerCase();
}

/** What stands behind a name in brackets is shown where the name is used, and nowhere else. */
function unused(
  node: Definition | FootnoteDefinition,
  { used, first }: Labels,
): Mistake | undefined {
  const key = keyOf(node) ?? '';
  const name = `[${key}]`;
  if (first.get(key) !== node) {
    return {
      what: `defines ${name} a second time, so this text would be lost.`,
      cure: 'give it another name, or delete the line.',
    };
  }
  if (used.has(key)) return undefined;
  return {
    what: `defines ${name}, which nothing on the page refers to, so the line would be lost.`,
    cure: `refer to it by ${key.startsWith('^') ? name : `[text]${name}`}, delete the line, or write \\${name} to show the brackets.`,
  };
}

const WORD = /[A-Za-z\d]/;

/** Emphasis that nobody means: `__proto__` is a name, and `2*3*4` is a product. */
function marked(node: Emphasis | Strong, body: string): Mistake | undefined {
  const source = sourceOf(node, body);
  if (node.type === 'strong' && source.startsWith('__')) {
    return {
      what: `shows "${toString(node)}" in bold, without the underscores around it.`,
      cure: `put ${source} into backticks if it is a name, or write **${toString(node)}**.`,
    };
  }
  const before = body[(node.position?.start.offset ?? 0) - 1] ?? '';
  const after = body[node.position?.end.offset ?? 0] ?? '';
  const isProduct =
    node.type === 'emphasis' && WORD.test(before) && WORD.test(after);
  if (!isProduct) return undefined;
  return {
    what: `emphasises "${toString(node)}" within a word, so the asterisks would be lost.`,
    cure: 'write a plain asterisk as \\*, or put code into backticks.',
  };
}

/** A link without brackets, made from an address in the text. */
function isBare(link: Link, body: string): boolean {
  return !link.position || !/^[[<]/.test(sourceOf(link, body));
}

/** Only what can be nothing else becomes a link by itself. */
function addresses(link: Link, body: string): Mistake | undefined {
  const text = toString(link);
  if (!isBare(link, body)) {
    return /\S/.test(text)
      ? undefined
      : {
          what: `has a link to ${link.url} without a text, so nobody would see it.`,
          cure: 'write its text between the brackets: [text](/path).',
        };
  }
  const isSure = /^https?:\/\/[\w.~:/?#@!$&'()+,;=%-]+$/.test(text);
  const start = link.position?.start.offset ?? 0;
  if (isSure && !/[*_~"'|]/.test(body.slice(start - 1, start)))
    return undefined;
  return {
    what: text.includes('@')
      ? `has "${text}", which Markdown takes for a mail address.`
      : `has the bare address "${text}", of which Markdown has to guess where it ends.`,
    cure: `write [text](${link.url}) for a link, or put "${text}" into backticks.`,
  };
}

const FLOW = new Set(['paragraph', 'heading', 'list', 'code', 'blockquote']);
/** Columns by which Markdown of others makes a block of code. */
const CODE_INDENT = 4;

/** Pages have no code by indentation: it would be shown as text. */
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
  if (!FLOW.has(node.type) || column === undefined || !parent) return undefined;
  const isLabel = node.data && 'directiveLabel' in node.data;
  const isIndented = !isLabel && column - baseOf(node, parent) >= CODE_INDENT;
  if (!isIndented) return undefined;
  return {
    what: 'has a block that is indented by four blanks or more, which shows no code here but text.',
    cure: 'write code between lines of three backticks, with its language behind the first; begin other text further to the left.',
  };
}

/** The column at which the content of a block begins. */
function baseOf(node: Nodes, parent: Parents): number {
  const start = parent.position?.start;
  switch (parent.type) {
    case 'root':
      return 1;
    case 'containerDirective':
      return start?.column ?? 1;
    case 'listItem':
    case 'footnoteDefinition': {
      const first = parent.children[0]?.position?.start;
      // What stands behind the name of a footnote is its text, however long the name is.
      const isFirst = node === parent.children[0];
      const isOwn =
        first?.line === start?.line &&
        isFirst === (parent.type === 'footnoteDefinition');
      return isOwn ? (first?.column ?? 1) : (start?.column ?? 1) + CODE_INDENT;
    }
    default:
      // Quotes, and components, whose lines authors indent.
      return (start?.column ?? 1) + CODE_INDENT;
  }
}

function placeOf(
  node: Nodes,
  parent: Parents | undefined,
  body: string,
  index: number,
): { line: number; column: number } {
  const offset = node.position?.start.offset;
  if (offset !== undefined) return placeAt(body, offset + index);
  const { line, column } = parent?.position?.start ?? { line: 1, column: 1 };
  return { line, column };
}
