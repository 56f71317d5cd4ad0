import { escapeHtml, toScriptLiteral } from '@/lib/base/text';

type RedirectPage = {
  /** Where the page went: href with base path, may carry a hash. */
  href: string;
  /** The same as an absolute URL without hash. */
  canonicalUrl: string;
  title: string;
};

/** The script of such a page, wherever it leads. */
export const REDIRECT_SCRIPT =
  /^location\.replace\("(?:[^"\\]|\\.)*"\+location\.search\+\(location\.hash\|\|"(?:[^"\\]|\\.)*"\)\)$/;

/**
 * A page that sends its reader on at once, for hosts without redirect rules.
 * The script keeps query and hash; without it the refresh leads to the same page,
 * and where neither works there is a link.
 */
export function renderRedirectPage({
  href,
  canonicalUrl,
  title,
}: RedirectPage): string {
  const [path = '', hash = ''] = href.split(/(?=#)/);
  const script = `location.replace(${toScriptLiteral(path)}+location.search+(location.hash||${toScriptLiteral(hash)}))`;
  return [
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/>',
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    `<title>${escapeHtml(title)}</title>`,
    `<link rel="canonical" href="${escapeHtml(canonicalUrl)}"/>`,
    `<script>${script}</script>`,
    `<meta http-equiv="refresh" content="0; url=${escapeHtml(href)}"/>`,
    '<meta name="color-scheme" content="light dark"/>',
    '</head><body><main><h1>This page has moved</h1>',
    `<p>It is now at <a href="${escapeHtml(href)}">${escapeHtml(canonicalUrl)}</a>.</p>`,
    '</main></body></html>\n',
  ].join('');
}
