import { afterEach, expect, test } from 'vitest';
import { openDocument } from '@/tests/support/document';
import { isOtherBuild, putInPlace } from './put-in-place';

type Parts = {
  build?: string;
  head?: string;
  sidebar?: string;
  text?: string;
};

const LINKS = '<a href="/docs/state">State</a><a href="/docs/cdk">CDK</a>';

function htmlOf({ build = 'one', head = '', sidebar, text = '' }: Parts) {
  const tree =
    sidebar &&
    `<nav data-sidebar><div data-sidebar-tree>${sidebar}</div></nav>`;
  return `<!doctype html><html data-build="${build}"><head>${head}</head><body><div data-page>${tree ?? ''}<main>${text}</main></div></body></html>`;
}

let close = () => {};

/** Opens a page, and gives the document of another one. */
function open(shown: Parts, next: Parts): Document {
  close();
  close = openDocument(htmlOf(shown));
  return new DOMParser().parseFromString(htmlOf(next), 'text/html');
}

afterEach(() => close());

const headOf = (selector: string) =>
  [...document.head.querySelectorAll(selector)].map(
    (element) =>
      element.getAttribute('content') ??
      element.getAttribute('href') ??
      element.textContent,
  );

test('the content of the other page takes the place', () => {
  putInPlace(open({ text: 'State' }, { text: 'CDK' }));
  expect(document.querySelector('main')?.textContent).toBe('CDK');
});

test('a document without content is refused, and nothing has changed', () => {
  const page = open({ text: 'State' }, {});
  page.querySelector('[data-page]')?.remove();
  expect(() => putInPlace(page)).toThrow(/not a page/);
  expect(document.querySelector('main')?.textContent).toBe('State');
});

test('the head says what the other page says, and keeps what belongs to the document', () => {
  const page = open(
    {
      head: '<title>State</title><link rel="canonical" href="/docs/state"><meta name="description" content="Old"><meta name="robots" content="noindex"><meta name="theme-color" content="#fff"><link rel="stylesheet" href="/a.css">',
    },
    {
      head: '<title>CDK</title><link rel="canonical" href="/docs/cdk"><meta name="description" content="New"><meta property="og:title" content="CDK"><meta name="theme-color" content="#000">',
    },
  );
  const title = document.querySelector('title');
  putInPlace(page);
  expect(document.title).toBe('CDK');
  // The element itself stays: browsers and translators watch it.
  expect(document.querySelector('title')).toBe(title);
  expect(headOf('[rel=canonical]')).toEqual(['/docs/cdk']);
  expect(headOf('[name=description]')).toEqual(['New']);
  expect(headOf('[property="og:title"]')).toEqual(['CDK']);
  expect(headOf('[name=robots]')).toEqual([]);
  expect(headOf('[name=theme-color]')).toEqual(['#fff']);
  expect(headOf('[rel=stylesheet]')).toEqual(['/a.css']);
});

test('alternates are distinguished by type and language', () => {
  const alternate = (language: string, href: string) =>
    `<link rel="alternate" hreflang="${language}" href="${href}">`;
  const page = open(
    {
      head: alternate('en', '/docs/state') + alternate('de', '/de/docs/state'),
    },
    { head: alternate('de', '/de/docs/cdk') },
  );
  putInPlace(page);
  expect(headOf('[rel=alternate]')).toEqual(['/de/docs/cdk']);
});

test('a sidebar with the same pages stays the element that its reader opened', () => {
  const page = open({ sidebar: LINKS }, { sidebar: LINKS });
  const own = document.querySelector('[data-sidebar]');
  putInPlace(page);
  expect(document.querySelector('[data-sidebar]')).toBe(own);
});

for (const [what, other] of [
  ['another page', `${LINKS}<a href="/docs/isr">ISR</a>`],
  ['another label', LINKS.replace('CDK', 'Kit')],
] as const) {
  test(`a sidebar with ${what} takes the place of the shown one`, () => {
    const page = open({ sidebar: LINKS }, { sidebar: other });
    const own = document.querySelector('[data-sidebar]');
    putInPlace(page);
    expect(document.querySelector('[data-sidebar]')).not.toBe(own);
    expect(document.querySelectorAll('[data-sidebar]')).toHaveLength(1);
  });
}

test('a page of another build is noticed', () => {
  expect(isOtherBuild(open({}, {}))).toBe(false);
  expect(isOtherBuild(open({}, { build: 'two' }))).toBe(true);
});
