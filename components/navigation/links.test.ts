import { afterEach, expect, test } from 'vitest';
import { openDocument } from '@/tests/support/document';
import { linkOf } from '@/components/browser/closest-target';
import { pageOfLink, siteTargetOf } from './links';

let close = () => {};

function linkFrom(attributes: string, inner = 'Link'): HTMLAnchorElement {
  close = openDocument(`<a ${attributes}>${inner}</a>`);
  Object.assign(window, {
    siteBoot: { aliases: { '/docs/old': '/docs/state' } },
  });
  return document.querySelector('a') as HTMLAnchorElement;
}

afterEach(() => close());

test('a page of this site is put in place, by its clean path', () => {
  expect(siteTargetOf(linkFrom('href="/docs/cdk/?from=here#use"'))).toEqual({
    path: '/docs/cdk',
    hash: '#use',
  });
});

test('an address that only leads to another one counts as that', () => {
  expect(siteTargetOf(linkFrom('href="/docs/old#use"'))).toEqual({
    path: '/docs/state',
    hash: '#use',
  });
});

for (const [what, attributes] of [
  ['another site', 'href="https://angular.dev/docs/state"'],
  ['a new tab', 'href="/docs/cdk" target="_blank"'],
  ['a download', 'href="/docs/cdk" download'],
  ['a file', 'href="/docs/cdk.md"'],
  ['another language', 'href="/de/docs/cdk" data-locale-prefix="/de"'],
  ['a place without an address', 'name="here"'],
] as const) {
  test(`${what} is for the browser to follow`, () => {
    expect(pageOfLink(linkFrom(attributes))).toBeUndefined();
  });
}

test('a link is found from what is in it', () => {
  const link = linkFrom('href="/docs/cdk"', '<b>CDK</b>');
  let found: HTMLAnchorElement | undefined;
  document.addEventListener('click', (event) => (found = linkOf(event)));
  link.addEventListener('click', (event) => event.preventDefault());
  document.querySelector('b')?.click();
  expect(found).toBe(link);
  document.body.click();
  expect(found).toBeUndefined();
});
