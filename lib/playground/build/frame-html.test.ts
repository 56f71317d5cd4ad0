import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDocument } from '@/tests/support/document';
import { frameHtml } from './frame-html';

let close = () => {};
beforeEach(() => {
  close = openDocument(frameHtml('start("</i>")'), 'http://localhost/');
});
afterEach(() => close());

/** What the document says itself, where a host sends no headers. */
const policies = () =>
  [...document.querySelectorAll('meta[http-equiv*="Policy"]')].map((meta) =>
    Object.fromEntries(
      (meta.getAttribute('content') ?? '').split(';').map((one) => {
        const [name = '', ...values] = one.split(' ');
        return [name, values.join(' ')];
      }),
    ),
  );

test('by its own word, the frame runs what it is sent, and asks for nothing', () => {
  const [starter] = document.querySelectorAll('script:not([type])');
  const hash = createHash('sha256')
    .update(starter?.textContent ?? '')
    .digest('base64');
  expect(policies()[0]).toEqual({
    'default-src': "'none'",
    'script-src': `'sha256-${hash}' blob: 'unsafe-eval'`,
    'style-src': "'unsafe-inline'",
    'img-src': 'data:',
    'worker-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
  });
  expect(document.getElementById('program')?.textContent).toBe('start("</i>")');
});

test('once it has started, no text of a document is a script', () => {
  expect(policies()[1]).toEqual({ 'script-src': "blob: 'unsafe-eval'" });
  const order = [...document.head.children].map(
    (element) => element.getAttribute('http-equiv') ?? element.localName,
  );
  // A policy counts for what comes after it.
  expect(order.indexOf('Content-Security-Policy')).toBeLessThan(
    order.indexOf('script'),
  );
  expect(order.at(-1)).toBe('Content-Security-Policy');
});
