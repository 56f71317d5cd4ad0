import { Link } from '@/components/ui/link';
import type { Breadcrumb } from '@/lib/site/nav';

/** Where the page stands in the documentation. */
export function Breadcrumbs({ breadcrumbs }: { breadcrumbs: Breadcrumb[] }) {
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumbs">
      <ol>
        {breadcrumbs.map(({ label, path }, index) => (
          <li key={`${index}-${label}`}>
            {index === breadcrumbs.length - 1 ? (
              <span aria-current="page">{label}</span>
            ) : path === undefined ? (
              <span>{label}</span>
            ) : (
              <Link href={path}>{label}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
