import { Link } from '@/components/ui/link';
import { formatDay } from '@/lib/base/text';

/** How fresh a page is, how to change it, and how to say what is wrong or unclear. */
export function PageFooter({
  editUrl,
  lastUpdated,
  feedbackUrl,
}: {
  editUrl: string;
  lastUpdated: string | undefined;
  feedbackUrl: string;
}) {
  return (
    <div className="page-footer">
      <site-feedback>
        <Link href={feedbackUrl}>Report a problem</Link>
      </site-feedback>
      <Link href={editUrl}>Edit this page</Link>
      {lastUpdated && (
        <p>
          Last updated on{' '}
          <time dateTime={lastUpdated}>{formatDay(lastUpdated)}</time>
        </p>
      )}
    </div>
  );
}
