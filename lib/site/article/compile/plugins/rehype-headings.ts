import type { Element, Nodes, Root } from 'hast';
import { headingRank } from 'hast-util-heading-rank';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { escapeHtml } from '@/lib/base/text';
import type { Heading } from '@/lib/site/nav';

/**
 * Collects the page's headings, with the ids that readers will link to, and puts each beside its reading anchor: inside
 * the heading, the anchor would be part of its name. Runs after rehype-slug.
 *
 * @param options.headings receives the headings in order
 */
export function rehypeHeadings(options: { headings: Heading[] }) {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      const level = headingRank(node);
      const id = node.properties['id'];
      if (level === undefined || typeof id !== 'string') return;
      const text = toString(node).trim();
      options.headings.push({ id, level, text, html: inlineHtml(node) });
      if (!parent || index === undefined) return;
      parent.children[index] = {
        type: 'element',
        tagName: 'div',
        properties: { className: ['heading'] },
        children: [node, anchor(id, text)],
      };
      return [SKIP, index + 1];
    });
  };
}

function anchor(id: string, text: string): Element {
  return {
    type: 'element',
    tagName: 'a',
    properties: {
      className: ['heading-anchor'],
      href: `#${id}`,
      'aria-label': `Direct link to ${text}`,
    },
    children: [{ type: 'text', value: '#' }],
  };
}

function inlineHtml(node: Nodes): string {
  if (node.type === 'text') return escapeHtml(node.value);
  const inner =
    'children' in node
      ? node.children.map((child) => inlineHtml(child)).join('')
      : '';
  return node.type === 'element' && node.tagName === 'code'
    ? `<code>${inner}</code>`
    : inner;
}
