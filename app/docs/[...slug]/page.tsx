import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { DocPage } from '@/components/docs/doc-page';
import { renderArticle } from '@/components/mdx/render-article';
import { StaticPage } from '@/components/ui/static-page';
import { findDoc, getSite } from '@/lib/content';
import { lastUpdated } from '@/lib/content/last-updated';
import { trackContentFile } from '@/lib/content/track';
import { buildBreadcrumbs } from '@/lib/nav/breadcrumbs';
import { findPagerLinks } from '@/lib/nav/pager';
import { pageMetadata } from '@/lib/site/metadata';
import { breadcrumbList, techArticle } from '@/lib/site/structured-data';

type Props = { params: Promise<{ slug: string[] }> };

export const dynamicParams = false;

export function generateStaticParams(): { slug: string[] }[] {
  return getSite().docs.map(({ path }) => ({
    slug: path.split('/').slice(2),
  }));
}

async function pageOf({ params }: Props) {
  const { slug } = await params;
  const site = getSite();
  const doc = findDoc(site, `/docs/${slug.join('/')}`);
  if (!doc) notFound();
  return { site, doc };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { site, doc } = await pageOf(props);
  return pageMetadata({
    config: site.config,
    path: doc.path,
    title: doc.title,
    description: doc.description,
    type: 'article',
    modifiedTime: lastUpdated(doc.file),
    markdownPath: `${doc.path}.md`,
  });
}

export default async function DocRoute(props: Props) {
  const { site, doc } = await pageOf(props);
  await trackContentFile(doc.file);
  const breadcrumbs = buildBreadcrumbs(site.sidebar, doc.path);
  const updated = lastUpdated(doc.file);
  return (
    <StaticPage>
      <DocPage
        doc={doc}
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
