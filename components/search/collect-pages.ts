import { HomePage } from '@/components/home/home-page';
import { renderArticle } from '@/components/mdx/render-article';
import { toStaticMarkup } from '@/components/ui/static-markup';
import type { Site } from '@/lib/content/load-site';
import { buildBreadcrumbs } from '@/lib/nav/breadcrumbs';
import { readSections } from '@/lib/search/build/read-sections';
import type { SearchablePage } from '@/lib/search/types';
import { webSite } from '@/lib/site/structured-data';

/** Everything search covers, from the same articles as the site: documentation, blog and home page. */
export async function collectSearchablePages(site: Site): Promise<SearchablePage[]> {
  const pages: SearchablePage[] = [homePage(site)];
  for (const doc of site.docs) {
    const { html, headings } = await renderArticle(site, doc);
    const trail = buildBreadcrumbs(site.sidebar, doc.path);
    pages.push({
      route: doc.path,
      title: doc.title,
      navLabel: doc.sidebarLabel,
      description: doc.description,
      keywords: doc.keywords,
      // The first is the home page, the last the page itself.
      breadcrumbs: trail.slice(1, -1).map(({ label }) => label),
      sections: readSections(html, headings),
    });
  }
  for (const post of site.posts) {
    const { html, headings } = await renderArticle(site, post);
    pages.push({
      route: post.path,
      title: post.title,
      description: post.description,
      keywords: post.keywords,
      breadcrumbs: ['Blog'],
      sections: readSections(html, headings),
    });
  }
  return pages;
}

function homePage(site: Site): SearchablePage {
  const { config } = site;
  const html = toStaticMarkup(HomePage({ config, structuredData: webSite(config) }));
  return {
    route: '/',
    title: config.title,
    description: config.description,
    breadcrumbs: [],
    sections: readSections(html, []),
  };
}
