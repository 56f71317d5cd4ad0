import { textNodes, wrapText } from '@/components/browser/text-nodes';
import { findMatches, tokenize, type MatchTerms } from '@/lib/search/query';

/** Their texts are no part of what was searched. */
const UNSEARCHED = 'script, style, svg, button, site-island';

/**
 * Wraps the places of an element's text that match words in `<mark>`, code included.
 *
 * @returns takes the marks away again
 */
export function markWords(root: Element, words: readonly string[]): () => void {
  const terms = termsOf(words, root.textContent);
  const marks = textNodes(root, UNSEARCHED).flatMap((node) =>
    findMatches(node.data, terms)
      // From the end, so that splitting a text leaves the places before it where they are.
      .toReversed()
      .map(({ start, end }) => {
        const mark = document.createElement('mark');
        mark.className = 'found';
        wrapText(node, start, end, mark);
        return mark;
      }),
  );
  return () => {
    for (const mark of marks) {
      const parent = mark.parentNode;
      mark.replaceWith(...mark.childNodes);
      parent?.normalize();
    }
  };
}

/** A word the text does not have as such is looked for as the beginning of a word. */
function termsOf(words: readonly string[], text: string): MatchTerms {
  const present = new Set(
    tokenize(text).flatMap(({ parts, whole, pieces }) => [
      ...parts.map(({ term }) => term),
      whole,
      ...pieces,
    ]),
  );
  present.delete('');
  const weights = new Map<string, number>();
  const beginnings: string[] = [];
  for (const { whole, pieces, parts } of words.flatMap((word) =>
    tokenize(word),
  )) {
    const found = [whole, ...pieces].filter((name) => present.has(name));
    if (found.length === 0)
      for (const { term, surface } of parts) {
        if (present.has(term)) found.push(term);
        else beginnings.push(surface);
      }
    for (const term of found) weights.set(term, 1);
  }
  return { weights, beginnings };
}
