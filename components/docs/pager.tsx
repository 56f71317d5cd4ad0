import { Link } from '@/components/ui/link';
import type { PagerLinks } from '@/lib/site/nav';

/**
 * The neighbouring pages in their order, and what they are about.
 *
 * @param props.name of the landmark
 * @param props.before what a reader calls the page before; `after` the same of the other one
 */
export function Pager(props: {
  pager: PagerLinks;
  name: string;
  before: string;
  after: string;
}) {
  const { previous, next } = props.pager;
  if (!previous && !next) return null;
  return (
    <nav className="pager" aria-label={props.name}>
      {previous && (
        <Link className="pager-link" href={previous.path} rel="prev">
          <span>{props.before}</span> {previous.label}{' '}
          <small>{previous.description}</small>
        </Link>
      )}
      {next && (
        <Link className="pager-link pager-next" href={next.path} rel="next">
          <span>{props.after}</span> {next.label}{' '}
          <small>{next.description}</small>
        </Link>
      )}
    </nav>
  );
}
