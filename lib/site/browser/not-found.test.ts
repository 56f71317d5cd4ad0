import { expect, test } from '@playwright/test';
import { openDocument } from '@/tests/support/document';
import { showLikelyPages } from './not-found';

const PAGES = [
  ['/docs/state/actions', 'Actions'],
  ['/docs/template/rx-let', 'rxLet'],
];

const { fetch: original } = globalThis;
let close = () => {};

test.afterEach(() => {
  close();
  globalThis.fetch = original;
});

/** What is shown at an address where nothing is. */
async function shownAt(
  path: string,
  answer: () => Promise<Response> = () => Promise.resolve(Response.json(PAGES)),
) {
  close = openDocument('<div></div>', `https://site.example${path}`);
  globalThis.fetch = answer;
  const slot = document.querySelector('div') as HTMLElement;
  await showLikelyPages(slot);
  return {
    links: [...slot.querySelectorAll('li a')].map((link) =>
      link.getAttribute('href'),
    ),
    search: slot.querySelector('p a'),
    heading: slot.querySelector('h2')?.textContent,
  };
}

test('a mistyped address leads to the page that was meant', async () => {
  const { links, heading } = await shownAt('/docs/state/action');
  expect(links[0]).toBe('/docs/state/actions');
  expect(heading).toBe('Did you mean one of these?');
});

test('the words of the address can be searched for', async () => {
  const { search } = await shownAt('/docs/template/rx%20let.html');
  expect(search?.getAttribute('href')).toBe('/search?q=template%20rx%20let');
  expect(search?.textContent).toContain('“template rx let”');
});

test('an address that cannot be decoded is searched for as it stands', async () => {
  const { search } = await shownAt('/docs/%E0%A4%A');
  expect(search?.getAttribute('href')).toBe('/search?q=%25E0%25A4%25A');
});

for (const [what, answer] of [
  ['cannot be fetched', () => Promise.reject(new Error('offline'))],
  ['is not there', () => Promise.resolve(new Response('', { status: 404 }))],
] as const) {
  test(`where the list of pages ${what}, the search is left`, async () => {
    const { links, search, heading } = await shownAt('/docs/state', answer);
    expect(links).toEqual([]);
    expect(heading).toBeUndefined();
    expect(search).not.toBeNull();
  });
}
