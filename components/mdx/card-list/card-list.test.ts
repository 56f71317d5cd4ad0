import { expect, test } from 'vitest';
import { loadSite } from '@/lib/site/content';
import type { Site } from '@/lib/site/content';
import { cardList } from '.';

const site = loadSite('content');
const [page] = site.docs;

function keyOf(other: Partial<Site>): string | undefined {
  const { cards } = cardList.CardList.uses;
  return page && cards?.key({ ...site, ...other }, page);
}

test('a page with cards is made anew when their order or what they say changes', () => {
  const { sidebar, docs } = site;
  expect(keyOf({})).toBe(keyOf({}));
  expect(keyOf({ sidebar: sidebar.toReversed() })).not.toBe(keyOf({}));
  const described = docs.map((doc) => ({ ...doc, description: 'Another.' }));
  expect(keyOf({ docs: described })).not.toBe(keyOf({}));
});
