import { DomUtils, ElementType, parseDocument } from 'htmlparser2';
import { escapeHtml } from '@/lib/base/text';

type Nodes = ReturnType<typeof parseDocument>['children'];
type Tag = Extract<Nodes[number], { attribs: object }>;

/** What only works with the scripts and styles of the site. */
const LEFT_OUT = new Set(
  'button fence-steps form nav noscript script select style template textarea wbr'.split(
    ' ',
  ),
);
const LEFT_OUT_CLASSES = [
  'code-buttons',
  'code-language',
  'data-footnote-backref',
  'demo',
  'demo-bar',
  'heading-anchor',
  'tab-list',
  'visually-hidden',
];

/** Marked lines of code, as elements whose look needs no styles. */
const MARKS = { add: 'ins', highlighted: 'mark', remove: 'del' };

const KEPT_ATTRIBUTES = new Set(
  'alt checked colspan datetime dir disabled height href lang rowspan scope src start title type width'.split(
    ' ',
  ),
);

/** What has no content, and is shown all the same. */
const WITHOUT_CONTENT = new Set(['br', 'hr', 'img', 'input', 'td', 'th']);

/**
 * Rendered content as a feed reader can show it, far from the site: without its controls, names for its styles and
 * scripts, and words for listeners, drawings as their description, links and images with their whole address.
 *
 * @param html Rendered content; its site paths already carry the base path.
 * @param pageUrl Absolute address of the page that the content stands on.
 */
export function toPlainHtml(html: string, pageUrl: string): string {
  return DomUtils.getOuterHTML(
    plain(parse(html), pageUrl),
    // Entities of XML alone: feeds escape the text once more.
    { encodeEntities: 'utf8' },
  );
}

const parse = (html: string): Nodes => parseDocument(html).children;

function plain(nodes: Nodes, pageUrl: string): Nodes {
  return nodes.flatMap((node) => {
    if (node.type === ElementType.Text) return [node];
    if (!('attribs' in node)) return [];
    if (isLeftOut(node)) return [];
    if (node.name === 'svg') return describe(node);
    node.name = markOf(node) ?? node.name;
    const isReference = 'data-footnote-ref' in node.attribs;
    node.attribs = plainAttributes(node, pageUrl);
    node.children = isReference
      ? parse(`[${escapeHtml(DomUtils.textContent(node))}]`)
      : plain(node.children, pageUrl);
    // Colours of code, and elements of the site's own.
    if (node.name === 'span' || node.name.includes('-')) return node.children;
    const isEmpty = node.children.length === 0;
    return isEmpty && !WITHOUT_CONTENT.has(node.name) ? [] : [node];
  });
}

const classesOf = ({ attribs }: Tag) => attribs['class']?.split(' ') ?? [];

function markOf(tag: Tag): string | undefined {
  const classes = classesOf(tag);
  return Object.entries(MARKS).find(
    ([name]) => classes.includes('line') && classes.includes(name),
  )?.[1];
}

function isLeftOut(tag: Tag): boolean {
  const { name, attribs } = tag;
  const classes = classesOf(tag);
  return (
    LEFT_OUT.has(name) ||
    (name === 'input' && attribs['type'] !== 'checkbox') ||
    attribs['aria-hidden'] === 'true' ||
    LEFT_OUT_CLASSES.some((one) => classes.includes(one)) ||
    // What waits for the browser's own search is shown on the page.
    (attribs['hidden'] ?? 'until-found') !== 'until-found'
  );
}

/** A drawing has its colours from the site; of two for one diagram, the first has the words. */
function describe(svg: Tag): Nodes {
  const [description] = ['desc', 'title'].flatMap((name) =>
    DomUtils.getElementsByTagName(name, svg),
  );
  const words =
    svg.attribs['aria-label'] ??
    (description && DomUtils.textContent(description));
  return words ? parse(`<p>${escapeHtml(words)}</p>`) : [];
}

function plainAttributes({ attribs }: Tag, pageUrl: string): Tag['attribs'] {
  return Object.fromEntries(
    Object.entries(attribs)
      .filter(([name]) => KEPT_ATTRIBUTES.has(name))
      .map(([name, value]) => [
        name,
        name === 'href' || name === 'src'
          ? new URL(value, pageUrl).href
          : value,
      ]),
  );
}
