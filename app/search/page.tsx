import type { Metadata } from 'next';
import { SearchPage } from '@/components/search/search-page';
import { PageContent } from '@/components/build/page-content';
import { getSite } from '@/lib/site/content';
import { pageMetadata } from '@/lib/site/config';

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
    <PageContent>
      <SearchPage />
    </PageContent>
  );
}
