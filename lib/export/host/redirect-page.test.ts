import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { findInlineCode } from './inline-code';
import { renderRedirectPage } from './redirect-page';

function follow(href: string, search: string, hash: string): string {
  const html = renderRedirectPage(href, 'https://example.com/docs/state');
  let target = '';
  const location = {
    search,
    hash,
    replace: (address: string) => (target = address),
  };
  runInNewContext(findInlineCode(html).scripts[0] ?? '', { location });
  return target;
}

test('the reader keeps the query and the hash', () => {
  expect(follow('/docs/state', '?q=1', '#setup')).toBe('/docs/state?q=1#setup');
  expect(follow('/docs/state#intro', '', '')).toBe('/docs/state#intro');
  expect(follow('/docs/state#intro', '', '#own')).toBe('/docs/state#own');
});

test('without JavaScript a refresh and a link lead to the page', () => {
  const html = renderRedirectPage(
    '/docs/state?a=1&b="2"',
    'https://example.com/docs/state',
  );
  const href = '/docs/state?a=1&amp;b=&quot;2&quot;';
  expect(html).toContain(`http-equiv="refresh" content="0; url=${href}"`);
  expect(html).toContain(`<a href="${href}">`);
  expect(html).toContain(
    '<link rel="canonical" href="https://example.com/docs/state"/>',
  );
  expect(html).toContain('<title>This page has moved</title>');
});
