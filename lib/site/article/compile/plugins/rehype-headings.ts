import type { Nodes, Root } from 'hast';
import { headingRank } from 'hast-util-heading-rank';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import { escapeHtml } from '@/lib/base/text';
import { FRAME_ID } from '@/lib/site/config';
import type { Heading } from '@/lib/site/nav';

/**
 * Collects the page's headings, with the ids that readers will link to, and puts each beside its reading anchor: inside
 * the heading, the anchor would be part of its name. Runs after rehype-slug.
 *
 * @param options.headings receives the headings in order
 */
export function rehypeHeadings(options: { headings: Heading[] }) {
  return (tree: Root) => {
    const taken = new Set<unknown>();
    visit(tree, 'element', ({ properties }) => {
      taken.add(properties['id']);
    });
    visit(tree, 'element', (node, index, parent) => {
      // Their heading, which is not seen, is no section of the page.
      if ('dataFootnotes' in node.properties) return SKIP;
      const level = headingRank(node);
      const slug = node.properties['id'];
      if (level === undefined || typeof slug !== 'string') return undefined;
      const id = headingId(slug, taken);
      node.properties['id'] = id;
      const text = toString(node).trim();
      options.headings.push({ id, level, text, html: inlineHtml(node) });
      if (!parent || index === undefined) return undefined;
      const ariaLabel = `Direct link to ${text}`;
      parent.children[index] = h('div.heading', [
        node,
        h('a.heading-anchor', { href: `#${id}`, ariaLabel }, '#'),
      ]);
      return [SKIP, index + 1];
    });
  };
}

/**
 * The id of a heading: its slug, from the first letter on, where that belongs to nothing else: styles and scripts can
 * name no id that begins with a digit, and numbers of steps change. A heading without letters has no such slug, and
 * what the frame of the pages is made of has ids of its own.
 */
function headingId(slug: string, taken: Set<unknown>): string {
  const bare = /^\p{N}/u.test(slug) ? `section-${slug}` : 'section';
  // Signs that look alike are the same in an address that somebody types.
  const plain = slug.normalize('NFKC').replaceAll('i\u0307', 'i');
  const base = plain.replace(/^[^\p{L}]+/u, '') || bare;
  const wanted = FRAME_ID.test(base) ? `${base}-section` : base;
  if (wanted === slug) return slug;
  let id = wanted;
  for (let count = 2; taken.has(id); count += 1) id = `${wanted}-${count}`;
  taken.add(id);
  return id;
}

function inlineHtml(node: Nodes): string {
  if (node.type === 'text') return escapeHtml(node.value);
  const inner =
    'children' in node ? node.children.map(inlineHtml).join('') : '';
  return node.type === 'element' && node.tagName === 'code'
    ? `<code>${inner}</code>`
    : inner;
}
