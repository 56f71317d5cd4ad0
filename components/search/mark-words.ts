import { tokenize } from '@/lib/search/open';
import { findMatches, type MatchTerms } from '@/lib/search/query';

/**
 * Wraps the places of an element's text that match words in `<mark>`, code included.
 *
 * @returns takes the marks away again
 */
export function markWords(root: Element, words: readonly string[]): () => void {
  const terms = termsOf(words, root.textContent);
  const marks: HTMLElement[] = [];
  for (const node of textNodes(root)) {
    for (const { start, end } of findMatches(node.data, terms).reverse()) {
      const mark = document.createElement('mark');
      mark.className = 'found';
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      range.surroundContents(mark);
      marks.push(mark);
    }
  }
  return () => {
    for (const mark of marks) {
      const parent = mark.parentNode;
      mark.replaceWith(...mark.childNodes);
      parent?.normalize();
    }
  };
}

function textNodes(root: Element): Text[] {
  const walker = document.createTreeWalker(
    root,
    NodeFilter.SHOW_TEXT,
    (node) =>
      node.parentElement?.closest('script, style, svg, button, site-island')
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  );
  const nodes: Text[] = [];
  while (walker.nextNode()) {
    if (walker.currentNode instanceof Text) nodes.push(walker.currentNode);
  }
  return nodes;
}

/** A word the text does not have as such is looked for as the beginning of a word. */
function termsOf(words: readonly string[], text: string): MatchTerms {
  const present = new Set(
    tokenize(text).flatMap(({ parts, whole, pieces }) => [
      ...parts.map((part) => part.term),
      whole,
      ...pieces,
    ]),
  );
  const weights = new Map<string, number>();
  const beginnings: string[] = [];
  for (const token of words.flatMap((word) => tokenize(word))) {
    const names = [token.whole, ...token.pieces].filter(
      (name) => present.has(name) && name,
    );
    for (const name of names) weights.set(name, 1);
    if (names.length > 0) continue;
    for (const { term, surface } of token.parts) {
      if (present.has(term)) weights.set(term, 1);
      else beginnings.push(surface);
    }
  }
  return { weights, beginnings };
}
