import type { Metadata } from 'next';
import { StaticPart } from '@/components/layout/static-part.client';
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

/** A static part: the framework puts this page into the data of every other one. */
export default function NotFound() {
  return <StaticPart name="notFound" />;
}
