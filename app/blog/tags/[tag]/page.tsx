import { notFound } from 'next/navigation';
import { BlogPage } from '@/components/blog/blog-page';
import { PostList } from '@/components/blog/post-list';
import { PageContent } from '@/components/build/page-content';
import {
  countTags,
  getSite,
  metadataOf,
  tagPath,
  taggedTitle,
} from '@/lib/site/content';

type Props = { params: Promise<{ tag: string }> };

export const dynamicParams = false;

export function generateStaticParams(): { tag: string }[] {
  return countTags(getSite().posts).map(({ tag }) => ({ tag }));
}

async function pageOf({ params }: Props) {
  const { tag } = await params;
  const posts = getSite().posts.filter(({ tags }) => tags.includes(tag));
  if (posts.length === 0) notFound();
  return { tag, posts, title: taggedTitle(tag, posts.length) };
}

export async function generateMetadata(props: Props) {
  const { tag, title } = await pageOf(props);
  return metadataOf({
    path: tagPath(tag),
    title,
    description: `Posts of the RxAngular blog about ${tag}: announcements, reasons and background, newest first.`,
  });
}

export default async function TagRoute(props: Props) {
  const { posts, title } = await pageOf(props);
  return (
    <PageContent>
      <BlogPage title={title}>
        <PostList posts={posts} />
      </BlogPage>
    </PageContent>
  );
}
