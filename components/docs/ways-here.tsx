import { Link } from '@/components/ui/link';
import type { Way } from '@/lib/site/choices';

/** The answers that lead to this page, each back to its question. */
export function WaysHere({ ways }: { ways: readonly Way[] }) {
  if (ways.length === 0) return null;
  return (
    <details className="details">
      <summary>When do you need this?</summary>
      <div className="details-content">
        <ul>
          {ways.map(({ answers, href }) => (
            <li key={href}>
              <Link href={href}>{answers.join(' › ')}</Link>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
