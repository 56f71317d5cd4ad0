import type { DevProblem } from '@/lib/content/dev-reports';
import type { Site } from '@/lib/content/load-site';
import type { Article } from '@/lib/mdx/article-cache';
import { renderArticle } from './render-article';
import type { Page } from './render-article';

/** An article as a route shows it; while writing, with the mistakes of its page. */
export type ShownArticle = Article & { mistakes?: readonly DevProblem[] };

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
    const { devArticle } = await import('@/components/dev/dev-article');
    return devArticle(site, page);
  }
  return renderArticle(site, page);
}
