/**
 * Renders every n-th page into the cache of articles: one of several processes that the preparation of a large
 * site starts. What fails here is met again, and told, when the page is asked for.
 */
import './node-env';
import { renderArticle } from '@/components/mdx/render-article';
import { loadSite } from '@/lib/content/load-site';

const [first, step] = process.argv.slice(2).map(Number);
const site = loadSite(process.env['CONTENT_ROOT'] ?? 'content');
const pages = [...site.docs, ...site.posts];
for (let index = first ?? 0; index < pages.length; index += step ?? 1) {
  const page = pages[index];
  if (page) await renderArticle(site, page).catch(() => {});
}
