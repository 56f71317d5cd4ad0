import { DomUtils, parseDocument } from 'htmlparser2';
import { SaxesParser } from 'saxes';

/** The first error of a strict parser, with its place; undefined when a document is well-formed. */
export function xmlMistake(xml: string): string | undefined {
  const parser = new SaxesParser({ xmlns: true });
  let mistake: string | undefined;
  parser.on('error', ({ message }) => {
    mistake ??= message;
  });
  parser.write(xml).close();
  return mistake;
}

/** All that links lead to in a feed or a sitemap, with those in the HTML of a feed's items. */
export function linksInXml(text: string, xmlMode = true): string[] {
  const all = DomUtils.getElementsByTagName(
    '*',
    parseDocument(text, { xmlMode }),
  );
  return all.flatMap(({ name, attribs, children }) => {
    const isWhole = !xmlMode || children.some((child) => 'attribs' in child);
    const value = isWhole ? '' : DomUtils.textContent(children).trim();
    const isAddress = ADDRESS.test(name) && /^https?:/.test(value);
    return [
      ...[attribs['href'] ?? [], attribs['src'] ?? []].flat(),
      ...(isAddress
        ? [value]
        : value.includes('<')
          ? linksInXml(value, false)
          : []),
    ];
  });
}

const ADDRESS = /^(?:link|guid|id|loc)$/;

/** The paths of all pages in a sitemap, without slash at their beginning. */
export const pathsInSitemap = (xml: string): string[] =>
  linksInXml(xml).map((address) => new URL(address).pathname.slice(1));
