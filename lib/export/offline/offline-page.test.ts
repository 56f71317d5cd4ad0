import { expect, test } from 'vitest';
import { offlinePage } from './offline-page';

test('a page that is not kept lists those that are', async () => {
  const html = await offlinePage(['/', '/docs/state']).text();
  expect(html.match(/<a href="[^"]*">[^<]*/g)).toEqual([
    '<a href="/">/',
    '<a href="/docs/state">/docs/state',
    '<a href="">Try again',
  ]);
});

test('where nothing is kept it says so, and offers to try again', async () => {
  const html = await offlinePage([]).text();
  expect(html).toContain('no other page is');
  expect(html).not.toContain('<ul>');
  expect(html).toContain('<a href="">Try again');
});

test('it is an error that nobody keeps as a page, and runs nothing', () => {
  const { status, headers } = offlinePage([]);
  expect(status).toBe(503);
  expect(headers.get('content-type')).toBe('text/html');
  expect(headers.get('content-security-policy')).toBe("default-src 'none'");
});
