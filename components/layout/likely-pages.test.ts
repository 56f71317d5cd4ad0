import { afterEach, beforeEach, expect, test } from 'vitest';
import { findLikely } from './likely-pages.island';

const PAGES = [
  ['/docs/state/actions', 'Actions'],
  ['/docs/template/rx-let', 'rxLet'],
];

const { fetch: original } = globalThis;

beforeEach(() => {
  globalThis.fetch = () => Promise.resolve(Response.json(PAGES));
});

afterEach(() => {
  globalThis.fetch = original;
});

test('a mistyped address leads to the page that was meant', async () => {
  const { pages } = await findLikely('/docs/state/action');
  expect(pages[0]).toEqual(['/docs/state/actions', 'Actions']);
});

test('the words of the address can be searched for', async () => {
  const { words } = await findLikely('/docs/template/rx%20let.html');
  expect(words).toBe('template rx let');
});

test('an address that cannot be decoded is taken as it stands', async () => {
  const { words } = await findLikely('/docs/state/%E0%A4%A');
  expect(words).toBe('state e0 a4 a');
});

for (const [what, answer] of [
  ['cannot be fetched', () => Promise.reject(new Error('offline'))],
  ['is not there', () => Promise.resolve(new Response('', { status: 404 }))],
] as const) {
  test(`where the list of pages ${what}, the search is left`, async () => {
    globalThis.fetch = answer;
    expect(await findLikely('/docs/state')).toEqual({
      pages: [],
      words: 'state',
    });
  });
}
