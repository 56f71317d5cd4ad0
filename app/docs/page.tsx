import type { Metadata } from 'next';
import { RedirectNotice } from '@/components/layout/redirect-notice';
import { PageContent } from '@/components/build/page-content';
import { getSite } from '@/lib/site/content';
import { pageMetadata } from '@/lib/site/config';

function landing() {
  const site = getSite();
  const { mainDoc } = site.config;
  const doc = site.docs.find(({ id }) => id === mainDoc);
  if (!doc) {
    throw new Error(
      `content/site.json names the main document "${mainDoc}", which does not exist. /docs would lead nowhere; write the id of a page below content/docs.`,
    );
  }
  return { site, doc };
}

export function generateMetadata(): Metadata {
  const { site, doc } = landing();
  return pageMetadata({
    config: site.config,
    path: doc.path,
    title: 'Documentation',
    description: doc.description,
    translations: doc.translations,
  });
}

export default function DocsPage() {
  const { doc } = landing();
  return (
    <PageContent>
      <RedirectNotice to={doc.path} label={doc.title} />
    </PageContent>
  );
}
