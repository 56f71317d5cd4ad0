import { expect, test } from 'vitest';
import { makePost, makeTree, type TreeFiles } from '@/tests/support/make-tree';
import { loadSite } from './load-site';
import { routeOfPost } from './read-posts';

const NAME = 'blog/2024-05-06-a-new-mast.mdx';
const AUTHORS = '{ "ada": { "name": "Ada" }, "bob": { "name": "Bob" } }';

/** The posts of a small tree. */
function posts(files: TreeFiles = {}) {
  const { root, remove } = makeTree({ 'authors.json': AUTHORS, ...files });
  try {
    return loadSite(root).posts;
  } finally {
    remove();
  }
}

test('the address of a post is its day and its name', () => {
  expect(routeOfPost('2024-05-06-a-new-mast.mdx')).toBe(
    '/blog/2024/05/06/a-new-mast',
  );
  expect(routeOfPost('a-new-mast.mdx')).toBeUndefined();
  expect(routeOfPost('2024-05-06-A-New-Mast.mdx')).toBeUndefined();
});

test('a post has its authors, and takes a minute to read at least', () => {
  const [post] = posts();
  expect(post).toMatchObject({
    id: 'a-new-mast',
    date: '2024-05-06',
    minutes: 1,
    authors: [{ key: 'ada', name: 'Ada' }],
  });
});

test('a long post takes longer', () => {
  const body = 'The boat has a new mast. '.repeat(200);
  expect(posts({ [NAME]: makePost({ body }) })[0]?.minutes).toBeGreaterThan(3);
});

test('the newest post comes first, and posts of a day by their names', () => {
  const of = (day: string) => makePost().replace('2024-05-06', day);
  const all = posts({
    'blog/2024-05-06-b.mdx': of('2024-05-06'),
    'blog/2024-06-01-z.mdx': of('2024-06-01'),
    'blog/2023-01-01-a.mdx': of('2023-01-01'),
  });
  expect(all.map(({ id }) => id)).toEqual(['z', 'a-new-mast', 'b', 'a']);
});

test('a site without a blog has no posts', () => {
  expect(posts({ [NAME]: null })).toEqual([]);
});

const MISTAKES: [name: string, files: TreeFiles, says: RegExp][] = [
  [
    'a name without a day',
    { 'blog/mast.mdx': makePost() },
    /content\/blog\/mast\.mdx.*no route can be made[\s\S]*2023-03-07-announcing-cdk\.mdx/,
  ],
  [
    'another day in the head than in the name',
    { [NAME]: makePost().replace('2024-05-06', '2024-05-07') },
    /:1.*2024-05-07 in the frontmatter, but its name says 2024-05-06/,
  ],
  [
    'an unknown author',
    { [NAME]: makePost().replace('[ada]', '[adda]') },
    /names the author "adda"[\s\S]*Did you mean "ada"\?[\s\S]*ada, bob/,
  ],
];

for (const [name, files, says] of MISTAKES) {
  test(`${name} is reported`, () => expect(() => posts(files)).toThrow(says));
}
