import { escapeHtml, toScriptLiteral } from '@/lib/base/text';

const TITLE = 'This page has moved';

/** The script of such a page, wherever it leads. */
export const REDIRECT_SCRIPT =
  /^location\.replace\("(?:[^"\\]|\\.)*"\+location\.search\+\(location\.hash\|\|"(?:[^"\\]|\\.)*"\)\)$/;

/**
 * A page that sends its reader on at once, for hosts without redirect rules.
 * The script keeps query and hash; without it the refresh leads to the same page,
 * and where neither works there is a link.
 *
 * @param href where the page went, with base path; may carry a hash
 * @param canonicalUrl the same as an absolute URL without hash
 */
export function renderRedirectPage(href: string, canonicalUrl: string): string {
  const [path = '', hash = ''] = href.split(/(?=#)/);
  const script = `location.replace(${toScriptLiteral(path)}+location.search+(location.hash||${toScriptLiteral(hash)}))`;
  return [
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/>',
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    `<title>${TITLE}</title>`,
    `<link rel="canonical" href="${escapeHtml(canonicalUrl)}"/>`,
    `<script>${script}</script>`,
    `<meta http-equiv="refresh" content="0; url=${escapeHtml(href)}"/>`,
    '<meta name="color-scheme" content="light dark"/>',
    `</head><body><main><h1>${TITLE}</h1>`,
    `<p>It is now at <a href="${escapeHtml(href)}">${escapeHtml(canonicalUrl)}</a>.</p>`,
    '</main></body></html>\n',
  ].join('');
}
