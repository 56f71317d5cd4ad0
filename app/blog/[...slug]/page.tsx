import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PostPage } from '@/components/blog/post-page';
import { renderArticle } from '@/components/mdx/render-article';
import { StaticPage } from '@/components/ui/static-page';
import { getSite, languageOfText } from '@/lib/content';
import { lastUpdated } from '@/lib/content/last-updated';
import { trackContentFile } from '@/lib/content/track';
import { findPagerLinks } from '@/lib/nav/pager';
import { pageMetadata } from '@/lib/site/metadata';
import { blogPosting } from '@/lib/site/structured-data';

type Props = { params: Promise<{ slug: string[] }> };

export const dynamicParams = false;

export function generateStaticParams(): { slug: string[] }[] {
  return getSite().posts.map(({ path }) => ({
    slug: path.split('/').slice(2),
  }));
}

async function pageOf({ params }: Props) {
  const { slug } = await params;
  const site = getSite();
  const post = site.posts.find(
    ({ path }) => path === `/blog/${slug.join('/')}`,
  );
  if (!post) notFound();
  return { site, post };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { site, post } = await pageOf(props);
  return pageMetadata({
    config: site.config,
    path: post.path,
    title: post.title,
    description: post.description,
    translations: post.translations,
    type: 'article',
    publishedTime: post.date,
    modifiedTime: lastUpdated(post.file),
    markdownPath: `${post.path}.md`,
  });
}

export default async function PostRoute(props: Props) {
  const { site, post } = await pageOf(props);
  await trackContentFile(post.file);
  const pages = site.posts.map(({ title, path }) => ({ label: title, path }));
  return (
    <StaticPage>
      <PostPage
        post={post}
        language={languageOfText(site, post)}
        article={await renderArticle(site, post)}
        pager={findPagerLinks(pages, post.path)}
        editUrl={site.config.editBase + post.file}
        lastUpdated={lastUpdated(post.file)}
        structuredData={[blogPosting(site.config, post)]}
      />
    </StaticPage>
  );
}
