import { expect, test } from 'vitest';
import { toStaticMarkup } from '@/components/islands/static-markup';
import { buildToc } from '@/lib/site/nav';
import { Breadcrumbs } from './breadcrumbs';
import { PageFooter } from './page-footer';
import { Pager } from './pager';
import { Toc } from './toc';

const heading = (id: string, level: number) => ({
  id,
  level,
  text: id,
  html: `<code>${id}</code>`,
});

test('of breadcrumbs the last one is the page, and a folder without a page is no link', () => {
  const html = toStaticMarkup(
    <Breadcrumbs
      breadcrumbs={[
        { label: 'Home', path: '/' },
        { label: 'Boats', path: undefined },
        { label: 'Ketch', path: '/docs/boats/ketch' },
      ]}
    />,
  );
  expect(html.match(/<li>.*?<\/li>/g)).toEqual([
    '<li><a href="/">Home</a></li>',
    '<li><span>Boats</span></li>',
    '<li><span aria-current="page">Ketch</span></li>',
  ]);
});

test('a table of contents nests by level and keeps the code of headings', () => {
  const entries = buildToc([heading('sails', 2), heading('jib', 3)], 2, 3);
  const html = toStaticMarkup(<Toc entries={entries} variant="aside" />);
  expect(html).toContain(
    '<ul><li><a href="#sails"><code>sails</code></a><ul><li><a href="#jib"><code>jib</code></a></li></ul></li></ul>',
  );
});

test('without headings there is no table of contents', () => {
  for (const variant of ['aside', 'disclosure'] as const) {
    expect(toStaticMarkup(<Toc entries={[]} variant={variant} />)).toBe('');
  }
});

const PAGER = { name: 'Docs pages', before: 'Previous', after: 'Next' };
const ketch = { label: 'Ketch', path: '/docs/ketch', description: 'Two.' };

test('a pager says on which side a page lies, and what it is about', () => {
  const html = toStaticMarkup(
    <Pager {...PAGER} pager={{ previous: undefined, next: ketch }} />,
  );
  expect(html).toContain('aria-label="Docs pages"');
  expect(html.match(/<a .*?<\/a>/g)).toEqual([
    '<a href="/docs/ketch" class="pager-link pager-next" rel="next"><span>Next</span> Ketch <small>Two.</small></a>',
  ]);
});

test('a page without neighbours has no pager', () => {
  const pager = { previous: undefined, next: undefined };
  expect(toStaticMarkup(<Pager {...PAGER} pager={pager} />)).toBe('');
});

test('a page shows when it was changed, if that is known', () => {
  const draw = (lastUpdated: string | undefined) =>
    toStaticMarkup(
      <PageFooter
        editUrl="/edit"
        feedbackUrl="/feedback"
        lastUpdated={lastUpdated}
      />,
    );
  expect(draw('2024-05-06')).toMatch(/<time dateTime="2024-05-06">.*2024</);
  expect(draw(undefined)).not.toContain('Last updated');
});
