import type { Element, Root } from 'hast';
import { headingRank } from 'hast-util-heading-rank';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { isExternalHref, withBase } from '@/lib/base/url';

type FrameOptions = { resolve?: ((href: string) => string) | undefined };

/**
 * Makes tables scroll in a named region of their own without empty headers, gives links the base path or the
 * manners of an external link, and names the boxes of task lists.
 *
 * @param resolve where a target leads that the author has written
 */
export function rehypeFrames({ resolve = String }: FrameOptions = {}) {
  return (tree: Root) => {
    const framed = new Map<string, number>();
    let heading = '';
    visit(tree, 'element', (node, index, parent) => {
      const { tagName, properties } = node;
      if (headingRank(node) !== undefined) heading = toString(node).trim();
      if (tagName === 'a') frameLink(node, resolve);
      // The box of a task list has its state as a text, too.
      if (tagName === 'input')
        properties['ariaLabel'] = properties['checked'] ? 'Done' : 'Open';
      // The corner of a table heads nothing: an empty header cell would be announced as one.
      if (tagName === 'th' && toString(node).trim() === '') node.tagName = 'td';
      if (tagName !== 'table' || !parent || index === undefined) return;
      labelCells(node);
      const count = (framed.get(heading) ?? 0) + 1;
      framed.set(heading, count);
      const name = heading ? `Table: ${heading}` : 'Table';
      parent.children[index] = h(
        'div.table-frame',
        {
          role: 'region',
          ariaLabel: count > 1 ? `${name} (${count})` : name,
          tabIndex: 0,
        },
        node,
      );
    });
  };
}

/** Fewer columns fit on every screen. */
const STACKED_FROM_COLUMNS = 3;

/** Where a table has no room for its columns, its rows become lists in which each cell says the name of its column. */
function labelCells(table: Element): void {
  const rows: Element[][] = [];
  visit(table, 'element', ({ tagName, children }) => {
    if (tagName !== 'tr') return;
    rows.push(children.filter((child) => child.type === 'element'));
  });
  const [head = [], ...others] = rows;
  const names = head.map((cell) => toString(cell).trim());
  if (names.length < STACKED_FROM_COLUMNS) return;
  table.properties['className'] = ['stacks'];
  for (const row of others) {
    row.forEach((cell, column) => {
      const name = names[column];
      // The first cell is what the row is about.
      if (column > 0 && name) cell.properties['data-label'] = name;
    });
  }
}

function frameLink(node: Element, resolve: (href: string) => string): void {
  const href = node.properties['href'];
  if (typeof href !== 'string') return;
  if (isExternalHref(href)) {
    node.properties['target'] = '_blank';
    node.properties['rel'] = ['noopener', 'noreferrer'];
  } else {
    node.properties['href'] = withBase(resolve(href));
  }
}
