import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { PostMeta } from '@/components/blog/post-meta';
import { TagList } from '@/components/blog/tag-list';
import { Breadcrumbs } from '@/components/docs/breadcrumbs';
import { DocPager } from '@/components/docs/doc-pager';
import { Toc } from '@/components/docs/toc';
import { AnnouncementBar } from '@/components/layout/announcement-bar';
import { NotFoundPage } from '@/components/layout/not-found-page';
import { Cards } from '@/components/mdx/card-list';
import { diagrams } from '@/components/diagrams';
import { renderArticle } from '@/components/mdx/render-article';
import { Icon } from '@/components/ui/icon';
import { Logo } from '@/components/ui/logo';
import { StaticPage } from '@/components/ui/static-page';
import { getSite } from '@/lib/content';
import { buildToc } from '@/lib/toc/build-toc';
import { SPECIMENS } from './specimens';
import styles from './lab.module.css';

export const metadata: Metadata = {
  title: 'Lab: components',
  robots: { index: false },
};

const LONG = 'A label that is much longer than anybody would write, and wraps';

const heading = (text: string, level: number) => ({
  id: text,
  level,
  text,
  html: text,
});

/** Parts of the frame in their states: as they are, long, and empty. */
function frameSpecimens(site: ReturnType<typeof getSite>) {
  const [post] = site.posts;
  const headings = [heading('One', 2), heading('Two', 3), heading(LONG, 2)];
  const card = { href: '/docs/state', description: LONG, pages: 12 };
  const link = { label: LONG, path: '/docs/state' };
  const specimens: [string, ReactNode][] = [
    ['Logo', <Logo key="" />],
    [
      'Icons',
      (
        [
          'close',
          'menu',
          'chevron',
          'external',
          'sun',
          'moon',
          'globe',
          'search',
          'arrowUp',
          'pencil',
          'state',
          'template',
          'cdk',
          'isr',
          'eslint',
        ] as const
      ).map((name) => <Icon key={name} name={name} />),
    ],
    [
      'Buttons',
      <>
        <button type="button" className="button">
          Button
        </button>
        <button type="button" className="icon-button" aria-label="Close">
          <Icon name="close" />
        </button>
      </>,
    ],
    [
      'Announcement',
      <AnnouncementBar key="" announcement={site.announcement} />,
    ],
    [
      'Announcement: long, not closable',
      <AnnouncementBar
        key=""
        announcement={{
          id: 'lab',
          closable: false,
          text: `${LONG} [link](/docs/state) ${LONG}`,
        }}
      />,
    ],
    [
      'Breadcrumbs: deep and long',
      <Breadcrumbs
        key=""
        breadcrumbs={[
          { label: 'Home', path: '/' },
          { label: LONG, path: '/docs/state' },
          { label: LONG, path: undefined },
          { label: 'Page', path: undefined },
        ]}
      />,
    ],
    ['Pager: both', <DocPager key="" pager={{ previous: link, next: link }} />],
    [
      'Pager: first page',
      <DocPager key="" pager={{ previous: undefined, next: link }} />,
    ],
    [
      'Pager: alone',
      <DocPager key="" pager={{ previous: undefined, next: undefined }} />,
    ],
    [
      'Table of contents',
      <Toc key="" entries={buildToc(headings, 2, 3)} variant="disclosure" />,
    ],
    [
      'Table of contents: empty',
      <Toc key="" entries={[]} variant="disclosure" />,
    ],
    [
      'Cards: long, with count',
      <Cards
        key=""
        cards={[
          { ...card, title: LONG },
          { ...card, title: 'Short', description: undefined, pages: 1 },
        ]}
      />,
    ],
    ['Cards: none', <Cards key="" cards={[]} />],
    [
      'Tags',
      <TagList
        key=""
        tags={[
          { tag: 'cdk', count: 1 },
          { tag: 'a-very-long-tag-of-a-post', count: 12 },
        ]}
      />,
    ],
    ['Post', post && <PostMeta key="" post={post} />],
    ['Not found', <NotFoundPage key="" links={site.navbar} />],
    ...Object.entries(diagrams).map(([name, Drawing]): [string, ReactNode] => [
      `Diagram: ${name}`,
      <Drawing key="" />,
    ]),
  ];
  return specimens;
}

/** Every component in every state, light beside dark; in development and in builds with SITE_LAB=1 only. */
export default async function ComponentsLab() {
  const site = getSite();
  const written = await Promise.all(
    SPECIMENS.map(
      async ({ name, mdx }, index): Promise<[string, ReactNode]> => {
        const { html } = await renderArticle(
          site,
          {
            ...site.home,
            file: `app/lab/components/specimens.ts (${name})`,
            id: `lab-${index}`,
            body: mdx,
          },
          true,
        );
        return [
          name,
          <div
            key=""
            className="prose"
            dangerouslySetInnerHTML={{ __html: html }}
          />,
        ];
      },
    ),
  );
  return (
    <StaticPage>
      <main className={styles['lab']}>
        <h1>Components</h1>
        {[...written, ...frameSpecimens(site)].map(([name, specimen]) => (
          <section key={name} className={styles['specimen']} aria-label={name}>
            <h2>{name}</h2>
            <div className={styles['modes']}>
              {(['light', 'dark'] as const).map((mode) => (
                <div key={mode} className={styles['mode']} data-theme={mode}>
                  {specimen}
                </div>
              ))}
            </div>
          </section>
        ))}
      </main>
    </StaticPage>
  );
}
