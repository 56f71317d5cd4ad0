import { expect, test } from '@playwright/test';
import { frameHtml } from './frame-html';

/** What the document says itself, where a host sends no headers. */
function directivesOf(html: string): Record<string, string> {
  const [, policy = ''] =
    /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(
      html,
    ) ?? [];
  return Object.fromEntries(
    policy.split(';').map((one) => {
      const [name = '', ...values] = one.split(' ');
      return [name, values.join(' ')];
    }),
  );
}

test('by its own word, the frame reaches its scripts and nothing else', () => {
  const html = frameHtml('/a.js', {});
  expect(directivesOf(html)).toEqual({
    'default-src': "'none'",
    'script-src': "'self' 'unsafe-eval'",
    'style-src': "'unsafe-inline'",
    'img-src': 'data:',
    'worker-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
  });
  // A policy counts for what comes after it.
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(
    html.indexOf('<script'),
  );
});

test('no address ends its attribute', () => {
  const html = frameHtml('/"><b>', { plain: `/'"><i>` });
  expect(html).not.toMatch(/<[bi]>/);
});
