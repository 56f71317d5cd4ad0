import type { Metadata } from 'next';
import { MAIN_ID } from '@/lib/site';
import { Link } from '@/components/ui/link';
import { PageContent } from '@/components/build/page-content';

export const metadata: Metadata = { title: 'Lab', robots: { index: false } };

const PAGES = [
  {
    path: '/lab/components',
    label: 'Components',
    shows: 'every component of pages and of the frame, in every state',
  },
  {
    path: '/lab/search',
    label: 'Search panel and symbol card',
    shows: 'what opens below the search box and at a symbol, in every state',
  },
  {
    path: '/lab/crash',
    label: 'Crashes',
    shows: 'a page and a shell that crash on demand',
  },
];

/** What the lab holds; in development and in builds with SITE_LAB=1 only. */
export default function Lab() {
  return (
    <PageContent>
      <main id={MAIN_ID} tabIndex={-1} className="page-narrow">
        <h1>Lab</h1>
        <ul>
          {PAGES.map(({ path, label, shows }) => (
            <li key={path}>
              <Link href={path}>{label}</Link>: {shows}
            </li>
          ))}
        </ul>
      </main>
    </PageContent>
  );
}
