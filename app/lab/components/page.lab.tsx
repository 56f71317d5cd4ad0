import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { hastToHtml } from 'shiki/core';
import { PostList } from '@/components/blog/post-list';
import { PostMeta } from '@/components/blog/post-meta';
import { TagList } from '@/components/blog/tag-list';
import { Breadcrumbs } from '@/components/docs/breadcrumbs';
import { DocPager } from '@/components/docs/doc-pager';
import { PageFooter } from '@/components/docs/page-footer';
import { PageTools } from '@/components/docs/page-tools';
import { renderSidebar } from '@/components/build/sidebar-tree';
import { Toc } from '@/components/docs/toc';
import { MistakeDialog } from '@/components/dev/mistake-dialog';
import { BaseUrlWords } from '@/components/home/base-url-issue';
import { AnnouncementBar } from '@/components/layout/announcement-bar';
import { ColorModeToggle } from '@/components/layout/color-mode-toggle';
import { Footer } from '@/components/layout/footer';
import { LanguageMenu } from '@/components/layout/language-menu';
import { NotFoundPage } from '@/components/layout/not-found-page';
import { RedirectWords } from '@/components/layout/redirect-notice';
import { VersionMenu } from '@/components/layout/version-menu';
import { Cards } from '@/components/mdx/card-list';
import { Diagram } from '@/components/mdx/diagram';
import { diagramNames, readDiagram } from '@/components/diagrams';
import { renderArticle } from '@/components/build/render-article';
import { Icon } from '@/components/ui/icon';
import { Logo } from '@/components/ui/logo';
import { PageContent } from '@/components/build/page-content';
import { getSite } from '@/lib/content';
import { drawVerdict } from '@/lib/verdicts';
import { LOAD_FAILURE_TEXT } from '@/lib/site';
import { buildToc } from '@/lib/nav';
import { SPECIMENS } from './specimens';
import styles from '../lab.module.css';
import '@/components/dev/mistakes.css';

export const metadata: Metadata = {
  title: 'Lab: components',
  robots: { index: false },
};

const LONG = 'A label that is much longer than anybody would write, and wraps';

const MISTAKE = {
  file: 'content/docs/state/actions.mdx',
  line: 12,
  column: 1,
  message: 'uses the unknown component <Detail>.',
  cure: 'Did you mean "Details"?',
};

const heading = (text: string, level: number) => ({
  id: text,
  level,
  text,
  html: text,
});

/** What stands below a block, for each thing the checker can find out. */
function verdictSpecimens(): [string, ReactNode][] {
  const record = {
    hash: '',
    line: 1,
    lang: 'ts',
    reason: null,
    packages: ['@rx-angular/state'],
    diagnostics: [],
  };
  const report = {
    line: 2,
    column: 1,
    endLine: 2,
    endColumn: 5,
    code: '@rx-angular/no-zone-run-apis',
    message: LONG,
  };
  const verdicts = {
    checked: { ...record, kind: 'checked' },
    run: { ...record, kind: 'run' },
    'without a package of ours': { ...record, kind: 'checked', packages: [] },
    'does not compile, as announced': { ...record, kind: 'expected-errors' },
    'linted, nothing to report': { ...record, kind: 'linted' },
    'linted, long': {
      ...record,
      kind: 'linted',
      diagnostics: [report, { ...report, line: 9 }],
    },
    'not checked': { ...record, kind: 'ignored', reason: LONG },
  } as const;
  const versions = { '@rx-angular/state': '21.1.2', '@angular/core': '21.2.2' };
  return Object.entries(verdicts).map(([name, verdict]) => {
    const drawn = drawVerdict(
      {
        ...verdict,
        packages: [...verdict.packages],
        diagnostics: [...verdict.diagnostics],
      },
      undefined,
      versions,
    );
    const html = drawn ? hastToHtml(drawn.note) : '';
    return [
      `Verdict: ${name}`,
      <figure
        key=""
        className="code"
        dangerouslySetInnerHTML={{ __html: html }}
      />,
    ];
  });
}

