import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  findRedirectProblems,
  parsePublishedUrls,
  readRedirects,
  redirectsSchema,
} from './redirects';

const routes = new Set(['/', '/docs/state', '/docs/state/actions']);

test('a path that moved resolves', () => {
  expect(
    findRedirectProblems({
      redirects: [{ from: '/docs/old', to: '/docs/state#intro' }],
      routes,
      publishedUrls: ['/docs/old', '/docs/state'],
    }),
  ).toEqual([]);
});

test('a published path without page and redirect is named', () => {
  expect(
    findRedirectProblems({
      redirects: [],
      routes,
      publishedUrls: ['/docs/state', '/docs/gone'],
    }),
  ).toEqual([
    '/docs/gone was published and has no page any more. Type: npm run remove -- /docs/gone --to /docs/where-readers-find-it-now',
  ]);
});

test('a chain, a loop, a hidden page and a dead end are named', () => {
  const problems = findRedirectProblems({
    redirects: [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/docs/state' },
      { from: '/c', to: '/c' },
      { from: '/docs/state/actions', to: '/docs/state' },
      { from: '/d', to: '/nowhere' },
    ],
    routes,
    publishedUrls: [],
  });
  expect(problems).toHaveLength(4);
  expect(problems[0]).toContain('/a redirects to /b, which redirects again');
  expect(problems[1]).toContain('/c redirects to /c, which redirects again');
  expect(problems[2]).toContain('/docs/state/actions is a page');
  expect(problems[3]).toContain('/d redirects to /nowhere, which is no page');
});

test('a malformed entry is refused by its name', () => {
  for (const map of [
    { 'docs/old': '/docs/state' },
    { '/docs/old/': '/docs/state' },
    { '/docs/old?x=1': '/docs/state' },
    { '/docs/old': 'https://example.com' },
  ]) {
    const issues = redirectsSchema.safeParse(map).error?.issues;
    expect(issues?.map(({ path }) => path)).toEqual([Object.keys(map)]);
  }
});

test('every path that was ever published is a page or a redirect, not both', () => {
  const redirects = readRedirects('content');
  const published = parsePublishedUrls(
    readFileSync('content/published-urls.txt', 'utf8'),
  );
  const sources = new Set(redirects.map(({ from }) => from));
  const pages = new Set([
    ...published.filter((path) => !sources.has(path)),
    ...readDocRoutes(),
  ]);
  expect(pages.size).toBeGreaterThanOrEqual(114);
  expect(
    findRedirectProblems({
      redirects,
      routes: pages,
      publishedUrls: published,
    }),
  ).toEqual([]);
});

/** Pages that are too new to be among the published paths can be led to as well. */
function readDocRoutes(): string[] {
  return readdirSync('content/docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => `/docs/${file.replace(/(?:(^|\/)index)?\.mdx$/, '')}`);
}

const UNREADABLE: [from: string, to: string, message: RegExp][] = [
  ['/index', '/docs/state', /another way to write \/, which would be overwri/],
  ['/docs/state/index', '/docs/state', /another way to write \/docs\/state,/],
  ['/docs/state.html', '/docs/state', /another way to write \/docs\/state,/],
  ['/docs/state/index.html', '/docs/state', /another way to write/],
  ['/404', '/docs/state', /keep for themselves/],
  ['/404.html', '/docs/state', /keep for themselves/],
  ['/_next/static/a', '/docs/state', /keep for themselves/],
  ['/../escaped', '/docs/state', /no "\.\."/],
  ['/docs/../../escaped', '/docs/state', /no "\.\."/],
  ['/docs/..', '/docs/state', /no "\.\."/],
  ['/docs/./state', '/docs/state', /must be a site path/],
  ['//host', '/docs/state', /must be a site path/],
  ['/a b', '/docs/state', /must be a site path/],
  ['/a%2e', '/docs/state', /must be a site path/],
  ['/a\r\nb', '/docs/state', /must be a site path/],
  ['/old', 'https://a.example', /leads to "https:.*must be a site path/],
  ['/old', '//a.example', /leads to "\/\/a\.example"/],
  ['/old', '/docs/../../a', /leads to/],
  ['/old', '/docs#a#b c', /leads to/],
  ['/old', '/docs;return 200', /leads to/],
];

for (const [from, to, message] of UNREADABLE) {
  test(`refused by name: ${JSON.stringify(from)} to ${to}`, () => {
    const map = { '/a': '/b', [from]: to };
    const issues = redirectsSchema.safeParse(map).error?.issues;
    expect(issues?.map(({ path }) => path)).toEqual([[from]]);
    expect(issues?.[0]?.message).toMatch(message);
  });
}

test('names that begin or end with dots, and paths of old pages, are site paths', () => {
  const map = {
    '/.well-known/a': '/docs',
    '/docs/rules/a.md': '/docs/rules/b.md',
    '/docs/indexes': '/docs#a-b_c',
    '/docs/4040': '/',
    '/docs/a..b': '/docs',
  };
  expect(redirectsSchema.safeParse(map).success).toBe(true);
});

test('a redirect in place of a file, or of a page in other letters, is named', () => {
  const problems = findRedirectProblems({
    redirects: [
      { from: '/robots.txt', to: '/docs/state' },
      { from: '/Docs/State', to: '/docs/state' },
    ],
    routes,
    files: new Set(['/robots.txt']),
    publishedUrls: [],
  });
  expect(problems[0]).toContain('/robots.txt is a file of the site');
  expect(problems[1]).toContain('differs from /docs/state in case only');
  expect(problems).toHaveLength(2);
});
