import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';

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
          Last updated on <time dateTime={lastUpdated}>{formatDay(lastUpdated)}</time>
        </p>
      )}
    </div>
  );
}

const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** `2023-03-07` as `March 7, 2023`. */
export function formatDay(isoDate: string): string {
  return DAY.format(new Date(`${isoDate}T00:00:00Z`));
}
