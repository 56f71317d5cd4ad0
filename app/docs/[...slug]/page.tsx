import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { DocPage } from '@/components/docs/doc-page';
import { renderArticle } from '@/components/mdx/render-article';
import { RedirectNotice } from '@/components/layout/redirect-notice';
import { StaticPage } from '@/components/ui/static-page';
import {
  describeDoc,
  findDoc,
  getSite,
  headOfDoc,
  listVersionLeads,
  mainDocOf,
  siteAt,
  sitesOfVersions,
} from '@/lib/content';
import { listKeptPages } from '@/lib/cache/kept-pages';
import { trackContentFile } from '@/lib/content/track';
import { pageMetadata } from '@/lib/site/metadata';

type Props = { params: Promise<{ slug: string[] }> };

export const dynamicParams = false;

/** Pages of an earlier build that would come out the same are left to the step that finishes the export. */
export function generateStaticParams(): { slug: string[] }[] {
  const site = getSite();
  const kept = listKeptPages();
  return [
    ...sitesOfVersions(site).flatMap(({ docs }) => docs),
    ...listVersionLeads(site),
  ]
    .filter(({ path }) => !kept.has(path))
    .map(({ path }) => ({ slug: path.split('/').slice(2) }));
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
  const head = headOfDoc(site, doc);
  return pageMetadata(
    isLead
      ? { ...head, title: 'Documentation' }
      : { ...head, markdownPath: `${doc.path}.md` },
  );
}

export default async function DocRoute(props: Props) {
  const { site, doc, isLead } = await pageOf(props);
  if (isLead) return <RedirectNotice to={doc.path} label={doc.title} />;
  await trackContentFile(doc.file);
  return (
    <StaticPage>
      <DocPage
        {...describeDoc(site, doc)}
        article={await renderArticle(site, doc)}
      />
    </StaticPage>
  );
}