/** Parts of the frame in their states: as they are, long, and empty. */
function frameSpecimens(site: ReturnType<typeof getSite>) {
  const [post] = site.posts;
  const headings = [heading('One', 2), heading('Two', 3), heading(LONG, 2)];
  const card = { href: '/docs/state', description: LONG, pages: 12 };
  const link = { label: LONG, path: '/docs/state', description: LONG };
  const specimens: [string, ReactNode][] = [
    ['Logo', <Logo key="" />],
    [
      'Icons',
      <div key="" className={styles['icons']}>
        {(
          [
            'close',
            'menu',
            'chevron',
            'external',
            'sun',
            'moon',
            'globe',
            'search',
            'question',
            'state',
            'template',
            'cdk',
            'isr',
            'eslint',
          ] as const
        ).map((name) => (
          <Icon key={name} name={name} />
        ))}
      </div>,
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
    ['Tags: none', <TagList key="" tags={[]} />],
    ['Posts', <PostList key="" posts={site.posts.slice(0, 2)} />],
    ['Posts: none', <PostList key="" posts={[]} />],
    [
      'Post: long title, no authors',
      post && (
        <PostList
          key=""
          posts={[{ ...post, title: `${LONG} ${LONG}`, authors: [] }]}
        />
      ),
    ],
    [
      'Sidebar',
      <nav
        key=""
        className="sidebar-tree"
        aria-label="Docs sidebar"
        dangerouslySetInnerHTML={{
          __html: withNames(renderSidebar(site.sidebar, '/docs')),
        }}
      />,
    ],
    [
      'Sidebar: none',
      <div
        key=""
        dangerouslySetInnerHTML={{ __html: renderSidebar([], '/docs') }}
      />,
    ],
    [
      'Page footer',
      <PageFooter
        key=""
        editUrl="/edit"
        feedbackUrl="/feedback"
        lastUpdated="2024-05-06"
      />,
    ],
    [
      'Page footer: unknown date',
      <PageFooter
        key=""
        editUrl="/edit"
        feedbackUrl="/feedback"
        lastUpdated={undefined}
      />,
    ],
    ['Page tools', <PageTools key="" path="/docs/state" />],
    ['Footer', <Footer key="" {...site.footer} />],
    ['Footer: no links', <Footer key="" {...site.footer} groups={[]} />],
    ['Colour mode', <ColorModeToggle key="" />],
    ['Versions', <VersionMenu key="" versions={site.config.docsVersions} />],
    [
      'Versions: several, long',
      <VersionMenu
        key=""
        versions={[
          ...site.config.docsVersions,
          { name: 'old', label: LONG, path: '/docs/old' },
        ]}
      />,
    ],
    ['Languages', <LanguageMenu key="" config={site.config} />],
    [
      'Mistakes while writing: one',
      <MistakeDialog key="" mistakes={[MISTAKE]} onClose={() => undefined} />,
    ],
    [
      'Mistakes while writing: several, long',
      <MistakeDialog
        key=""
        mistakes={[
          MISTAKE,
          {
            ...MISTAKE,
            file: `content/docs/${LONG.replaceAll(' ', '-')}/index.mdx`,
            message: `holds ${LONG.replaceAll(' ', '')}.`,
            cure: `${LONG}. `.repeat(4),
          },
        ]}
        onClose={() => undefined}
      />,
    ],
    ...verdictSpecimens(),
    [
      'Redirect notice',
      <div key="" className="page-narrow">
        <RedirectWords to="/docs/state" label={LONG} />
      </div>,
    ],
    [
      'Base-URL banner',
      <BaseUrlWords key="" base="/" needed="/a/long/path/of/another/site/" />,
    ],
    [
      'Retry notice',
      <div key="" className="load-failure">
        <p>{LOAD_FAILURE_TEXT}</p>
        <button className="button">Retry</button>
      </div>,
    ],
    ['Not found', <NotFoundPage key="" links={site.navbar} />],
    ...diagramNames(site.root).map((name): [string, ReactNode] => [
      `Diagram: ${name}`,
      <div key="" className="prose">
        <Diagram name={name} diagram={readDiagram(site.root, name)} />
      </div>,
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
    <PageContent>
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
    </PageContent>
  );
}

/** The tree with the names that the program gives to its buttons. */
function withNames(html: string): string {
  return html.replace(
    />([^<>]*)<\/(?:a|span)><button/g,
    '$& aria-label="Toggle $1"',
  );
}
