import { DomUtils, parseDocument } from 'htmlparser2';
import { normalizePath, stripQueryAndHash, withoutBase } from '@/lib/base/url';

/** Attributes that name other elements of the same page. */
const REFERENCES = [
  'for',
  'aria-controls',
  'aria-describedby',
  'aria-labelledby',
];

const HEADING = /^h([2-5])$/;

/** The id under which a page stands in a document of several. */
export function partId(path: string): string {
  return path.slice(1).replaceAll('/', '-');
}

/**
 * The content of a page as a part of a document: its ids carry the page's name, its headings go one level down below
 * the page's title, and links to pages of the document stay in it.
 *
 * @param html content of the page, as it is served
 * @param path of the page
 * @param paths of all pages of the document
 */
export function toDocumentPart(
  html: string,
  path: string,
  paths: ReadonlySet<string>,
): string {
  const root = parseDocument(html);
  const prefix = `${partId(path)}--`;
  for (const node of DomUtils.getElementsByTagName('*', root)) {
    const { attribs } = node;
    const level = HEADING.exec(node.name)?.[1];
    if (level !== undefined) node.name = `h${Number(level) + 1}`;
    if (attribs['id'] !== undefined) attribs['id'] = prefix + attribs['id'];
    // Symbols are explained on the page of their own, whose blocks are counted.
    delete attribs['data-fence'];
    for (const name of REFERENCES) {
      const ids = attribs[name];
      if (ids === undefined) continue;
      attribs[name] = ids
        .split(' ')
        .map((id) => prefix + id)
        .join(' ');
    }
    const { href } = attribs;
    if (node.name === 'a' && href !== undefined) {
      attribs['href'] = linkWithin(href, path, paths);
    }
  }
  return DomUtils.getOuterHTML(root, { encodeEntities: 'utf8' });
}

function linkWithin(
  href: string,
  path: string,
  paths: ReadonlySet<string>,
): string {
  const [, hash] = href.split('#');
  const address = stripQueryAndHash(href);
  const target = address ? normalizePath(withoutBase(address)) : path;
  if (!paths.has(target) || address.startsWith('http')) return href;
  return `#${partId(target)}${hash ? `--${hash}` : ''}`;
}
