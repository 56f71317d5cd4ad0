import { textNodes, wrapText } from '@/components/browser/text-nodes';
import type { HoverSite } from '@/lib/site/verdicts/hovers';

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
  let text = '';
  // Remarks are those of a checker, between the lines.
  const pieces = textNodes(code, '.code-remark').map((node) => {
    const start = text.length;
    text += node.data;
    return { node, start };
  });
  const lines = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const marked: { element: HTMLElement; symbol: number }[] = [];
  // From the end, so that splitting a text leaves the places before it where they are.
  for (const [line, column, length, symbol] of sites.toReversed()) {
    const at = (lines[line - 1] ?? Infinity) + column - 1;
    const piece = pieces.findLast(({ start }) => start <= at);
    const from = at - (piece?.start ?? 0);
    const name = piece?.node.data.slice(from, from + length) ?? '';
    if (!piece || name.length < length || !/^[\w$]+$/.test(name)) continue;
    const element = document.createElement('span');
    element.className = 'symbol';
    element.setAttribute('role', 'button');
    element.tabIndex = -1;
    element.setAttribute('aria-expanded', 'false');
    wrapText(piece.node, from, from + length, element);
    marked.unshift({ element, symbol });
  }
  return marked;
}
