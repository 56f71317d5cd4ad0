import { Link } from '@/components/ui/link';
import type { ExportFacts } from '@/lib/packages';
import { kilobytes } from './kilobytes';

/** What is known of an export as a whole: its path, since when it is there, and what its import costs. */
export function ExportLine(props: {
  entry: string;
  name: string;
  facts: ExportFacts;
}) {
  const { entry, name, facts } = props;
  const parts = [sinceText(facts), movedText(facts)].filter(Boolean);
  return (
    <p className="api-origin">
      <code>{name}</code> from <code>{entry}</code>
      {parts.map((part) => ` · ${part}`)} ·{' '}
      <Link href={COST_PAGE}>{costText(facts)}</Link>
    </p>
  );
}

const COST_PAGE = '/docs/choose/cost';

/** `+9.0 kB`, `<0.1 kB`, or why there is nothing to download. */
export function costText({ bytes, place }: ExportFacts): string {
  if (place === 'tool') return 'not in the bundle';
  if (place === 'server') return 'on the server only';
  if (place === 'type') return 'type only';
  return `+${kilobytes(bytes)}`.replace('+<', '<');
}

function sinceText({ since }: ExportFacts): string | undefined {
  return since && `since ${since}`;
}

function movedText({ moved }: ExportFacts): string | undefined {
  return moved && `until ${moved.major - 1} in ${moved.from}`;
}

/** Says when a member came that its owner did not have from the start. */
export function SinceTag({ release }: { release: string | undefined }) {
  return (
    release !== undefined && (
      <>
        {' '}
        <small>since {release}</small>
      </>
    )
  );
}
