import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { toRoute } from '../files';
import type { Page } from './types';

/** A section's page lies in its folder a second time, for hosts that add a slash. */
export function isCopy(file: string, files: readonly string[]): boolean {
  return (
    file.endsWith('/index.html') &&
    files.includes(file.replace(/\/index\.html$/, '.html'))
  );
}

/** What of a page the checks look at. */
export function readPage(dir: string, file: string): Page {
  const html = readFileSync(join(dir, file), 'utf8');
  const document = parseDocument(html);
  const all = DomUtils.getElementsByTagName('*', document);
  const named = (...names: string[]) =>
    all.filter(({ name }) => names.includes(name));
  const attribute = (elements: typeof all, name: string) =>
    elements.flatMap(({ attribs }) => attribs[name] ?? []);
  const meta = (name: string) =>
    named('meta').find(({ attribs }) => attribs['name'] === name)?.attribs[
      'content'
    ] ?? '';
  const linked = named('link');
  return {
    file,
    route: toRoute(file),
    ids: attribute(all, 'id'),
    links: attribute(named('a'), 'href'),
    assets: [
      ...attribute(named('script', 'img', 'source', 'video'), 'src'),
      ...attribute(named('img', 'source'), 'srcset').flatMap((set) =>
        set.split(',').map((part) => part.trim().split(/\s/)[0] ?? ''),
      ),
      ...attribute(
        linked.filter(({ attribs }) => attribs['rel'] !== 'canonical'),
        'href',
      ),
      ...named('meta')
        .filter(({ attribs }) =>
          /:image$/.test(attribs['property'] ?? attribs['name'] ?? ''),
        )
        .flatMap(({ attribs }) => attribs['content'] ?? []),
    ],
    h1: named('h1').length,
    title: DomUtils.textContent(named('title').slice(0, 1)),
    description: meta('description'),
    canonical: linked.find(({ attribs }) => attribs['rel'] === 'canonical')
      ?.attribs['href'],
    isRedirect: named('meta').some(
      ({ attribs }) => attribs['http-equiv']?.toLowerCase() === 'refresh',
    ),
    isNoIndex: /noindex/.test(meta('robots')),
  };
}
