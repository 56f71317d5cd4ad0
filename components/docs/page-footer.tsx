import { Link } from '@/components/ui/link';
import { formatDay } from '@/lib/base/text';

/** How fresh a page is, how to change it, and how to say what is wrong or unclear. */
export function PageFooter(props: {
  editUrl: string;
  lastUpdated: string | undefined;
  feedbackUrl: string;
}) {
  const { editUrl, lastUpdated, feedbackUrl } = props;
  return (
    <div className="page-footer">
      <Link href={feedbackUrl}>Report a problem</Link>
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
