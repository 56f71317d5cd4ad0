import type { HoverSite } from '@/lib/site/verdicts/hovers';

/** A stretch of text of a sample, and where it begins in the whole. */
type Piece = { node: Text; start: number };

/** The text of a sample without the remarks that a checker put between its lines. */
function piecesOf(code: Element): Piece[] {
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  const pieces: Piece[] = [];
  let start = 0;
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (!(node instanceof Text) || node.parentElement?.closest('.code-remark'))
      continue;
    pieces.push({ node, start });
    start += node.data.length;
  }
  return pieces;
}

/** Offset of the first character of each line. */
function lineStarts(text: string): number[] {
  return [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
}

/**
 * Makes an element of every symbol of a sample. A place that holds no name any more is left alone: the page may be
 * older than the data.
 *
 * @param sites places in the order of the text
 * @returns the elements in order, with the number of their symbol
 */
export function markSymbols(
  code: Element,
  sites: readonly HoverSite[],
): { element: HTMLElement; symbol: number }[] {
  const pieces = piecesOf(code);
  const starts = lineStarts(pieces.map(({ node }) => node.data).join(''));
  const marked: { element: HTMLElement; symbol: number }[] = [];
  // From the end, so that splitting a text leaves the places before it where they are.
  for (const [line, column, length, symbol] of [...sites].reverse()) {
    const offset = (starts[line - 1] ?? Infinity) + column - 1;
    const piece = pieces.findLast(({ start }) => start <= offset);
    const mark = piece && wrap(piece.node, offset - piece.start, length);
    if (mark) marked.unshift({ element: mark, symbol });
  }
  return marked;
}

function wrap(
  node: Text,
  start: number,
  length: number,
): HTMLElement | undefined {
  const name = node.data.slice(start, start + length);
  if (name.length < length || !/^[\w$]+$/.test(name)) return undefined;
  const symbol = node.splitText(start);
  symbol.splitText(length);
  const mark = document.createElement('span');
  mark.className = 'symbol';
  mark.setAttribute('role', 'button');
  mark.tabIndex = -1;
  mark.setAttribute('aria-expanded', 'false');
  symbol.replaceWith(mark);
  mark.append(symbol);
  return mark;
}
