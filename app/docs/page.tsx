import { RedirectNotice } from '@/components/layout/redirect-notice';
import { PageContent } from '@/components/build/page-content';
import { withBase } from '@/lib/base/url';
import { getSite, metadataOf } from '@/lib/site/content';

function landing() {
  const { config, docs } = getSite();
  const { mainDoc } = config;
  const doc = docs.find(({ id }) => id === mainDoc);
  if (!doc) {
    throw new Error(
      `content/site.json names the main document "${mainDoc}", which does not exist. /docs would lead nowhere; write the id of a page below content/docs.`,
    );
  }
  return doc;
}

export const generateMetadata = () =>
  metadataOf({ ...landing(), title: 'Documentation' });

export default function DocsPage() {
  const doc = landing();
  return (
    <>
      {/* React moves it into the head. */}
      <meta httpEquiv="refresh" content={`0; url=${withBase(doc.path)}`} />
      <PageContent>
        <RedirectNotice to={doc.path} label={doc.title} />
      </PageContent>
    </>
  );
}
