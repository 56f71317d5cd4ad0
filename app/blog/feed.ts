import type { Feed } from 'feed';
import { renderArticle } from '@/components/build/render-article';
import { getSite } from '@/lib/content';
import { buildFeed } from '@/lib/feeds';

/** The blog as a feed; the three feed routes write it in their formats. */
export async function blogFeed(): Promise<Feed> {
  const site = getSite();
  const posts = await Promise.all(
    site.posts.map(async (post) => {
      const { html } = await renderArticle(site, post);
      return { ...post, html };
    }),
  );
  return buildFeed(site.config, posts, site.footer.copyright);
}
