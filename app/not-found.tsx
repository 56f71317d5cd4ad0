import type { Metadata } from 'next';
import { NotFoundPage } from '@/components/layout/not-found-page';
import { PageContent } from '@/components/build/page-content';
import { getSite } from '@/lib/site/content';
import { documentTitle } from '@/lib/site/config';

export function generateMetadata(): Metadata {
  const { config } = getSite();
  return {
    title: documentTitle(config, 'Page Not Found'),
    description:
      'There is no page at this address. The likely pages, the search and the packages lead on.',
  };
}

export default function NotFound() {
  const { menu, navbar } = getSite();
  return (
    <PageContent>
      <NotFoundPage links={[...(menu?.links.slice(0, 1) ?? []), ...navbar]} />
    </PageContent>
  );
}
