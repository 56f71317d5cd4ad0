import { normalizePath } from '@/lib/base/url';
import type { OpenExport } from './open-export';
import { pathsInSitemap } from './xml';

/** A kind of page with the page that stands for it. */
type PageKind = {
  name: string;
  /** Site path. */
  path: string;
  /** File in the export. */
  file: string;
};

/** The pages that are measured: those that differ most, and the one in the middle. */
export function pageKinds(out: OpenExport): PageKind[] {
  const sent = (file: string) => out.weigh([file], 'gzip');
  const bySize = [...out.docsPages].sort(
    (a, b) => sent(a) - sent(b) || (a < b ? -1 : 1),
  );
  const [post = ''] = pathsInSitemap(out.read('sitemap.xml')).flatMap(
    (route) => /\b(?:blog\/\d{4}\/.*)$/.exec(route) ?? [],
  );
  const kind = (name: string, file: string): PageKind => ({
    name,
    file,
    path: normalizePath(`/${file}`),
  });
  return [
    kind('home', 'index.html'),
    kind('short page', bySize[0] ?? ''),
    kind('median page', bySize[Math.floor(bySize.length / 2)] ?? ''),
    kind('longest page', bySize.at(-1) ?? ''),
    kind('blog post', `${post}.html`),
    kind('search', 'search.html'),
  ];
}
