import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { addPolicyMeta } from './policy-meta';

const HEAD = '<!DOCTYPE html><html><head><meta charSet="utf-8"/>';

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

test('the policy stands directly behind the character set and before all scripts', () => {
  const html = `${HEAD}<script>first()</script></head><body></body></html>`;
  const done = addPolicyMeta(html, { analytics: false });
  expect(done).toMatch(
    /^<!DOCTYPE html><html><head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy"/,
  );
});

test('exactly the inline scripts of the page may run', () => {
  const html = `${HEAD}<script>a<b&&c()</script><script src="/x.js">no</script><script type="application/ld+json">{}</script></head></html>`;
  const done = addPolicyMeta(html, { analytics: false });
  expect(done.match(/'sha256-[^']+'/g)).toEqual([hashOf('a<b&&c()')]);
  expect(done).not.toContain('unsafe');
});

test('another host is named only when analytics is configured', () => {
  const html = `${HEAD}</head></html>`;
  expect(addPolicyMeta(html, { analytics: false })).not.toContain('https:');
  expect(addPolicyMeta(html, { analytics: true })).toContain(
    "script-src 'self' https://www.googletagmanager.com;",
  );
});

test('inline styles and a missing head are refused', () => {
  expect(() =>
    addPolicyMeta(`${HEAD}</head><p style="color:red">x</p></html>`, {
      analytics: false,
    }),
  ).toThrow('inline style (<p style="color:red">)');
  expect(() => addPolicyMeta('<p>x</p>', { analytics: false })).toThrow(
    'no <head>',
  );
});
