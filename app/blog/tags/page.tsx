import { BlogPage } from '@/components/blog/blog-page';
import { TagList } from '@/components/blog/tag-list';
import { PageContent } from '@/components/build/page-content';
import { countTags, getSite, metadataOf } from '@/lib/site/content';

export const generateMetadata = () =>
  metadataOf({
    path: '/blog/tags',
    title: 'Tags',
    description:
      'The subjects of the RxAngular blog as tags, each with the number of posts that carry it.',
  });

export default function TagsRoute() {
  return (
    <PageContent>
      <BlogPage title="Tags">
        <TagList tags={countTags(getSite().posts)} />
      </BlogPage>
    </PageContent>
  );
}
