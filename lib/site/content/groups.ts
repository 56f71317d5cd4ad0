import type { BlogPost } from './read-posts';

/** Every tag with the number of posts that carry it, in alphabetical order. */
export function countTags(posts: readonly BlogPost[]) {
  const all = posts.flatMap(({ tags }) => tags);
  return [...new Set(all)]
    .sort((a, b) => a.localeCompare(b))
    .map((tag) => ({ tag, count: all.filter((one) => one === tag).length }));
}

/** Posts by year, newest year first; the posts keep their order. */
export function groupByYear(posts: readonly BlogPost[]) {
  const years = new Set(posts.map(({ date }) => date.slice(0, 4)));
  return [...years]
    .sort((a, b) => b.localeCompare(a))
    .map((year) => ({
      year,
      posts: posts.filter(({ date }) => date.startsWith(year)),
    }));
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
