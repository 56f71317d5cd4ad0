import type { Metadata } from 'next';
import { BlogPage } from '@/components/blog/blog-page';
import { TagList } from '@/components/blog/tag-list';
import { PageContent } from '@/components/build/page-content';
import { countTags, getSite } from '@/lib/site/content';
import { pageMetadata } from '@/lib/site/config';

export function generateMetadata(): Metadata {
  return pageMetadata({
    config: getSite().config,
    path: '/blog/tags',
    title: 'Tags',
    description:
      'The subjects of the RxAngular blog as tags, each with the number of posts that carry it.',
  });
}

export default function TagsRoute() {
  return (
    <PageContent>
      <BlogPage title="Tags">
        <TagList tags={countTags(getSite().posts)} />
      </BlogPage>
    </PageContent>
  );
}
