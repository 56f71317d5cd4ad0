import { expect, test } from 'vitest';
import {
  changePrefix,
  linkInVersion,
  localePrefix,
  prefixOf,
} from './variant-links';

const LOCALES = ['', '/de', '/pt-BR'];
const VERSIONS = ['/docs', '/docs/20'];

const MOVES = [
  ['/docs/state', LOCALES, '/de', '/de/docs/state'],
  ['/de/docs/state', LOCALES, '', '/docs/state'],
  ['/de/docs/state', LOCALES, '/pt-BR', '/pt-BR/docs/state'],
  ['/', LOCALES, '/de', '/de'],
  ['/de', LOCALES, '', '/'],
  ['/de', LOCALES, '/de', '/de'],
  // A path that only begins with the same letters is no other language.
  ['/developers', LOCALES, '/pt-BR', '/pt-BR/developers'],
  ['/docs/state', VERSIONS, '/docs/20', '/docs/20/state'],
  ['/docs/20/state', VERSIONS, '/docs', '/docs/state'],
  ['/docs/20', VERSIONS, '/docs', '/docs'],
  ['/blog', VERSIONS, '/docs/20', '/docs/20'],
] as const;

for (const [path, prefixes, to, expected] of MOVES) {
  test(`NAV-8 DOC-4 ${path} is ${expected} under "${to}"`, () => {
    expect(changePrefix(path, prefixes, to)).toBe(expected);
  });
}

test('NAV-8 the default locale has no prefix', () => {
  expect(localePrefix('en', 'en')).toBe('');
  expect(localePrefix('de', 'en')).toBe('/de');
});

test('the most specific prefix counts, and none outside of all', () => {
  expect(prefixOf('/docs/20/state', VERSIONS)).toBe('/docs/20');
  expect(prefixOf('/docs/200', VERSIONS)).toBe('/docs');
  expect(prefixOf('/blog', VERSIONS)).toBeUndefined();
});

const TARGETS = [
  ['/docs/boat/oars', '/docs/20/boat/oars'],
  ['/docs/boat/oars?a=1#grip', '/docs/20/boat/oars?a=1#grip'],
  // The version's own path leads to its main page.
  ['/docs', '/docs/20'],
  // What the version does not have is where the author says.
  ['/docs/boat/keel', '/docs/boat/keel'],
  ['/docs/20/boat/oars', '/docs/20/boat/oars'],
  ['/docsearch', '/docsearch'],
  ['#grip', '#grip'],
  ['https://angular.dev/docs/boat/oars', 'https://angular.dev/docs/boat/oars'],
] as const;

for (const [href, expected] of TARGETS) {
  test(`DOC-4 on a page of version 20, ${href} means ${expected}`, () => {
    const hasPage = (path: string) => path === '/docs/20/boat/oars';
    expect(linkInVersion(href, '/docs', '/docs/20', hasPage)).toBe(expected);
    expect(linkInVersion(href, '/docs', '/docs', hasPage)).toBe(href);
  });
}
