import { expect, test } from 'vitest';
import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import { rehypeFrames } from './rehype-frames';

test('a link leads where it is said to lead, another site where it is', () => {
  const tree: Root = {
    type: 'root',
    children: [h('a', { href: '/a' }), h('a', { href: 'https://b.example' })],
  };
  rehypeFrames({ resolve: (href) => `/20${href}` })(tree);
  const links = tree.children.filter((child) => child.type === 'element');
  expect(links.map(({ properties }) => properties['href'])).toEqual([
    '/20/a',
    'https://b.example',
  ]);
});

function framed(...children: Element[]): Element[] {
  const tree: Root = { type: 'root', children };
  rehypeFrames()(tree);
  return tree.children.filter((child) => child.type === 'element');
}

test("a table's region is named after the heading above it", () => {
  const heading = h('h2', ['Edge ', h('code', 'cases')]);
  const [, region] = framed(heading, h('table'));
  expect(region?.properties['ariaLabel']).toBe('Table: Edge cases');
});

test('the second table below a heading has a number', () => {
  const [, , region] = framed(h('h2', 'Input'), h('table'), h('table'));
  expect(region?.properties['ariaLabel']).toBe('Table: Input (2)');
});

test('the empty corner of a table is no header, the other headers stay', () => {
  const row = h('tr', [h('th'), h('th', 'Value')]);
  framed(h('table', [h('thead', [row])]));
  expect(
    row.children.map((cell) => cell.type === 'element' && cell.tagName),
  ).toEqual(['td', 'th']);
});

test('cells of a table of three columns know their column, but for the first; two columns fit everywhere', () => {
  const tableOf = (...names: string[]) => {
    const cells = names.map((name) => h('td', name));
    framed(
      h('table', [
        h('thead', [h('tr', [...names.map((name) => h('th', name))])]),
        h('tbody', [h('tr', cells)]),
      ]),
    );
    return cells.map(({ properties }) => properties['data-label']);
  };
  expect(tableOf('Name', 'Type', 'Does')).toEqual([undefined, 'Type', 'Does']);
  expect(tableOf('Name', 'Type')).toEqual([undefined, undefined]);
});

test('the box of a task list says whether its task is done', () => {
  const [done, open] = framed(
    h('input', { type: 'checkbox', checked: true }),
    h('input', { type: 'checkbox' }),
  );
  expect(done?.properties['ariaLabel']).toBe('Done');
  expect(open?.properties['ariaLabel']).toBe('Open');
});
