import { expect, test } from 'vitest';
import type { OpenExport } from './open-export';
import { pageKinds } from './page-kinds';

const locs = (...addresses: string[]) =>
  addresses.map((one) => `<url><loc>${one}</loc></url>`).join('');
const SITEMAP = locs(
  'https://boats.example/sub/blog',
  'https://boats.example/sub/blog/tags/2024',
  'https://boats.example/sub/blog/2024/new-sails',
  'https://boats.example/sub/blog/2023/old-sails',
);

function makeExport(sizes: Record<string, number>): OpenExport {
  return {
    docsPages: Object.keys(sizes),
    read: (file) => (file === 'sitemap.xml' ? SITEMAP : ''),
    // A page that is long as it is need not be long as it travels.
    weigh: ([file = ''], encoding) => {
      const gzip = sizes[file] ?? 0;
      return { raw: 1000 - gzip, gzip, brotli: 1 }[encoding];
    },
  };
}

const LENGTHS: [string, Record<string, number>, string][] = [
  ['of one page is that page', { a: 1 }, 'a a a'],
  ['of two: the longer one is in the middle', { b: 2, a: 1 }, 'a b b'],
  ['of three', { c: 9, a: 10, b: 100 }, 'c a b'],
  ['of four', { a: 4, b: 3, c: 2, d: 1 }, 'd b a'],
  ['of the same length go by name', { c: 1, a: 1, b: 1 }, 'a b c'],
];
for (const [name, sizes, files] of LENGTHS) {
  test(`the short, the median and the longest page ${name}`, () => {
    const kinds = pageKinds(makeExport(sizes));
    const found = kinds.filter(({ name }) => name.endsWith(' page'));
    expect(found.map(({ file }) => file).join(' ')).toBe(files);
  });
}

test('every kind has its path, and a post is the first that the sitemap has', () => {
  const kinds = pageKinds(makeExport({ 'docs/state.html': 1 }));
  const paths = kinds.map(({ name, path, file }) => [name, path, file]);
  expect(paths).toEqual([
    ['home', '/', 'index.html'],
    ['short page', '/docs/state', 'docs/state.html'],
    ['median page', '/docs/state', 'docs/state.html'],
    ['longest page', '/docs/state', 'docs/state.html'],
    ['blog post', '/blog/2024/new-sails', 'blog/2024/new-sails.html'],
    ['search', '/search', 'search.html'],
  ]);
});

test('the list of pages is left in its order', () => {
  const out = makeExport({ b: 2, a: 1 });
  pageKinds(out);
  expect(out.docsPages).toEqual(['b', 'a']);
});
