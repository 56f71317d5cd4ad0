import type { Nodes as HtmlNodes } from 'hast';
import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { ContentError, placeAt } from '@/lib/base/source';

/** What stands where other words would be on one side, and nothing on the other. */
const GAP = '\0';
/** What is notation within a word, such as the end of a link. */
const NOTHING = '\u0001';

/**
 * Compares the words of a page with those that were rendered, whatever lies between the two.
 *
 * @param tree of the body
 * @param body MDX of the page
 * @param shown the rendered page
 * @throws ContentError for the first words that are nowhere on it
 */
export function assertWordsShown(
  { tree, body, file }: { tree: Root; body: string; file: string },
  shown: HtmlNodes,
): void {
  let rest = wordsOf(textOf(shown));
  let from = 0;
  for (const { 0: written, index } of sourceText(tree, body).matchAll(
    /[^\0\n]+/g,
  )) {
    const words = wordsOf(written);
    if (words.trim() === '') continue;
    // Notes stand below all else.
    const at = [from, 0]
      .map((start) => rest.indexOf(words, start))
      .find((found) => found >= 0);
    if (at === undefined) {
      const offset = index + written.search(/\S/);
      throw new ContentError(
        { file, ...placeAt(body, offset) },
        `has the words "${words.trim()}", which would be nowhere on the page.`,
        cureAt(tree, offset),
      );
    }
    from = at + words.length - 1;
    // Each is found once.
    rest =
      rest.slice(0, at + 1) + GAP.repeat(words.length - 2) + rest.slice(from);
  }
}

/** All but blanks and the signs of a keyboard, with a blank around each word. */
function wordsOf(text: string): string {
  const marked = text.replace(/[\u0001*_~`\\[\]]/g, '');
  return ` ${(marked.match(/\0|[^\s\0!-/:-@[-`{-~]+/g) ?? []).join(' ')} `;
}

const LEFT_OUT = /^(?:pre|script|style|svg|template|sup)$/;
/** Elements that may begin or end within a word. */
const WITHIN_WORDS = /^(?:a|code|del|em|span|strong|wbr)$/;

function textOf(node: HtmlNodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  const name = node.type === 'element' ? node.tagName : '';
  if (LEFT_OUT.test(name)) return GAP;
  const text = node.children.map(textOf).join('');
  return WITHIN_WORDS.test(name) ? text : `\n${text}\n`;
}

/** Whole nodes whose words are no words of the text. */
const CODE =
  /^(?:code|image|imageReference|footnoteReference|mdx\w+Expression)$/;
/** Nodes that begin with a mark, such as a number, a name or a tag. */
const MARKED =
  /^(?:listItem|tableCell|footnoteDefinition|containerDirective|mdxJsx\w+)$/;

/** The source without code, targets, names and attributes; each other character is where it was. */
function sourceText(tree: Root, body: string): string {
  const signs = body.split('');
  const used = new Set<string>();
  visit(tree, (node) => {
    if (/^(?:link|image)Reference$/.test(node.type) && 'identifier' in node)
      used.add(node.identifier);
  });
  visit(tree, (node) => {
    const { start, end } = rangeOf(node);
    const fill = (first: number, last: number, sign: string) =>
      signs.fill(sign, first, Math.max(first, last));
    const children = 'children' in node ? node.children.map(rangeOf) : [];
    const inner = children.at(-1)?.end ?? end;
    // A second definition of a name is none.
    const isTarget = node.type === 'definition' && used.delete(node.identifier);
    if (isTarget || CODE.test(node.type)) fill(start, end, GAP);
    if (MARKED.test(node.type)) fill(start, children[0]?.start ?? end, GAP);
    if (node.type.startsWith('mdxJsx')) fill(inner, end, GAP);
    if (node.type.startsWith('link')) fill(inner, end, NOTHING);
  });
  return signs.join('');
}

type Range = { start: number; end: number };

/** Where a node stands; what the parser has put together stands where its parts do. */
function rangeOf(node: Nodes): Range {
  const { start, end } = node.position ?? {};
  if (start?.offset !== undefined && end?.offset !== undefined)
    return { start: start.offset, end: end.offset };
  const parts = 'children' in node ? node.children.map(rangeOf) : [];
  return { start: parts[0]?.start ?? 0, end: parts.at(-1)?.end ?? 0 };
}

/** What to type for words that are lost, by the innermost of these in which they stand. */
const CURES: Record<string, string> = {
  definition:
    'refer to it by [text][name] and give each address a name of its own, delete the line, write a comment as {/* … */}, or \\[name] to show the brackets.',
  footnoteDefinition:
    'refer to it by its name, as in text[^name], give each note a name of its own, or delete it.',
  tableRow:
    'write a bar that belongs to a text or to code as \\|, or give the head as many cells.',
  mdxJsxFlowElement: 'write them before or after the component.',
};
const CURE = 'write them in a paragraph of their own, and code in backticks.';

function cureAt(tree: Root, offset: number): string {
  let cure = CURE;
  visit(tree, (node) => {
    const { start, end } = rangeOf(node);
    if (start <= offset && offset < end) cure = CURES[node.type] ?? cure;
  });
  return cure;
}
