import type { Element, Root } from 'hast';
import { headingRank } from 'hast-util-heading-rank';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { isExternalHref, withBase } from '@/lib/url';

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
      const count = (framed.get(heading) ?? 0) + 1;
      framed.set(heading, count);
      const name = [
        'Table',
        heading && `: ${heading}`,
        count > 1 && ` (${count})`,
      ]
        .filter(Boolean)
        .join('');
      parent.children[index] = tableRegion(node, name);
      return [SKIP, index + 1];
    });
  };
}

/** The box of a task list says what only its look would tell. */
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

function tableRegion(table: Element, name: string): Element {
  return {
    type: 'element',
    tagName: 'div',
    properties: {
      className: ['table-frame'],
      role: 'region',
      'aria-label': name,
      tabIndex: 0,
    },
    children: [table],
  };
}
