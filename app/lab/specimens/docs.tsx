import { BlogPage } from '@/components/blog/blog-page';
import { PostList } from '@/components/blog/post-list';
import { PostMeta } from '@/components/blog/post-meta';
import { TagList } from '@/components/blog/tag-list';
import { Sidebar } from '@/components/build/sidebar';
import { MistakeDialog } from '@/components/dev/mistake-dialog';
import { Breadcrumbs } from '@/components/docs/breadcrumbs';
import { PageFooter } from '@/components/docs/page-footer';
import { PageTools } from '@/components/docs/page-tools';
import { Pager } from '@/components/docs/pager';
import { PrintPackage } from '@/components/docs/print-package';
import { Toc } from '@/components/docs/toc';
import { WaysHere } from '@/components/docs/ways-here';
import { TideGauge } from '@/components/home/tide-gauge';
import { Cards } from '@/components/mdx/card-list/cards';
import type { Site } from '@/lib/content';
import { buildToc } from '@/lib/nav';
import { LONG, type Parts } from './types';

const PAGER = { name: 'Docs pages', before: 'Previous', after: 'Next' };

const heading = (text: string, level: number) => ({
  id: text,
  level,
  text,
  html: text,
});

const CONTENTS = buildToc(
  [heading('One', 2), heading('Two', 3), heading(LONG, 2)],
  2,
  3,
);

const LINK = { label: LONG, path: '/docs/state', description: LONG };
const CARD = { href: '/docs/state', description: LONG, pages: 12 };
const PAGE_FOOTER = { editUrl: '/edit', feedbackUrl: '/feedback' };

const MISTAKE = {
  file: 'content/docs/state/actions.mdx',
  line: 12,
  column: 1,
  message: 'uses the unknown component <Detail>.',
  cure: 'Did you mean "Details"?',
};

/** What stands around the text of a page. */
export function docs(site: Site): Parts {
  return {
    Sidebar: {
      states: { 'In its place': <Sidebar site={site} path="/docs/state" /> },
    },
    Breadcrumbs: {
      states: {
        'Deep and long': (
          <Breadcrumbs
            breadcrumbs={[
              { label: 'Home', path: '/' },
              { label: LONG, path: '/docs/state' },
              { label: LONG, path: undefined },
              { label: 'Page', path: undefined },
            ]}
          />
        ),
      },
    },
    PageTools: { states: { Closed: <PageTools path="/docs/state" /> } },
    Toc: {
      states: {
        'Above the text': <Toc entries={CONTENTS} variant="disclosure" />,
        'Beside the text': <Toc entries={CONTENTS} variant="aside" />,
      },
    },
    WaysHere: {
      states: {
        Long: (
          <WaysHere ways={[{ answers: [LONG, LONG], href: '/docs/state' }]} />
        ),
      },
    },
    PageFooter: {
      states: {
        'With a date': <PageFooter {...PAGE_FOOTER} lastUpdated="2024-05-06" />,
        'Unknown date': <PageFooter {...PAGE_FOOTER} lastUpdated={undefined} />,
      },
    },
    PrintPackage: {
      states: { Long: <PrintPackage path="/docs/state" title={LONG} /> },
    },
    Pager: {
      states: {
        Both: <Pager {...PAGER} pager={{ previous: LINK, next: LINK }} />,
        'First page': (
          <Pager {...PAGER} pager={{ previous: undefined, next: LINK }} />
        ),
        'Last page': (
          <Pager {...PAGER} pager={{ previous: LINK, next: undefined }} />
        ),
      },
    },
    Cards: {
      states: {
        'Long, with counts': (
          <Cards
            cards={[
              { ...CARD, title: LONG },
              { ...CARD, title: 'Short', description: undefined, pages: 1 },
            ]}
          />
        ),
        None: <Cards cards={[]} />,
      },
    },
    'Symbol card': { states: {}, isDrawn: true },
    'Link preview': { states: {}, isDrawn: true },
    TideGauge: { states: { Running: <TideGauge /> } },
    MistakeDialog: { states: mistakes() },
  };
}

function mistakes() {
  const onClose = () => undefined;
  const long = {
    ...MISTAKE,
    file: `content/docs/${LONG.replaceAll(' ', '-')}/index.mdx`,
    message: `holds ${LONG.replaceAll(' ', '')}.`,
    cure: `${LONG}. `.repeat(4),
  };
  return {
    One: <MistakeDialog mistakes={[MISTAKE]} onClose={onClose} />,
    'Several, long': (
      <MistakeDialog mistakes={[MISTAKE, long]} onClose={onClose} />
    ),
  };
}

/** Parts of the blog. */
export function blog({ posts }: Site): Parts {
  const [post] = posts;
  const tags = [
    { tag: 'cdk', count: 1 },
    { tag: 'a-very-long-tag-of-a-post', count: 12 },
  ];
  return {
    TagList: {
      states: { Counted: <TagList tags={tags} />, None: <TagList tags={[]} /> },
    },
    PostMeta: {
      states: post ? { 'As it is': <PostMeta post={post} /> } : {},
    },
    PostList: {
      states: {
        Two: <PostList posts={posts.slice(0, 2)} />,
        None: <PostList posts={[]} />,
        ...(post && {
          'Long title, no authors': (
            <PostList
              posts={[{ ...post, title: `${LONG} ${LONG}`, authors: [] }]}
            />
          ),
        }),
      },
    },
    BlogPage: {
      isFramed: true,
      states: {
        'With posts': (
          <BlogPage title="Blog">
            <PostList posts={posts} />
          </BlogPage>
        ),
      },
    },
  };
}
