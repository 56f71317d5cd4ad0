import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { escapeHtml } from '@/lib/base/text';
import { normalizePath } from '@/lib/base/url';
import { linksInXml } from '../xml';
import type { Document } from './types';

export type Page = ReturnType<typeof readPage>;

/** What of a page the checks look at. */
export function readPage(dir: string, file: string) {
  const html = readFileSync(join(dir, file), 'utf8');
  const document = parseDocument(html);
  for (const template of DomUtils.getElementsByTagName('template', document)) {
    // Of no document until a script puts it into one.
    template.children = [];
  }
  const all = DomUtils.getElementsByTagName('*', document);
  const named = (name: string) => all.filter((one) => one.name === name);
  const meta = (key: string, value: string) =>
    named('meta').find(({ attribs }) => attribs[key]?.toLowerCase() === value)
      ?.attribs['content'] ?? '';
  const canonical = named('link').find(
    ({ attribs }) => attribs['rel'] === 'canonical',
  );
  return {
    file,
    path: normalizePath(`/${file}`),
    html,
    ids: all.flatMap(({ attribs }) => attribs['id'] ?? []),
    links: named('a').flatMap(({ attribs }) => attribs['href'] ?? []),
    h1: named('h1').length,
    mains: named('main').length,
    description: meta('name', 'description'),
    canonical: canonical?.attribs['href'] ?? '',
    isRedirect: meta('http-equiv', 'refresh') !== '',
    isNoIndex: meta('name', 'robots').includes('noindex'),
  };
}

const MARKDOWN_CODE = /^(`{3,})(?!`)[\s\S]*?^\1|`[^`\n]*`/gm;

/** Where texts of each kind hold addresses. */
const ADDRESSES: readonly [RegExp, RegExp][] = [
  [/\.md$|^llms.*\.txt$/, /\]\(<?([^)\s>]+)/g],
  [/feed\.json$|\.webmanifest$/, /"(?:url|src)":\s*"([^"]+)"/g],
];

/** Feeds, sitemap, Markdown twins and manifest: a crawler gets a page of their links. */
export function readText(dir: string, file: string): Document[] {
  const pattern = ADDRESSES.find(([name]) => name.test(file))?.[1];
  if (!pattern && !file.endsWith('.xml')) return [];
  const text = readFileSync(join(dir, file), 'utf8');
  const links = pattern
    ? [
        ...text
          .replace(MARKDOWN_CODE, '')
          .replaceAll('&amp;', '&')
          .matchAll(pattern),
      ].map(([, link = '']) => link)
    : linksInXml(text);
  const html = links.map((href) => `<a href="${escapeHtml(href)}"></a>`);
  return [{ file, path: `/${file}`, html: html.join(''), links }];
}
