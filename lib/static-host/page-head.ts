import { DomUtils, parseDocument } from 'htmlparser2';

/** What a document of the export says about itself. */
export type PageHead = {
  description: string;
  /** Address of the Markdown twin, where the page has one. */
  markdownUrl: string | undefined;
};

/** Reads the head of a document; what is missing is empty. */
export function readPageHead(html: string): PageHead {
  const head = parseDocument(html.slice(0, html.indexOf('</head>')));
  const attribute = (
    tagName: string,
    wanted: Readonly<Record<string, string>>,
    name: string,
  ): string | undefined =>
    DomUtils.getElementsByTagName(tagName, head).find(({ attribs }) =>
      Object.entries(wanted).every(([key, value]) => attribs[key] === value),
    )?.attribs[name];
  return {
    description: attribute('meta', { name: 'description' }, 'content') ?? '',
    markdownUrl: attribute(
      'link',
      { rel: 'alternate', type: 'text/markdown' },
      'href',
    ),
  };
}
