import type { Metadata } from 'next';
import { NotFoundPage } from '@/components/layout/not-found-page';
import { StaticPart } from '@/components/layout/static-part.client';
import { StaticPage } from '@/components/build/static-page';
import { getSite } from '@/lib/content';
import { documentTitle } from '@/lib/site';

export function generateMetadata(): Metadata {
  const { config } = getSite();
  return {
    title: documentTitle(config, 'Page Not Found'),
    description:
      'There is no page at this address. The likely pages, the search and the packages lead on.',
  };
}

/**
 * A static part: the framework puts this page into the data of every other one. While writing it comes in place of a
 * page that is removed while it is open, in whose document the part does not stand.
 */
export default function NotFound() {
  return process.env.NODE_ENV === 'development' ? (
    <StaticPage>
      <NotFoundPage links={getSite().navbar} />
    </StaticPage>
  ) : (
    <StaticPart name="notFound" />
  );
}
