import { Link } from '@/components/ui/link';
import type { NavLink } from '@/lib/content';
import { NOT_FOUND_SCRIPT } from '@/lib/site';
import { MAIN_ID } from '@/lib/site';

/** What a reader finds at an address where nothing is published. */
export function NotFoundPage({ links }: { links: readonly NavLink[] }) {
  return (
    <main id={MAIN_ID} tabIndex={-1} className="page-narrow not-found">
      <script dangerouslySetInnerHTML={{ __html: NOT_FOUND_SCRIPT }} />
      <h1>Page Not Found</h1>
      <p>
        Nothing is published at this address. It may be mistyped, or a link
        elsewhere is wrong.
      </p>
      <div data-likely-pages="" />
      {/* Waits for what is filled in above, so that it does not move. */}
      <div className="not-found-start">
        <h2>Where the documentation begins</h2>
        <ul>
          {links.map(({ label, href }) => (
            <li key={href}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
        </ul>
      </div>
    </main>
  );
}
