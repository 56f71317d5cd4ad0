import { Link } from '@/components/ui/link';
import type { ExportFacts } from '@/lib/packages';

/** What is known of an export as a whole: its path, since when it is there, and what its import costs. */
export function ExportLine(props: {
  entry: string;
  name: string;
  facts: ExportFacts;
}) {
  const { since, moved } = props.facts;
  return (
    <p className="api-origin">
      <code>{props.name}</code> from <code>{props.entry}</code>
      {since && ` · since ${since}`}
      {moved && ` · until ${moved.major - 1} in ${moved.from}`} ·{' '}
      <Link href="/docs/choose/cost">{costText(props.facts)}</Link>
    </p>
  );
}

/** `+9.0 kB`, `<0.1 kB`, or why there is nothing to download. */
export function costText({ bytes, place }: ExportFacts): string {
  if (place === 'tool') return 'not in the bundle';
  if (place === 'server') return 'on the server only';
  if (place === 'type') return 'type only';
  // Figure and unit stay on one line.
  return `${bytes < 50 ? '<0.1' : `+${(bytes / 1000).toFixed(1)}`}\u00a0kB`;
}
