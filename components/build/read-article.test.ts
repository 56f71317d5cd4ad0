import { expect, test } from 'vitest';
import { parseHtml } from '@/lib/site/article/compile';
import { loadSite } from '@/lib/site/content';
import type { Page } from '@/lib/site/content';
import { readArticle } from './read-article';

const site = loadSite('content');

const read = (page: Page | undefined, html = '<p>Text</p>') => {
  if (!page) throw new Error('There is no such page.');
  return readArticle(site, page, {
    tree: parseHtml(html),
    headings: [{ id: 'b', level: 2, text: 'B', html: 'B' }],
  });
};

test('the Markdown of a page leads back to it and to all others, and says what it is', () => {
  const page = site.docs.find(({ path }) => path === '/docs/state');
  const { markdown } = read(
    page,
    '<p>Text</p><p><a href="/docs/cdk">C</a></p>',
  );
  const [first, ...others] = markdown.split('\n\n');
  const { origin } = new URL(site.config.url);
  expect(first).toBe(
    `[${page?.title}](${origin}/docs/state), one of the pages listed in [llms.txt](${origin}/llms.txt)`,
  );
  expect(others.slice(0, 4)).toEqual([
    `# ${page?.title}`,
    `> ${page?.description}`,
    'Text',
    expect.stringContaining(`[C](${origin}/docs/cdk)`),
  ]);
});

test('a post says in its Markdown when it was written and by whom', () => {
  const [post] = site.posts;
  const [before = ''] = read(post).markdown.split('\n\nText\n');
  expect(before).toMatch(/· \d+ min/);
  expect(before).toContain(post?.authors[0]?.name);
});

test('ids and sections are read from the same tree, without what other pages say', () => {
  const { ids, sections } = read(
    site.docs[0],
    '<p id="a">One</p><h2 id="b">B</h2><p>Two</p><ul class="cards"><li id="c">Card</li></ul><p class="tab-label">npm</p>',
  );
  expect(ids).toEqual(['a', 'b', 'c']);
  expect(sections.map(({ id, text }) => [id, text])).toEqual([
    ['', 'One'],
    ['b', 'Two'],
  ]);
});
