import { BlogPage } from '@/components/blog/blog-page';
import { PostList } from '@/components/blog/post-list';
import { PageContent } from '@/components/build/page-content';
import { getSite, metadataOf } from '@/lib/site/content';

export const generateMetadata = () =>
  metadataOf({
    path: '/blog',
    title: 'Blog',
    description:
      'Release announcements and background of the RxAngular packages, written by the people who build them.',
  });

export default function BlogRoute() {
  return (
    <PageContent>
      <BlogPage title="Blog">
        <PostList posts={getSite().posts} />
      </BlogPage>
    </PageContent>
  );
}
