import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { generateMetadata as notFoundMetadata } from '@/app/not-found';
import { PostPage } from '@/components/blog/post-page';
import { shownArticle } from '@/components/build/shown-article';
import { PageContent } from '@/components/build/page-content';
import {
  describePost,
  getSite,
  lastUpdated,
  metadataOf,
} from '@/lib/site/content';

type Props = { params: Promise<{ slug: string[] }> };

export const dynamicParams = false;

export function generateStaticParams(): { slug: string[] }[] {
  return getSite().posts.map(({ path }) => ({
    slug: path.split('/').slice(2),
  }));
}

/** Undefined for a post that is removed while it is written. */
async function pageOf({ params }: Props) {
  const { slug } = await params;
  const site = getSite();
  const post = site.posts.find(
    ({ path }) => path === `/blog/${slug.join('/')}`,
  );
  return post && { site, post };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await pageOf(props);
  if (!found) return notFoundMetadata();
  const { post } = found;
  return metadataOf({
    ...post,
    type: 'article',
    publishedTime: post.date,
    modifiedTime: lastUpdated(post.file),
    markdownPath: `${post.path}.md`,
  });
}

export default async function PostRoute(props: Props) {
  const found = await pageOf(props);
  if (!found) notFound();
  const { site, post } = found;
  const article = await shownArticle(site, post);
  return (
    <PageContent mistakes={article.mistakes}>
      <PostPage {...describePost(site, post)} article={article} />
    </PageContent>
  );
}
