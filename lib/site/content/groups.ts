import type { BlogPost } from './read-posts';

/** Every tag with the number of posts that carry it, in alphabetical order. */
export function countTags(
  posts: readonly BlogPost[],
): { tag: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const tag of posts.flatMap(({ tags }) => tags)) {
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .sort((a, b) => a.tag.localeCompare(b.tag));
}

/** Posts by year, newest year first; the posts keep their order. */
export function groupByYear(
  posts: readonly BlogPost[],
): { year: string; posts: BlogPost[] }[] {
  const years = new Map<string, BlogPost[]>();
  for (const post of posts) {
    const year = post.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years]
    .map(([year, posts]) => ({ year, posts }))
    .sort((a, b) => b.year.localeCompare(a.year));
}

/** Heading of a tag's page: `One post tagged with “cdk”`. */
export function taggedTitle(tag: string, count: number): string {
  const posts = count === 1 ? 'One post' : `${count} posts`;
  return `${posts} tagged with “${tag}”`;
}

/** Site path of a tag's page. */
export function tagPath(tag: string): string {
  return `/blog/tags/${tag}`;
}
