import type { Feed } from 'feed';
import { renderArticle } from '@/components/build/render-article';
import { getSite } from '@/lib/site/content';
import { buildFeed } from '@/lib/site/feeds';
import { contentTypeOf } from '@/lib/base/url';

/**
 * The blog as a feed.
 *
 * @param name of the file, from which programs learn its format
 * @param write the feed in that format
 */
export async function blogFeed(
  name: string,
  write: (feed: Feed) => string,
): Promise<Response> {
  const site = getSite();
  const posts = await Promise.all(
    site.posts.map(async (post) => {
      const { html } = await renderArticle(site, post);
      return { ...post, html };
    }),
  );
  const feed = buildFeed(site.config, posts, site.footer.copyright);
  return new Response(write(feed), {
    headers: { 'Content-Type': contentTypeOf(`/blog/${name}`) },
  });
}
