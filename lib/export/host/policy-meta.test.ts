import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { addPolicyMeta } from './policy-meta';
import { renderRedirectPage } from './redirect-page';

const HEAD = '<!DOCTYPE html><html><head><meta charSet="utf-8"/>';

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

const options = ({ analytics = false } = {}) => ({
  analytics,
  scripts: ['first()', 'a<b&&c()'],
});

test('the policy stands directly behind the character set and before all scripts', () => {
  const html = `${HEAD}<script>first()</script></head><body></body></html>`;
  const done = addPolicyMeta(html, options());
  expect(done).toMatch(
    /^<!DOCTYPE html><html><head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy"/,
  );
});

test('exactly the inline scripts of the page may run', () => {
  const html = `${HEAD}<script>a<b&&c()</script><script src="/x.js">no</script><script type="application/ld+json">{}</script></head></html>`;
  const done = addPolicyMeta(html, options());
  expect(done.match(/'sha256-[^']+'/g)).toEqual([hashOf('a<b&&c()')]);
  expect(done).not.toContain('unsafe');
});

test('another host is named only when analytics is configured', () => {
  const html = `${HEAD}</head></html>`;
  expect(addPolicyMeta(html, options())).not.toContain('https:');
  expect(addPolicyMeta(html, options({ analytics: true }))).toContain(
    "script-src 'self' https://www.googletagmanager.com;",
  );
});

test('inline styles and a missing head are refused', () => {
  expect(() =>
    addPolicyMeta(`${HEAD}</head><p style="color:red">x</p></html>`, options()),
  ).toThrow('inline style (<p style="color:red">)');
  expect(() => addPolicyMeta('<p>x</p>', options())).toThrow('no <head>');
});

test('a script that no component of the site writes stops the page, whatever it looks like', () => {
  for (const script of [
    'fetch("https://a.example")',
    'first();second()',
    'self.__next_f.push([1,"a"]);alert(1)',
    'location.replace("/a"+location.search+(location.hash||alert(1)))',
    '(self.__next_f=self.__next_f||[]).push([0]),alert(1)',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[alert(1)],"runtimeModuleIds":[1]});',
  ]) {
    const html = `${HEAD}<script>${script}</script></head></html>`;
    expect(() => addPolicyMeta(html, options()), script).toThrow(
      "inline script that the site's components do not write",
    );
  }
});

test('what the export writes is known', () => {
  const redirect = renderRedirectPage('/docs/a#b', 'https://a.example/docs/a');
  expect(addPolicyMeta(redirect, options())).toContain("'sha256-");
});

for (const analytics of [false, true]) {
  test(`text becomes markup by the site's own policy alone, ${analytics ? 'but not beside the scripts of an analytics service' : 'as no other scripts run'}`, () => {
    const html = addPolicyMeta('<html><head></head></html>', {
      ...options(),
      analytics,
    });
    expect(html.includes('require-trusted-types-for')).toBe(!analytics);
    expect(html.includes('trusted-types site')).toBe(!analytics);
  });
}
