import { BlogPage } from '@/components/blog/blog-page';
import { TagList } from '@/components/blog/tag-list';
import { PageContent } from '@/components/build/page-content';
import { countTags, getSite, metadataOf } from '@/lib/site/content';

export const generateMetadata = () =>
  metadataOf({
    path: '/blog/tags',
    title: 'Tags',
    description:
      'All tags of the RxAngular blog, each with the number of its posts.',
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
