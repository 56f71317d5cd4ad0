import { Link } from '@/components/ui/link';
import { readingTimeText, type BlogPost } from '@/lib/site/content';
import { formatDay } from '@/lib/base/text';

type PostMetaProps = { post: BlogPost; isShort?: boolean };

/** When, how long, by whom; in a list of posts, without what the authors do. */
export function PostMeta({ post, isShort = false }: PostMetaProps) {
  return (
    <div className="post-meta">
      <p>
        <time dateTime={post.date}>{formatDay(post.date)}</time>
        {' · '}
        {readingTimeText(post.minutes)}
      </p>
      <ul className="post-authors" aria-label="Authors">
        {post.authors.map(({ key, name, title, url }) => (
          <li key={key}>
            {url ? <Link href={url}>{name}</Link> : name}
            {title && !isShort && (
              <span className="post-author-title">{title}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
