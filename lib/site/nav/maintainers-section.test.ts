import { expect, test } from 'vitest';
import {
  maintainersSectionOf,
  neighboursOf,
  sidebarAt,
} from './maintainers-section';
import { buildSidebar, flattenSidebar } from './sidebar';

const doc = (
  id: string,
  sidebarPosition: number,
  isMaintainersSection = false,
) => ({
  id,
  path: `/docs/${id.replace(/\/index$/, '')}`,
  sidebarLabel: id,
  sidebarPosition,
  isMaintainersSection,
});

const TREE = buildSidebar({
  docs: [
    doc('guide/index', 1),
    doc('guide/first', 1),
    doc('writing/index', 2, true),
    doc('writing/pages', 1),
    doc('writing/samples', 2),
  ],
  categories: [],
});

const paths = (path: string) =>
  flattenSidebar(sidebarAt(TREE, path)).map((item) => item.path);

test('readers see the page of a section for maintainers, and none of those below it', () => {
  expect(paths('/docs/guide/first')).toEqual([
    '/docs/guide',
    '/docs/guide/first',
    '/docs/writing',
  ]);
  expect(paths('/docs/writing')).toHaveLength(5);
  expect(paths('/docs/writing/samples')).toHaveLength(5);
});

test('the tree of readers is one and the same for all their pages', () => {
  expect(sidebarAt(TREE, '/docs/guide')).toBe(
    sidebarAt(TREE, '/docs/guide/first'),
  );
});

test('only what is below that page is in the section', () => {
  expect(maintainersSectionOf(TREE, '/docs/writing/pages')?.label).toBe(
    'writing/index',
  );
  expect(maintainersSectionOf(TREE, '/docs/writing')).toBeUndefined();
  expect(maintainersSectionOf(TREE, '/docs/guide/first')).toBeUndefined();
});

test('neighbours are pages for the same people', () => {
  const of = (path: string) => neighboursOf(TREE, path).map((one) => one.path);
  expect(of('/docs/writing')).toEqual([
    '/docs/guide',
    '/docs/guide/first',
    '/docs/writing',
  ]);
  expect(of('/docs/writing/pages')).toEqual([
    '/docs/writing',
    '/docs/writing/pages',
    '/docs/writing/samples',
  ]);
});
