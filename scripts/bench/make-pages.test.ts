import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { loadSite } from '@/lib/content';
import { makeTree } from '@/tests/support/make-tree';
import { makePages, placeOf, renumber } from './make-pages';

test('a generated folder is a site of the size asked for', () => {
  const tree = makeTree();
  const to = path.join(path.dirname(tree.root), 'large', 'content');
  try {
    makePages(tree.root, to, 40);
    const site = loadSite(to);
    expect(site.docs).toHaveLength(40);
    expect(new Set(site.docs.map(({ title }) => title)).size).toBe(40);
    expect(existsSync(path.join(to, 'docs/generated/part-1/section-2'))).toBe(
      true,
    );
  } finally {
    tree.remove();
  }
});

test('a section holds 25 pages and a part 8 sections', () => {
  expect(placeOf(24)).toEqual({ part: 1, section: 1 });
  expect(placeOf(25)).toEqual({ part: 1, section: 2 });
  expect(placeOf(199)).toEqual({ part: 1, section: 8 });
  expect(placeOf(200)).toEqual({ part: 2, section: 9 });
});

test('a copy keeps the text and gets a title of its own', () => {
  const source =
    '---\ntitle: Sails\nsidebarPosition: 3\ndescription: About sails.\n---\n\nText $1.\n';
  expect(renumber(source, 26)).toBe(
    '---\ntitle: "Sails 26"\nsidebarPosition: 2\ndescription: About sails.\n---\n\nText $1.\n',
  );
});
