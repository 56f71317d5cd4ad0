import { BlogPage } from '@/components/blog/blog-page';
import { Link } from '@/components/ui/link';
import { PageContent } from '@/components/build/page-content';
import { groupByYear, getSite, metadataOf } from '@/lib/site/content';
import { formatDay } from '@/lib/base/text';

export const generateMetadata = () =>
  metadataOf({
    path: '/blog/archive',
    title: 'Archive',
    description:
      'All posts of the RxAngular blog by year, newest first, with date and title.',
  });

export default function ArchiveRoute() {
  return (
    <PageContent>
      <BlogPage title="Archive">
        {groupByYear(getSite().posts).map(({ year, posts }) => (
          <section key={year} className="archive-year">
            <h2>{year}</h2>
            <ul>
              {posts.map(({ path, title, date }) => (
                <li key={path}>
                  <time dateTime={date}>{formatDay(date)}</time>{' '}
                  <Link href={path}>{title}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </BlogPage>
    </PageContent>
  );
}
