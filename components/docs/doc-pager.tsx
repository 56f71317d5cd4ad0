import { Link } from '@/components/ui/link';
import type { PagerLinks } from '@/lib/nav';

/** The neighbouring pages in reading order, and what they are about. */
export function DocPager({ pager }: { pager: PagerLinks }) {
  const { previous, next } = pager;
  if (!previous && !next) return null;
  return (
    <nav className="pager" aria-label="Docs pages">
      {previous && (
        <Link className="pager-link" href={previous.path} rel="prev">
          <span>Previous</span> {previous.label}{' '}
          <small>{previous.description}</small>
        </Link>
      )}
      {next && (
        <Link className="pager-link pager-next" href={next.path} rel="next">
          <span>Next</span> {next.label} <small>{next.description}</small>
        </Link>
      )}
    </nav>
  );
}
