import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { formatDay } from '@/lib/text';

/** How fresh a page is and how to change it. */
export function PageFooter({
  editUrl,
  lastUpdated,
}: {
  editUrl: string;
  lastUpdated: string | undefined;
}) {
  return (
    <div className="page-footer">
      <Link href={editUrl}>
        <Icon name="pencil" />
        Edit this page
      </Link>
      {lastUpdated && (
        <p>
          Last updated on{' '}
          <time dateTime={lastUpdated}>{formatDay(lastUpdated)}</time>
        </p>
      )}
    </div>
  );
}
