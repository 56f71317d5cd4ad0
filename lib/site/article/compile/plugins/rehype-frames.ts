import type { Element, Root } from 'hast';
import { headingRank } from 'hast-util-heading-rank';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import { isExternalHref, withBase } from '@/lib/base/url';

type FrameOptions = { resolve?: ((href: string) => string) | undefined };

const asWritten = (href: string) => href;

/**
 * Makes tables scroll in a named region of their own without empty headers, gives links the base path or the
 * manners of an external link, and names the boxes of task lists.
 *
 * @param resolve where a target leads that the author has written
 */
export function rehypeFrames({ resolve = asWritten }: FrameOptions = {}) {
  return (tree: Root) => {
    const framed = new Map<string, number>();
    let heading = '';
    visit(tree, 'element', (node, index, parent) => {
      if (headingRank(node) !== undefined) heading = textOfHeading(node);
      if (node.tagName === 'a') frameLink(node, resolve);
      if (node.tagName === 'input') nameCheckbox(node);
      if (node.tagName !== 'table' || !parent || index === undefined) return;
      for (const link of linksOf(node)) frameLink(link, resolve);
      clearEmptyHeaders(node);
      labelCells(node);
      const count = (framed.get(heading) ?? 0) + 1;
      framed.set(heading, count);
      const name = [
        'Table',
        heading && `: ${heading}`,
        count > 1 && ` (${count})`,
      ]
        .filter(Boolean)
        .join('');
      parent.children[index] = h(
        'div.table-frame',
        { role: 'region', ariaLabel: name, tabIndex: 0 },
        node,
      );
      return [SKIP, index + 1];
    });
  };
}

/** The box of a task list has its state as a text, too. */
function nameCheckbox(box: Element): void {
  box.properties['ariaLabel'] = box.properties['checked'] ? 'Done' : 'Open';
}

/** The words of a heading, without the sign of the link to it. */
function textOfHeading(node: Element): string {
  return node.children
    .filter((child) => !isHeadingAnchor(child))
    .map((child) => toString(child))
    .join('')
    .trim();
}

function isHeadingAnchor(node: Element['children'][number]): boolean {
  const names = node.type === 'element' && node.properties['className'];
  return Array.isArray(names) && names.includes('heading-anchor');
}

function linksOf(node: Element): Element[] {
  const links: Element[] = [];
  visit(node, 'element', (child) => {
    if (child.tagName === 'a') links.push(child);
  });
  return links;
}

/** The corner of a table heads nothing: an empty header cell would be announced as one. */
function clearEmptyHeaders(table: Element): void {
  visit(table, 'element', (cell) => {
    if (cell.tagName === 'th' && toString(cell).trim() === '') {
      cell.tagName = 'td';
    }
  });
}

/** Fewer columns fit on every screen. */
const STACKED_FROM_COLUMNS = 3;

/** Where a table has no room for its columns, its rows become lists in which each cell says the name of its column. */
function labelCells(table: Element): void {
  const [head, ...rows] = rowsOf(table);
  const names = (head ?? []).map((cell) => toString(cell).trim());
  if (names.length < STACKED_FROM_COLUMNS) return;
  table.properties['className'] = ['stacks'];
  for (const row of rows) {
    row.forEach((cell, column) => {
      const name = names[column];
      // The first cell is what the row is about.
      if (column > 0 && name) cell.properties['data-label'] = name;
    });
  }
}

function rowsOf(table: Element): Element[][] {
  const rows: Element[][] = [];
  visit(table, 'element', ({ tagName, children }) => {
    if (tagName !== 'tr') return;
    rows.push(children.filter((child) => child.type === 'element'));
  });
  return rows;
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
