import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { generateMetadata as notFoundMetadata } from '@/app/not-found';
import { DocPage } from '@/components/docs/doc-page';
import { Sidebar } from '@/components/build/sidebar';
import { shownArticle } from '@/components/build/shown-article';
import { PageContent } from '@/components/build/page-content';
import { RedirectPage } from '@/components/build/redirect-page';
import {
  describeDoc,
  findDoc,
  getSite,
  headOfDoc,
  listVersionLeads,
  mainDocOf,
  metadataOf,
  siteAt,
  sitesOfVersions,
} from '@/lib/site/content';

type Props = { params: Promise<{ slug: string[] }> };

export const dynamicParams = false;

export function generateStaticParams(): { slug: string[] }[] {
  const site = getSite();
  return [
    ...sitesOfVersions(site).flatMap(({ docs }) =>
      docs.map(({ path }) => path),
    ),
    ...listVersionLeads(site),
  ].map((path) => ({ slug: path.split('/').slice(2) }));
}

/**
 * The page of a path, in the site as the path's version has it; the main page for a path that leads there. Undefined
 * for a page that is removed while it is written.
 */
async function pageOf({ params }: Props) {
  const { slug } = await params;
  const path = `/docs/${slug.join('/')}`;
  const site = siteAt(getSite(), path);
  const doc = findDoc(site, path);
  if (doc) return { site, doc, isLead: false };
  const main = mainDocOf(site, site.config);
  const isLead = listVersionLeads(site).includes(path);
  return main && isLead ? { site, doc: main, isLead } : undefined;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await pageOf(props);
  if (!found) return notFoundMetadata();
  const { site, doc, isLead } = found;
  const head = headOfDoc(site, doc);
  return metadataOf(
    isLead
      ? { ...head, title: 'Documentation' }
      : { ...head, markdownPath: `${doc.path}.md` },
  );
}

export default async function DocRoute(props: Props) {
  const found = await pageOf(props);
  if (!found) notFound();
  const { site, doc, isLead } = found;
  if (isLead) return <RedirectPage to={doc.path} label={doc.title} />;
  const article = await shownArticle(site, doc);
  return (
    <PageContent mistakes={article.mistakes}>
      <div className="docs-shell">
        <Sidebar site={site} path={doc.path} />
        <DocPage
          {...describeDoc(site, doc)}
          article={article}
          isOfPackage={site.packages.some(({ path }) => path === doc.path)}
        />
      </div>
    </PageContent>
  );
}
