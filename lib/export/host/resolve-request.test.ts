import { describe, expect, test } from 'vitest';
import { resolveRequest } from './resolve-request';

const FILES = new Set([
  '/index.html',
  '/404.html',
  '/de/404.html',
  '/docs/state.html',
  '/docs/state/index.html',
  '/docs/state/actions.html',
  '/docs/state/actions.md',
  '/llms.txt',
]);
const isFile = (path: string): boolean => FILES.has(path);

describe('resolveRequest', () => {
  for (const mode of ['clean', 'plain'] as const) {
    test(`serves clean paths from their .html file in ${mode} mode`, () => {
      expect(resolveRequest('/', mode, isFile)).toEqual({
        kind: 'file',
        path: '/index.html',
      });
      expect(resolveRequest('/docs/state', mode, isFile)).toEqual({
        kind: 'file',
        path: '/docs/state.html',
      });
    });

    test(`serves files with a suffix of their own in ${mode} mode`, () => {
      expect(resolveRequest('/docs/state/actions.md', mode, isFile)).toEqual({
        kind: 'file',
        path: '/docs/state/actions.md',
      });
    });

    test(`does not find the not-found page in ${mode} mode`, () => {
      for (const path of ['/404', '/de/404']) {
        expect(resolveRequest(path, mode, isFile), path).toEqual({
          kind: 'not-found',
        });
      }
    });

    test(`does not find a page that does not exist in ${mode} mode`, () => {
      for (const path of ['/nope', '/nope/', '/nope.html', '/llms.txt/x']) {
        expect(resolveRequest(path, mode, isFile)).toEqual({
          kind: 'not-found',
        });
      }
    });
  }

  test('redirects every other form of a page to its clean path in clean mode', () => {
    for (const form of ['.html', '/', '/index.html']) {
      expect(resolveRequest(`/docs/state${form}`, 'clean', isFile)).toEqual({
        kind: 'redirect',
        path: '/docs/state',
      });
    }
    expect(resolveRequest('/index.html', 'clean', isFile)).toEqual({
      kind: 'redirect',
      path: '/',
    });
  });

  test('serves the files as they are in plain mode', () => {
    expect(resolveRequest('/docs/state.html', 'plain', isFile)).toEqual({
      kind: 'file',
      path: '/docs/state.html',
    });
    expect(resolveRequest('/docs/state/', 'plain', isFile)).toEqual({
      kind: 'file',
      path: '/docs/state/index.html',
    });
    expect(resolveRequest('/docs/state/actions/', 'plain', isFile)).toEqual({
      kind: 'not-found',
    });
  });
});
