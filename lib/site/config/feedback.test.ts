import { expect, test } from 'vitest';
import { feedbackUrl } from './feedback';

test('an issue about a page holds its title, address and version, whatever is in them', () => {
  const config = {
    url: 'https://docs.example',
    repository: 'https://code.example/a/b',
    defaultLocale: 'en',
    locales: [],
  };
  const url = new URL(
    feedbackUrl(config, {
      title: 'A & B?',
      path: '/docs/a',
      version: '@a/b 1.0.0+x',
    }),
  );
  expect(url.origin + url.pathname).toBe('https://code.example/a/b/issues/new');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    title: 'Docs: A & B?',
    body: 'Page: https://docs.example/docs/a\nVersion: @a/b 1.0.0+x\n\n',
  });
});
