import { afterEach, expect, test } from 'vitest';
import { openDocument } from '@/tests/support/document';
import { connectVariants, updateVariantLinks } from './variants.client';

const LANGUAGES = `<details data-menu><summary aria-label="Language: English"><span class="menu-label">English</span></summary>
<a data-locale-prefix="" href="/">English</a><a data-locale-prefix="/de" href="/de">Deutsch</a></details>`;

const VERSIONS = `<details data-menu><summary aria-label="Docs version: 21"><span class="menu-label">21</span></summary>
<a data-docs-path="/docs" href="/docs">21</a><a data-docs-path="/docs/19" href="/docs/19">19</a></details>`;

let close = () => {};

function open(html: string, path: string): void {
  close = openDocument(html, `https://site.example${path}`);
}

afterEach(() => close());

const hrefs = () =>
  [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));

const current = () => document.querySelector('[aria-current]')?.textContent;

test('languages lead to the same place, with query and section', () => {
  open(LANGUAGES, '/de/docs/state?from=here#use');
  updateVariantLinks();
  expect(hrefs()).toEqual([
    '/docs/state?from=here#use',
    '/de/docs/state?from=here#use',
  ]);
});

test('the current language is marked once and names its menu', () => {
  open(LANGUAGES, '/de/docs/state');
  updateVariantLinks();
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
  expect(current()).toBe('Deutsch');
  const summary = document.querySelector('summary');
  expect(summary?.getAttribute('aria-label')).toBe('Language: Deutsch');
  expect(summary?.textContent).toBe('Deutsch');
});

test('versions lead to the same page, with the section and without the query', () => {
  open(VERSIONS, '/docs/19/state?from=here#use');
  updateVariantLinks();
  expect(hrefs()).toEqual(['/docs/state#use', '/docs/19/state#use']);
  expect(current()).toBe('19');
});

test('a path that only begins like a prefix is not below it', () => {
  open(LANGUAGES, '/demo');
  updateVariantLinks();
  expect(hrefs()).toEqual(['/demo', '/de/demo']);
  expect(current()).toBe('English');
});

test('the only language leads to where its reader is when the menu is used', () => {
  open(
    '<details data-menu><a data-locale-prefix="" href="/">English</a></details>',
    '/docs/state#use',
  );
  Object.assign(window, { siteBoot: { docsVersions: [] } });
  connectVariants(document.body, new AbortController().signal);
  const link = document.querySelector('a');
  link?.dispatchEvent(new window.MouseEvent('mouseover', { bubbles: true }));
  expect(hrefs()).toEqual(['/docs/state#use']);
});
