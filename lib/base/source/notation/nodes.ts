import type {
  Emphasis,
  Heading,
  InlineCode,
  Link,
  List,
  Nodes,
  Parents,
  Strong,
  TableRow,
} from 'mdast';
import { toString } from 'mdast-util-to-string';

/** What is wrong, what to type, and where in the node it is. */
export type Mistake = { what: string; cure: string; index?: number };

/** A node as its author has written it. */
export function sourceOf({ position }: Nodes, body: string): string {
  return body.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);
}

/** Browsers are given as many cells as the head has; the rest of a row would be nowhere. */
export function cells(
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
export function headings(node: Heading, body: string): Mistake | undefined {
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
export function numbers(
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
export function codeLines(
  node: InlineCode,
  parent: Parents | undefined,
  body: string,
): Mistake | undefined {
  const source = sourceOf(node, body);
  const isAlone = parent?.type === 'paragraph' && parent.children.length === 1;
  // Nothing needs three where no backtick is within, and what stands first may be a language.
  const isFence = source.startsWith('```') && !node.value.includes('`');
  if (!isFence && !(isAlone && source.includes('\n'))) return undefined;
  return {
    what: 'has a block of code between backticks, which would be shown in one line.',
    cure: 'write it between lines of three backticks, with its language behind the first.',
  };
}

/** Whether readers see nothing of it. */
function isBlank(node: Nodes): boolean {
  if (node.type.startsWith('mdxJsx')) return false;
  if ('children' in node) return node.children.every(isBlank);
  return /^text|inline/.test(node.type) && 'value' in node
    ? !/\S/.test(node.value)
    : /^(?:break|definition|mdx\w+Expression)$/.test(node.type);
}

/** A mark without what it is the mark of, and what a link cannot hold. */
export function contents(node: Nodes): Mistake | undefined {
  // A comment is not meant to be seen.
  const isMeant =
    node.type === 'paragraph' &&
    !node.data?.directiveLabel &&
    /\S|^$/.test(toString(node));
  if (isBlank(node) && !isMeant) {
    return {
      what: 'has a link, a line or a mark without a text, so readers would see an empty place or nothing.',
      cure: 'write the text of a link between the brackets: [text](/path), any other behind its mark; delete the mark, or put a backslash before it to show it.',
    };
  }
  const hasNote =
    node.type.startsWith('link') &&
    'children' in node &&
    node.children.some(({ type }) => type === 'footnoteReference');
  if (!hasNote) return undefined;
  return {
    what: `has a footnote in the link "${toString(node)}", where its number could not be followed.`,
    cure: 'put the reference behind the link: [text](/path)[^1].',
  };
}

const WORD = /[A-Za-z\d]/;

/** Emphasis that nobody means: `__proto__` is a name, and `2*3*4` is a product. */
export function marked(
  node: Emphasis | Strong,
  body: string,
): Mistake | undefined {
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
export function isBare(link: Link, body: string): boolean {
  return !link.position || !/^[[<]/.test(sourceOf(link, body));
}

/** Only what can be nothing else becomes a link by itself. */
export function addresses(link: Link, body: string): Mistake | undefined {
  const text = toString(link);
  if (!isBare(link, body)) return undefined;
  const isSure = /^https?:\/\/(?!.*&\w+;)[\w.~:/?#@!$&'()+,;=%-]+$/.test(text);
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
