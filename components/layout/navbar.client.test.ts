import { afterEach, expect, test } from 'vitest';
import { openDocument } from '@/tests/support/document';
import { markSection, closeMenusElsewhere } from './navbar.client';

let close = () => {};
afterEach(() => close());

const LINKS = `<nav data-navbar-links><a href="/docs">Docs</a><a href="/blog" aria-current="true">Blog</a>
<a href="https://github.com/docs">GitHub</a></nav>`;

const marked = (path: string) => {
  close();
  close = openDocument(LINKS, `https://site.example${path}`);
  markSection();
  return [...document.querySelectorAll('[aria-current]')].map(
    ({ textContent }) => textContent,
  );
};

test('the section of the page is marked, and no other', () => {
  expect(marked('/docs/state/')).toEqual(['Docs']);
  expect(marked('/blog')).toEqual(['Blog']);
  expect(marked('/')).toEqual([]);
});

test('a path that only begins like a section is not in it', () => {
  expect(marked('/docs-of-others')).toEqual([]);
});

const MENUS = `<details data-menu open id="first"><summary>One</summary><a href="#">In it</a></details>
<details data-menu open id="second"><summary>Two</summary></details><details open id="other"></details>`;

const openIds = () =>
  [...document.querySelectorAll('details[open]')].map(({ id }) => id);

function openMenus(): void {
  close = openDocument(MENUS);
  closeMenusElsewhere(new AbortController().signal);
}

test('a click elsewhere closes the menus, and other disclosures stay', () => {
  openMenus();
  document.body.click();
  expect(openIds()).toEqual(['other']);
});

test('a click in a menu closes the other one', () => {
  openMenus();
  document.querySelector('a')?.click();
  expect(openIds()).toEqual(['first', 'other']);
});

test('focus that goes on closes the menus that it is not in', () => {
  openMenus();
  const focus = (selector: string) =>
    document
      .querySelector(selector)
      ?.dispatchEvent(new window.FocusEvent('focusin', { bubbles: true }));
  focus('#first a');
  expect(openIds()).toEqual(['first', 'other']);
  // Of a press on what takes no focus, in WebKit: the menu is needed until the click.
  focus('body');
  expect(openIds()).toEqual(['first', 'other']);
  focus('#other');
  expect(openIds()).toEqual(['other']);
});

test('Escape closes the menus', () => {
  openMenus();
  const press = (key: string) =>
    document.dispatchEvent(new window.KeyboardEvent('keydown', { key }));
  press('a');
  expect(openIds()).toContain('first');
  press('Escape');
  expect(openIds()).toEqual(['other']);
});
