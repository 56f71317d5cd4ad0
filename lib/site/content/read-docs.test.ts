import { expect, test } from 'vitest';
import { makeDoc, makeTree, type TreeFiles } from '@/tests/support/make-tree';
import { loadSite } from './load-site';
import { readCategories, routeOfDoc } from './read-docs';
import { sourceOf } from './source';

/** What is read from a small tree. */
function read<Value>(files: TreeFiles, reader: (root: string) => Value): Value {
  const { root, remove } = makeTree(files);
  try {
    return reader(root);
  } finally {
    remove();
  }
}

const readDocs = (root: string) => loadSite(root).docs;

for (const [name, version, route] of [
  ['state/actions.mdx', '/docs', '/docs/state/actions'],
  ['state/index.mdx', '/docs', '/docs/state'],
  ['index.mdx', '/docs', '/docs'],
  ['state/index.mdx', '/docs/20', '/docs/20/state'],
  ['my-index.mdx', '/docs', '/docs/my-index'],
] as const) {
  test(`${name} is read at ${route}`, () => {
    expect(routeOfDoc(name, version)).toBe(route);
  });
}

test('a page is called by its title, or by the label that it asks for', () => {
  const labelled = makeDoc({ title: 'Keel' }).replace(
    'sidebarPosition',
    'sidebarLabel: Under water\nsidebarPosition',
  );
  const docs = read({ 'docs/boat/keel.mdx': labelled }, readDocs);
  const labels = docs.map(({ id, sidebarLabel }) => [id, sidebarLabel]);
  expect(Object.fromEntries(labels)).toMatchObject({
    'boat/keel': 'Under water',
    'boat/sails': 'Sails',
  });
});

test('what a page is follows from its folders and its own name', () => {
  const docs = read(
    {
      'docs/boat/reference.mdx': makeDoc(),
      'docs/boat/recipes.mdx': makeDoc(),
    },
    readDocs,
  );
  const kinds = docs.map(({ id, pageKind }) => [id, pageKind]);
  expect(Object.fromEntries(kinds)).toMatchObject({
    'boat/reference': 'Reference',
    'boat/recipes': 'Recipe',
    'boat/sails': 'Guide',
  });
});

test('two files cannot have one route', () => {
  const files = { 'docs/boat/sails/index.mdx': makeDoc() };
  expect(() => read(files, readDocs)).toThrow(
    /claims the route \/docs\/boat\/sails, which content\/docs\/boat\/sails[\s\S]*rename or remove/,
  );
});

test('only the page of a folder opens a section for maintainers', () => {
  const apart = makeDoc().replace(
    'sidebarPosition',
    'isApart: true\nsidebarPosition',
  );
  const files = { 'docs/boat/sails.mdx': apart };
  expect(() => read(files, readDocs)).toThrow(/isApart[\s\S]*index\.mdx/);
  const index = { 'docs/boat/index.mdx': apart };
  expect(
    read(index, readDocs).filter((doc) => doc.isMaintainersSection),
  ).toHaveLength(1);
});

test('a folder without a page is named by its file, at any depth', () => {
  const category = '{ "label": "Parts", "position": 4 }';
  const files = {
    'docs/boat/parts/_category.json': category,
    'docs/boat/parts/wood/_category.json': category,
    'docs/boat/parts/wood/oak.mdx': makeDoc({ title: 'Oak' }),
  };
  const categories = read(files, (root) =>
    readCategories({
      ...sourceOf(root, undefined, undefined),
      folder: 'docs',
      path: '/docs',
    }),
  );
  expect(categories).toEqual([
    { id: 'boat/parts', label: 'Parts', position: 4 },
    { id: 'boat/parts/wood', label: 'Parts', position: 4 },
  ]);
});
