import { expect, test } from 'vitest';
import { loadSite } from '@/lib/site/content';
import { makeDoc, makeTree } from '@/tests/support/make-tree';
import { devArticle } from './dev-article';

test('a page says what is wrong in it before the check of all pages has come to it', async () => {
  const body = 'See [it](/docs/nowhere), [that](#gone) and [this](/docs/boat).';
  const { root, remove } = makeTree({
    'docs/boat/rudder.mdx': makeDoc({ title: 'Rudder', position: 2, body }),
  });
  try {
    const site = loadSite(root);
    const page = site.docs.find(({ id }) => id === 'boat/rudder');
    if (!page) throw new Error('The page is not there.');
    const { mistakes } = await devArticle(site, page);
    expect(mistakes?.map(({ rule }) => rule)).toEqual(['links', 'anchors']);
  } finally {
    remove();
  }
});
