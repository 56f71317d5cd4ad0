import { notFound } from 'next/navigation';
import { PackageDocument } from '@/components/build/package-document';
import { PageContent } from '@/components/build/page-content';
import { getSite, metadataOf } from '@/lib/site/content';
import { allPagesPath } from '@/lib/site/config';

type Props = { params: Promise<{ package: string }> };

export const dynamicParams = false;

export function generateStaticParams(): { package: string }[] {
  return getSite().packages.map(({ path }) => ({
    package: path.slice('/docs/'.length),
  }));
}

async function packageOf({ params }: Props) {
  const path = `/docs/${(await params).package}`;
  const info = getSite().packages.find((one) => one.path === path);
  if (!info) notFound();
  return info;
}

export async function generateMetadata(props: Props) {
  const { path, label } = await packageOf(props);
  return metadataOf({
    path: allPagesPath(path),
    title: `${label}: all pages`,
    description: `All pages of the documentation of ${label} in one document, to print or to read in one go.`,
    noIndex: true,
  });
}

export default async function PackageRoute(props: Props) {
  const { path, label } = await packageOf(props);
  const site = getSite();
  return (
    <PageContent>{await PackageDocument({ site, path, label })}</PageContent>
  );
}
