import { SearchPage } from '@/components/search/search-page';
import { PageContent } from '@/components/build/page-content';
import { metadataOf } from '@/lib/site/content';

export const generateMetadata = () =>
  metadataOf({
    path: '/search',
    title: 'Search the documentation',
    description:
      'All pages of the documentation and the blog that match a query.',
    noIndex: true,
  });

export default function SearchRoute() {
  return (
    <PageContent>
      <SearchPage />
    </PageContent>
  );
}
