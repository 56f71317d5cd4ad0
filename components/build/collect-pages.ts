import { z } from 'zod';
import { readApi } from '@/lib/api';
import { searchWeightOf } from './search-weights';
import { articleKey, renderArticle } from './render-article';
import type { Page, Site } from '@/lib/content';
import { cacheFile, readCached, writeCached } from '@/lib/files';
import { apartFrom, buildBreadcrumbs } from '@/lib/nav';
import { readSections } from '@/lib/search/build';
import type { SearchablePage, SearchableSection } from '@/lib/search';

const sectionsSchema: z.ZodType<SearchableSection[]> = z.array(
  z.object({
    id: z.string(),
    heading: z.string(),
    level: z.number(),
    text: z.string(),
    excerpt: z.string(),
    code: z.string(),
  }),
);

/**
 * Everything search covers, from the same articles as the site: documentation, blog and home page.
 *
 * @param isWriting whether samples may be in it that were not checked
 */
export async function collectSearchablePages(
  site: Site,
  isWriting?: boolean,
): Promise<SearchablePage[]> {
  const pages: SearchablePage[] = [homePage(site)];
  for (const doc of site.docs) {
    if (apartFrom(site.sidebar, doc.path)) continue;
    const trail = buildBreadcrumbs(site.sidebar, doc.path);
    pages.push({
      route: doc.path,
      title: doc.title,
      navLabel: doc.sidebarLabel,
      description: doc.description,
      keywords: doc.keywords,
      questions: doc.questions,
      ...searchWeightOf(doc.path),
      // The first is the home page, the last the page itself.
      breadcrumbs: trail.slice(1, -1).map(({ label }) => label),
      sections: await sectionsOf(site, doc, isWriting),
    });
  }
  for (const post of site.posts) {
    pages.push({
      route: post.path,
      title: post.title,
      description: post.description,
      keywords: post.keywords,
      questions: post.questions,
      ...searchWeightOf(post.path),
      breadcrumbs: ['Blog'],
      sections: await sectionsOf(site, post, isWriting),
    });
  }
  return pages;
}

/** Reading them from the article takes as long as all else that search does with a page that is known. */
async function sectionsOf(
  site: Site,
  page: Page,
  isWriting?: boolean,
): Promise<SearchableSection[]> {
  const file = cacheFile(
    'sections',
    ['lib/search/build'],
    [articleKey(site, page, isWriting)],
  );
  const known = readCached(file, (data) => sectionsSchema.parse(data));
  if (known) return known;
  const { html, headings } = await renderArticle(site, page, isWriting);
  const sections = readSections(html, headings);
  writeCached(file, sections);
  return sections;
}

/** The home page has no article; what it says of the packages is what a reader may look for. */
function homePage({ config, home, packages }: Site): SearchablePage {
  const text = packages
    .map(({ label, need, summary }) => `${label}: ${need} ${summary}`)
    .join(' ');
  return {
    route: '/',
    title: config.title,
    description: home.description,
    breadcrumbs: [],
    sections: [
      { id: '', heading: '', level: 1, text, excerpt: text, code: '' },
    ],
  };
}

/** Exports and entry points of the documented packages, by their names in code. */
export function collectSymbols(site: Site): string[] {
  return readApi(site.root).flatMap(({ entries }) =>
    Object.entries(entries).flatMap(([entry, symbols]) => [
      entry,
      ...symbols
        .filter(({ isInternal }) => !isInternal)
        .map(({ name }) => name),
    ]),
  );
}
