import type { Site, Page } from '@/lib/site/content';
import type { ShownArticle } from './dev-article';
import { renderArticle } from './render-article';

/**
 * The content of a page as its route shows it.
 *
 * @throws ContentError in a build, for anything an author wrote wrong
 */
export async function shownArticle(
  site: Site,
  page: Page,
): Promise<ShownArticle> {
  if (process.env.NODE_ENV === 'development') {
    const { devArticle } = await import('./dev-article');
    return devArticle(site, page);
  }
  return renderArticle(site, page);
}
