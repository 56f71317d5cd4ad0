import otherPages from '@/content/search-pages.json' with { type: 'json' };
import { readApi } from '@/lib/packages';
import { DOCUMENTED_PACKAGES } from '@/lib/site/product';
import { searchWeightOf } from './search-weights';
import { renderArticle } from './render-article';
import type { Site } from '@/lib/site/content';
import { maintainersSectionOf, buildBreadcrumbs } from '@/lib/site/nav';
import type { SearchablePage } from '@/lib/search';

/**
 * Everything search covers, from the same articles as the site: documentation, blog and home page, and what has no
 * article, such as the playground.
 */
export async function collectSearchablePages(
  site: Site,
): Promise<SearchablePage[]> {
  const pages = [
    homePage(site),
    ...otherPages.map((page) => withoutSections(page)),
  ];
  for (const page of [...site.docs, ...site.posts]) {
    const { path, title, description, keywords, questions } = page;
    const { aka = [], documents = [] } = page;
    if (maintainersSectionOf(site.sidebar, path)) continue;
    pages.push({
      route: path,
      title,
      ...(page.kind === 'doc' && { navLabel: page.sidebarLabel }),
      description,
      keywords,
      aka,
      questions,
      documents,
      ...searchWeightOf(path),
      // The first is the home page, the last the page itself.
      breadcrumbs:
        page.kind === 'post'
          ? ['Blog']
          : buildBreadcrumbs(site.sidebar, path)
              .slice(1, -1)
              .map(({ label }) => label),
      sections: (await renderArticle(site, page, false)).sections,
    });
  }
  return pages;
}

/** The home page has no article; what it says of the packages is what a reader may look for. */
function homePage({ config, home, packages }: Site): SearchablePage {
  const text = packages
    .map(({ label, need, summary }) => `${label}: ${need} ${summary}`)
    .join(' ');
  return withoutSections(
    { route: '/', title: config.title, description: home.description },
    text,
  );
}

/** A page with no headings to lead to. */
const withoutSections = (
  page: Pick<SearchablePage, 'route' | 'title' | 'description' | 'keywords'>,
  text = '',
): SearchablePage => ({
  ...page,
  breadcrumbs: [],
  sections: [
    {
      id: '',
      heading: '',
      text,
      excerpt: text,
      code: '',
      documents: [],
    },
  ],
});

/** Exports and entry points of the documented packages, by their names in code. */
export function collectSymbols(site: Site): string[] {
  return readApi(site.root, DOCUMENTED_PACKAGES).flatMap(({ entries }) =>
    Object.entries(entries).flatMap(([entry, symbols]) => [
      entry,
      ...symbols
        .filter(({ isInternal }) => !isInternal)
        .map(({ name }) => name),
    ]),
  );
}
