import { Island } from '@/components/islands/island';
import { Link } from '@/components/ui/link';
import type { NavLink } from '@/lib/site/content';
import { NOT_FOUND_SCRIPT } from '@/lib/site/config';
import { MAIN_ID } from '@/lib/site/config';
import LikelyPages from './likely-pages.island';

/** What a reader finds at an address where nothing is published. */
export function NotFoundPage({ links }: { links: readonly NavLink[] }) {
  return (
    <main id={MAIN_ID} tabIndex={-1} className="page-narrow not-found">
      <script dangerouslySetInnerHTML={{ __html: NOT_FOUND_SCRIPT }} />
      <BrokenStream />
      <h1>Page Not Found</h1>
      <p>
        Nothing is published at this address. It may be mistyped, or a link
        elsewhere is wrong.
      </p>
      <Island of="layout/likely-pages" when="load">
        <LikelyPages />
      </Island>
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

/** The address as a stream that ends in an error. */
function BrokenStream() {
  return (
    <svg
      className="broken-stream"
      viewBox="0 0 320 48"
      width="320"
      height="48"
      aria-hidden="true"
    >
      <path className="marble-line" d="M0 24H300" />
      {['4', '0', '4'].map((digit, index) => (
        <g key={index}>
          <circle
            className="marble-value"
            cx={50 + index * 75}
            cy="24"
            r="20"
          />
          <text className="marble-text" x={50 + index * 75} y="29">
            {digit}
          </text>
        </g>
      ))}
      <path className="marble-error" d="M290 14l20 20m0 -20l-20 20" />
    </svg>
  );
}
