import { RedirectPage } from '@/components/build/redirect-page';
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
  return <RedirectPage to={doc.path} label={doc.title} />;
}
