import { Link } from '@/components/ui/link';
import { tagPath } from '@/lib/site/content';

type TagListProps = { tags: readonly { tag: string; count?: number }[] };

/** Links to the posts of each tag, with counts where they are known. */
export function TagList({ tags }: TagListProps) {
  return (
    <ul className="tags" aria-label="Tags">
      {tags.map(({ tag, count }) => (
        <li key={tag}>
          <Link className="tag" href={tagPath(tag)}>
            {tag}
            {count !== undefined && (
              <span className="tag-count">
                {count}
                <span className="visually-hidden">
                  {count === 1 ? ' post' : ' posts'}
                </span>
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
