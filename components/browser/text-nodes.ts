/**
 * The texts in an element, in their order.
 *
 * @param except elements whose texts are left out
 */
export function textNodes(root: Element, except: string): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node instanceof Text && !node.parentElement?.closest(except))
      nodes.push(node);
  }
  return nodes;
}

/** Puts a part of a text into an element, which takes its place. */
export function wrapText(
  node: Text,
  start: number,
  end: number,
  element: HTMLElement,
): void {
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(node, end);
  range.surroundContents(element);
}
