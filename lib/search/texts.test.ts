import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SearchRow } from './answer';
import { SearchTexts } from './texts';

const { fetch: original } = globalThis;
let answer: unknown;

beforeEach(() => {
  globalThis.fetch = () => Promise.resolve(Response.json(answer));
});
afterEach(() => {
  globalThis.fetch = original;
});

const row = { pageId: 1, route: '/docs/state' } as SearchRow;

for (const damaged of [null, {}, 'text', 7, [1], [['a'], 'b'], [['a'], [2]]]) {
  test(`${JSON.stringify(damaged)} is no text of a page or of all pages, and is asked for again`, async () => {
    const texts = new SearchTexts('/search-text.json?_=1');
    answer = damaged;
    expect(await texts.load([row])).toBe(false);
    expect(texts.of(row)).toBeUndefined();
    answer = ['What it is', 'About'];
    expect(await texts.load([row])).toBe(true);
    expect(texts.of(row)).toEqual(['What it is', 'About']);
  });
}
