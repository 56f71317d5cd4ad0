import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import {
  findRedirectProblems,
  parsePublishedUrls,
  parseRedirects,
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
    '/docs/gone was published and has no page any more. Add it to content/redirects.json.',
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

test('a malformed entry stops with its name and the right form', () => {
  for (const map of [
    { 'docs/old': '/docs/state' },
    { '/docs/old/': '/docs/state' },
    { '/docs/old?x=1': '/docs/state' },
    { '/docs/old': 'https://example.com' },
  ]) {
    expect(() => parseRedirects(map)).toThrow(/redirects\.json, entry ".+old/);
  }
});

test('every path that was ever published is a page or a redirect, not both', () => {
  const redirects = parseRedirects(
    JSON.parse(readFileSync('content/redirects.json', 'utf8')),
  );
  const published = parsePublishedUrls(
    readFileSync('content/published-urls.txt', 'utf8'),
  );
  const sources = new Set(redirects.map(({ from }) => from));
  const pages = new Set(published.filter((path) => !sources.has(path)));
  expect(pages.size).toBeGreaterThanOrEqual(114);
  expect(
    findRedirectProblems({
      redirects,
      routes: pages,
      publishedUrls: published,
    }),
  ).toEqual([]);
});
