import { Link } from '@/components/ui/link';
import type { BlogPost } from '@/lib/site/content';
import { PostMeta } from './post-meta';
import { TagList } from './tag-list';

/** Posts with what a reader needs to choose one. */
export function PostList({ posts }: { posts: readonly BlogPost[] }) {
  return (
    <div className="post-list">
      {posts.map((post) => (
        <article key={post.path} className="post-summary">
          <h2>
            <Link href={post.path}>{post.title}</Link>
          </h2>
          <PostMeta post={post} isShort />
          <p>{post.description}</p>
          <TagList tags={post.tags.map((tag) => ({ tag }))} />
        </article>
      ))}
    </div>
  );
}
