import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeDoc, makeTree } from '@/tests/support/make-tree';
import { keepLastGood, loadSiteOrLastGood } from './last-good';
import { loadSite } from './load-site';

test('content with a mistake is what it was before, and as soon as it is mended what it is', () => {
  const { root, remove } = makeTree({});
  const file = path.join(root, '..', 'last-good', 'site.json');
  const page = path.join(root, 'docs', 'boat', 'keel.mdx');
  const titles = () =>
    loadSiteOrLastGood(root, file).docs.map(({ title }) => title);
  const keel = makeDoc({ title: 'Keel', position: 7, body: 'Text.' });
  mkdirSync(path.dirname(page), { recursive: true });

  writeFileSync(page, keel);
  keepLastGood(loadSite(root), file);
  expect(titles()).toContain('Keel');

  writeFileSync(page, keel.replace('title:', 'titel:'));
  expect(() => loadSite(root)).toThrow('titel');
  expect(titles()).toContain('Keel');

  writeFileSync(page, keel.replace('Keel', 'The keel'));
  expect(titles()).toContain('The keel');

  rmSync(file);
  writeFileSync(page, keel.replace('title:', 'titel:'));
  expect(titles).toThrow('titel');
  remove();
});
