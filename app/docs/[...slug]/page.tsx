import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { DocPage } from '@/components/docs/doc-page';
import { renderArticle } from '@/components/mdx/render-article';
import { RedirectNotice } from '@/components/layout/redirect-notice';
import { StaticPage } from '@/components/ui/static-page';
import {
  canonicalDoc,
  findDoc,
  getSite,
  languageOfText,
  listVersionLeads,
  mainDocOf,
  siteAt,
  sitesOfVersions,
} from '@/lib/content';
import { lastUpdated } from '@/lib/content/last-updated';
import { trackContentFile } from '@/lib/content/track';
import { buildBreadcrumbs } from '@/lib/nav/breadcrumbs';
import { findPagerLinks } from '@/lib/nav/pager';
import { pageMetadata } from '@/lib/site/metadata';
import { breadcrumbList, techArticle } from '@/lib/site/structured-data';

type Props = { params: Promise<{ slug: string[] }> };

export const dynamicParams = false;

export function generateStaticParams(): { slug: string[] }[] {
  const site = getSite();
  return [
    ...sitesOfVersions(site).flatMap(({ docs }) => docs),
    ...listVersionLeads(site),
  ].map(({ path }) => ({ slug: path.split('/').slice(2) }));
}

/** The page of a path, in the site as the path's version has it; the main page for a path that leads there. */
async function pageOf({ params }: Props) {
  const { slug } = await params;
  const path = `/docs/${slug.join('/')}`;
  const site = siteAt(getSite(), path);
  const doc = findDoc(site, path);
  if (doc) return { site, doc, isLead: false };
  const main = mainDocOf(site, site.config);
  const isLead = listVersionLeads(site).some((lead) => lead.path === path);
  if (!main || !isLead) notFound();
  return { site, doc: main, isLead };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { site, doc, isLead } = await pageOf(props);
  const canonical = canonicalDoc(site, doc);
  return pageMetadata({
    config: site.config,
    path: doc.path,
    title: isLead ? 'Documentation' : doc.title,
    description: doc.description,
    translations: canonical.translations,
    canonicalPath: canonical.path,
    type: 'article',
    modifiedTime: lastUpdated(doc.file),
    ...(isLead ? {} : { markdownPath: `${doc.path}.md` }),
  });
}

export default async function DocRoute(props: Props) {
  const { site, doc, isLead } = await pageOf(props);
  if (isLead) return <RedirectNotice to={doc.path} label={doc.title} />;
  await trackContentFile(doc.file);
  const breadcrumbs = buildBreadcrumbs(site.sidebar, doc.path);
  const updated = lastUpdated(doc.file);
  return (
    <StaticPage>
      <DocPage
        doc={doc}
        language={languageOfText(site, doc)}
        article={await renderArticle(site, doc)}
        breadcrumbs={breadcrumbs}
        pager={findPagerLinks(site.readingOrder, doc.path)}
        editUrl={site.config.editBase + doc.file}
        lastUpdated={updated}
        structuredData={[
          breadcrumbList(site.config, breadcrumbs, doc.path),
          techArticle(site.config, doc, updated),
        ]}
      />
    </StaticPage>
  );
}
