import { expect, test } from 'vitest';
import { buildBreadcrumbs } from './breadcrumbs';
import { childrenCards } from './children-cards';
import { findPagerLinks } from './pager';
import {
  buildSidebar,
  findCategory,
  findTrail,
  flattenSidebar,
} from './sidebar';

function doc(id: string, sidebarPosition: number) {
  const route = id.replace(/\/index$/, '');
  return {
    id,
    path: `/docs/${route}`,
    sidebarLabel: route.split('/').at(-1) ?? '',
    sidebarPosition,
  };
}

const SOURCE = {
  docs: [
    doc('b/index', 2),
    doc('b/guides/second', 2),
    doc('b/guides/first', 1),
    doc('b/last', 9),
    doc('a/index', 1),
  ],
  categories: [{ id: 'b/guides', label: 'Guides', position: 1 }],
};

test('folders become categories in the order of their positions', () => {
  const [a, b] = buildSidebar(SOURCE);
  expect(a).toEqual({
    kind: 'link',
    id: 'a/index',
    label: 'a',
    path: '/docs/a',
  });
  expect(b).toMatchObject({ kind: 'category', label: 'b', path: '/docs/b' });
  const items = b?.kind === 'category' ? b.items : [];
  expect(items.map(({ label }) => label)).toEqual(['Guides', 'last']);
});

test('what stands at the top is in the last group that begins before it', () => {
  const groups = [
    { label: 'Learn', from: 0 },
    { label: 'Sail', from: 2 },
  ];
  const top = buildSidebar({ ...SOURCE, groups });
  expect(top.map(({ label, group }) => [label, group])).toEqual([
    ['a', 'Learn'],
    ['b', 'Sail'],
  ]);
});

test('a folder with neither an index page nor a category file is refused by name', () => {
  expect(() => buildSidebar({ ...SOURCE, categories: [] })).toThrow(
    /content\/docs\/b\/guides .*_category\.json/,
  );
});

test('reading order puts a category before its children and skips what has no page', () => {
  const order = flattenSidebar(buildSidebar(SOURCE)).map(({ path }) => path);
  expect(order).toEqual([
    '/docs/a',
    '/docs/b',
    '/docs/b/guides/first',
    '/docs/b/guides/second',
    '/docs/b/last',
  ]);
});

test('breadcrumbs lead from home through categories without pages to the page', () => {
  const crumbs = buildBreadcrumbs(buildSidebar(SOURCE), '/docs/b/guides/first');
  expect(crumbs).toEqual([
    { label: 'Home', path: '/' },
    { label: 'b', path: '/docs/b' },
    { label: 'Guides', path: undefined },
    { label: 'first', path: '/docs/b/guides/first' },
  ]);
});

test('the first page has no previous, the last no next, an unknown one neither', () => {
  const pages = flattenSidebar(buildSidebar(SOURCE));
  expect(findPagerLinks(pages, '/docs/a').previous).toBeUndefined();
  expect(findPagerLinks(pages, '/docs/a').next?.path).toBe('/docs/b');
  expect(findPagerLinks(pages, '/docs/b/last').next).toBeUndefined();
  expect(findPagerLinks(pages, '/nowhere')).toEqual({
    previous: undefined,
    next: undefined,
  });
});

test('cards of a category describe its pages and count the pages of categories below', () => {
  const cards = childrenCards(
    buildSidebar(SOURCE),
    'b',
    (path) => `About ${path}`,
  );
  expect(cards).toEqual([
    {
      title: 'Guides',
      href: '/docs/b/guides/first',
      description: undefined,
      pages: 2,
    },
    {
      title: 'last',
      href: '/docs/b/last',
      description: 'About /docs/b/last',
      pages: undefined,
    },
  ]);
});

test('siblings with one position stand in the order of their names', () => {
  const docs = [doc('c', 1), doc('a', 1), doc('b', 0.5)];
  const labels = buildSidebar({ docs, categories: [] }).map(
    ({ label }) => label,
  );
  expect(labels).toEqual(['b', 'a', 'c']);
});

test('the trail of a page is the way down to it', () => {
  const sidebar = buildSidebar(SOURCE);
  const labels = (path: string) =>
    findTrail(sidebar, path).map(({ label }) => label);
  expect(labels('/docs/b/guides/first')).toEqual(['b', 'Guides', 'first']);
  expect(labels('/docs/b')).toEqual(['b']);
  expect(labels('/docs/nowhere')).toEqual([]);
});

test('a category is found by its folder at any depth, and a page is none', () => {
  const sidebar = buildSidebar(SOURCE);
  expect(findCategory(sidebar, 'b/guides')?.label).toBe('Guides');
  expect(findCategory(sidebar, 'b')?.path).toBe('/docs/b');
  expect(findCategory(sidebar, 'a')).toBeUndefined();
});
