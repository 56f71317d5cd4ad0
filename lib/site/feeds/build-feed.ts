import { Feed } from 'feed';
import type { BlogPost } from '@/lib/site/content';
import { builtLocale, absoluteUrl } from '@/lib/site/config';
import type { SiteConfig } from '@/lib/site/config';
import { toPlainHtml } from './plain-html';

export type FeedPost = BlogPost & {
  /** The rendered content of the post. */
  html: string;
};

/**
 * The blog as a feed, with the full content of every post.
 * Ids are the posts' addresses and all dates come from the posts, so that two builds are the same.
 */
export function buildFeed(
  config: SiteConfig,
  posts: readonly FeedPost[],
  copyright: string,
): Feed {
  const link = absoluteUrl(config, '/blog');
  const feed = new Feed({
    title: `${config.title} blog`,
    description: `News and release notes of ${config.title}.`,
    id: link,
    link,
    language: builtLocale(config).htmlLang,
    copyright,
    updated: toDate(posts[0]?.date ?? '1970-01-01'),
    generator: config.title,
    feedLinks: {
      rss: absoluteUrl(config, '/blog/rss.xml'),
      atom: absoluteUrl(config, '/blog/atom.xml'),
      json: absoluteUrl(config, '/blog/feed.json'),
    },
  });
  for (const post of posts) {
    const url = absoluteUrl(config, post.path);
    feed.addItem({
      title: post.title,
      id: url,
      link: url,
      description: post.description,
      content: toPlainHtml(post.html, url),
      date: toDate(post.date),
      published: toDate(post.date),
      author: post.authors.map(({ name, url: link }) => ({
        name,
        ...(link && { link }),
      })),
      category: post.tags.map((name) => ({ name })),
    });
  }
  return feed;
}

/** A feed as RSS, in which an author is an address of mail: this site publishes none, so authors stand in the others. */
export function toRss({ options, items }: Feed): string {
  const feed = new Feed(options);
  for (const item of items) feed.addItem({ ...item, author: [] });
  return feed.rss2();
}

function toDate(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
