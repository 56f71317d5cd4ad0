import { expect, test } from 'vitest';
import {
  isExternalHref,
  isSitePath,
  isWithin,
  normalizePath,
  stripQueryAndHash,
  withBase,
} from './path';

const SAME_PAGE = [
  ['/docs/state.html', '/docs/state'],
  ['/docs/state/', '/docs/state'],
  ['/docs/state/index.html', '/docs/state'],
  ['/docs/state', '/docs/state'],
  ['/index.html', '/'],
  ['/', '/'],
  ['//', '/'],
  ['//evil.example/docs/', '/evil.example/docs'],
  ['///docs/state', '/docs/state'],
] as const;

for (const [address, path] of SAME_PAGE) {
  test(`${address} is the page ${path}`, () => {
    expect(normalizePath(address)).toBe(path);
  });
}

test('site paths get the base path, other links stay as they are', () => {
  expect(withBase('/docs', '/sub')).toBe('/sub/docs');
  expect(withBase('/', '/sub')).toBe('/sub');
  expect(withBase('#here', '/sub')).toBe('#here');
  expect(withBase('https://example.org/', '/sub')).toBe('https://example.org/');
  expect(withBase('/docs', '')).toBe('/docs');
});

test('an address of another site is external, even without a protocol', () => {
  expect(isExternalHref('https://example.org')).toBe(true);
  expect(isExternalHref('//example.org')).toBe(true);
  expect(isExternalHref('/docs')).toBe(false);
  expect(isSitePath('//example.org')).toBe(false);
});

for (const address of [
  '/\\host/x',
  '/\t/host/x',
  '/\n/host',
  '/\r\\host',
  '/ /host',
  '//host',
  '\\\\host',
  'https:host',
  'javascript:x()',
  'docs',
  '#a',
  '',
]) {
  test(`${JSON.stringify(address)} is no path of this site`, () => {
    expect(isSitePath(address)).toBe(false);
    expect(withBase(address, '/sub')).toBe(address);
  });
}

test('a section holds its own path and what is below, not its namesakes', () => {
  expect(isWithin('/docs/state', '/docs/state')).toBe(true);
  expect(isWithin('/docs/state/api', '/docs/state')).toBe(true);
  expect(isWithin('/docs/stateful', '/docs/state')).toBe(false);
});

test('query and hash are no part of a path', () => {
  expect(stripQueryAndHash('/search?q=a#b')).toBe('/search');
});
