import type { Metadata } from 'next';
import { MAIN_ID } from '@/components/layout/skip-link';
import { Link } from '@/components/ui/link';
import { StaticPage } from '@/components/ui/static-page';
import { getSite } from '@/lib/content';
import { documentTitle } from '@/lib/site/page-title';

export function generateMetadata(): Metadata {
  const { config } = getSite();
  return {
    title: documentTitle(config, 'Page Not Found'),
    description:
      'There is no page at this address. The likely pages, the search and the packages lead on.',
  };
}

export default function NotFound() {
  const { navbar } = getSite();
  return (
    <StaticPage>
      <main id={MAIN_ID} tabIndex={-1} className="page-narrow not-found">
        <h1>Page Not Found</h1>
        <p>
          Nothing is published at this address. It may be mistyped, or a link
          elsewhere is wrong.
        </p>
        <div data-likely-pages="" />
        <h2>Where the documentation begins</h2>
        <ul>
          {navbar.map(({ label, href }) => (
            <li key={href}>
              <Link href={href}>{label}</Link>
            </li>
          ))}
        </ul>
      </main>
    </StaticPage>
  );
}
