import { expect, test } from 'vitest';
import { partId, toDocumentPart } from './document-part';

const paths = new Set(['/docs/state', '/docs/state/effects']);
const part = (html: string) => toDocumentPart(html, '/docs/state', paths);

test('ids carry the name of their page, and what names them follows', () => {
  expect(
    part('<h2 id="install">Install</h2><p aria-labelledby="install x">.</p>'),
  ).toBe(
    '<h3 id="docs-state--install">Install</h3><p aria-labelledby="docs-state--install docs-state--x">.</p>',
  );
});

test('links to pages of the document stay in it, others lead where they led', () => {
  const hrefOf = (href: string) =>
    / href="([^"]*)"/.exec(part(`<a href="${href}">x</a>`))?.[1];
  expect(hrefOf('#install')).toBe('#docs-state--install');
  expect(hrefOf('/docs/state/effects')).toBe(
    `#${partId('/docs/state/effects')}`,
  );
  expect(hrefOf('/docs/state/effects#own')).toBe('#docs-state-effects--own');
  expect(hrefOf('/docs/template#own')).toBe('/docs/template#own');
  expect(hrefOf('https://example.org/docs/state')).toBe(
    'https://example.org/docs/state',
  );
});

test('headings go one level down, and text stays text', () => {
  expect(part('<h3>A</h3><h6>B</h6>')).toBe('<h4>A</h4><h6>B</h6>');
  expect(part('<p>a &lt;b&gt; &amp; c</p>')).toBe('<p>a &lt;b&gt; &amp; c</p>');
});

test('what a block is known by on its own page is left there', () => {
  expect(part('<figure class="code" data-fence="2">a</figure>')).toBe(
    '<figure class="code">a</figure>',
  );
});
