import { expect, test } from 'vitest';
import type { SidebarItem } from '@/lib/site/nav';
import { renderSidebar } from './sidebar-tree';

const link = (
  id: string,
  label = 'Page',
  path = `/docs/${id}`,
): SidebarItem => ({
  kind: 'link',
  id,
  label,
  path,
});

const category = (
  id: string,
  items: SidebarItem[],
  path?: string,
): SidebarItem => ({ kind: 'category', id, label: 'Boats', path, items });

test('pages are links in their order, with labels as written', () => {
  expect(
    renderSidebar([link('b', 'Größe <T> & "x"'), link('a', 'Anker')], '/docs'),
  ).toBe(
    '<ul><li><a href="/docs/b">Größe &lt;T&gt; &amp; &quot;x&quot;</a></li><li><a href="/docs/a">Anker</a></li></ul>',
  );
});

test('entries stand below the heading of their group', () => {
  const items = [
    { ...link('a'), group: 'Learn' },
    { ...link('b'), group: 'Learn' },
    { ...link('c'), group: 'Sail' },
  ];
  expect(renderSidebar(items, '/docs')).toBe(
    '<p>Learn</p><ul><li><a href="/docs/a">Page</a></li><li><a href="/docs/b">Page</a></li></ul><p>Sail</p><ul><li><a href="/docs/c">Page</a></li></ul>',
  );
});

test('a category is closed, and found by the search of the browser', () => {
  const html = renderSidebar([category('boat', [link('boat/keel')])], '/docs');
  expect(html).toMatch(
    /<button aria-expanded="false"[^>]*><\/button><div hidden="until-found"><ul><li>/,
  );
  expect(html).not.toContain('data-closed');
});

test('a toggle is named for its category, before any script runs', () => {
  const nameOf = (path?: string) =>
    /<button[^>]* aria-label="([^"]*)"/.exec(
      renderSidebar([category('boat', [], path)], '/docs'),
    )?.[1];
  expect(nameOf('/docs/boat')).toBe('Toggle Boats');
  expect(nameOf()).toBe('Boats');
});

test('the name of a category is a link where it has a page of its own', () => {
  const first = (path?: string) =>
    renderSidebar([category('boat', [], path)], '/docs').slice(0, 40);
  expect(first('/docs/boat')).toContain('<li><a href="/docs/boat">Boats</a>');
  expect(first()).toContain('<li><span>Boats</span>');
});

test('a label that looks like a mark of the tree stays a label', () => {
  const label = 'data-closed=""';
  expect(renderSidebar([link('a', label)], '/docs')).toContain(
    '>data-closed=&quot;&quot;</a>',
  );
});

test('the way to a page is open, and no other list', () => {
  const page = '/docs/boat/rig/mast';
  const html = renderSidebar(
    [
      category('boat', [
        category('boat/rig', [link('boat/rig/mast', 'Mast', page)]),
        category('boat/hull', []),
      ]),
      category('rig', []),
    ],
    page,
  );
  expect(html).toContain(`<a href="${page}" aria-current="page">Mast</a>`);
  expect(html.match(/<button [^>]*?"(?:true|false)"|<div[^>]*>/g)).toEqual([
    '<button aria-expanded="true"',
    '<div>',
    '<button aria-expanded="true"',
    '<div>',
    '<button aria-expanded="false"',
    '<div hidden="until-found">',
    '<button aria-expanded="false"',
    '<div hidden="until-found">',
  ]);
});

test('beside the page of a category, its own list is open', () => {
  const path = '/docs/boat';
  const html = renderSidebar(
    [category('boat', [link('boat/keel')], path)],
    path,
  );
  expect(html).toContain(`<a href="${path}" aria-current="page">Boats</a>`);
  expect(html).toContain('<button aria-expanded="true"');
});
