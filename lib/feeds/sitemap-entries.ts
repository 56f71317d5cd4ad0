import { countTags, tagPath } from '@/lib/blog/groups';
import type { DocEntry } from '@/lib/content/read-docs';
import type { BlogPost } from '@/lib/content/read-posts';

export type SitemapEntry = {
  /** Site path without base path. */
  path: string;
  /** ISO date of the last change, where the version history knows it. */
  lastModified: string | undefined;
};

/**
 * Every page that search engines shall list: not the search page, nor addresses that lead elsewhere.
 *
 * @param lastUpdated Day of the last change of a content file.
 */
export function listSitemapEntries(
  { docs, posts }: { docs: readonly DocEntry[]; posts: readonly BlogPost[] },
  lastUpdated: (file: string) => string | undefined,
): SitemapEntry[] {
  const lists = [
    '/blog',
    '/blog/archive',
    '/blog/tags',
    ...countTags(posts).map(({ tag }) => tagPath(tag)),
  ];
  return [
    { path: '/', lastModified: undefined },
    ...[...docs, ...posts].map(({ path, file }) => ({
      path,
      lastModified: lastUpdated(file),
    })),
    ...lists.map((path) => ({ path, lastModified: undefined })),
  ];
}
