import { expect, test } from 'vitest';
import { loadSite } from '@/lib/site/content';
import { inReadingOrder } from './pages-as-markdown';

test('all pages as one text begin where readers do, and none is left out', () => {
  const site = loadSite('content');
  const paths = inReadingOrder(site).map(({ page }) => page.path);
  const inSidebar = site.readingOrder.map(({ path }) => path);
  expect(paths.slice(0, inSidebar.length)).toEqual(inSidebar);
  expect([...paths].sort()).toEqual(
    [...site.docs, ...site.posts].map(({ path }) => path).sort(),
  );
});
