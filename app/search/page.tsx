import type { Metadata } from 'next';
import { Suspense } from 'react';
import { MAIN_ID } from '@/components/layout/skip-link';
import { SearchPage } from '@/components/search/search-page.client';
import { getSite } from '@/lib/content';
import { pageMetadata } from '@/lib/site';
import { withBase } from '@/lib/url';

export function generateMetadata(): Metadata {
  return pageMetadata({
    config: getSite().config,
    path: '/search',
    title: 'Search the documentation',
    description:
      'All pages of the documentation and the blog that match a query.',
    noIndex: true,
  });
}

export default function SearchRoute() {
  return (
    <main id={MAIN_ID} tabIndex={-1} className="page-narrow search-page">
      <Suspense
        fallback={
          <>
            <h1>Search the documentation</h1>
            <p className="no-js">
              Searching needs JavaScript. Without it, the list beside every page
              of <a href={withBase('/docs/state')}>the documentation</a> shows
              all pages.
            </p>
          </>
        }
      >
        <SearchPage />
      </Suspense>
    </main>
  );
}
