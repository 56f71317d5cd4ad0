import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeDoc, makeTree } from '@/tests/support/make-tree';
import { loadSite } from '@/lib/site/content';
import { findNameMistakes, nameMistake } from '@/lib/base/source/names';

test('a symbolic link is reported, whatever it leads to', () => {
  const { root, remove } = makeTree();
  symlinkSync('sails.mdx', path.join(root, 'docs/boat/keel.mdx'));
  symlinkSync('boat', path.join(root, 'docs/ship'));
  const files = findNameMistakes(root).map(({ file, what }) => [
    file,
    what.slice(0, 18),
  ]);
  expect(files).toEqual([
    ['content/docs/boat/keel.mdx', 'is a symbolic link'],
    ['content/docs/ship', 'is a symbolic link'],
  ]);
  remove();
});

test('hidden files, copies of editors and what begins with an underscore are left alone', () => {
  const { root, remove } = makeTree();
  mkdirSync(path.join(root, 'docs/_Drafts'));
  for (const name of [
    '.DS_Store',
    'keel.mdx~',
    '#keel.mdx#',
    '_Draft.md',
    '_Drafts/A b.mdx',
  ]) {
    writeFileSync(path.join(root, 'docs', name), '');
  }
  expect(findNameMistakes(root)).toEqual([]);
  remove();
});

test('translations and older versions have the same rule, other folders have none', () => {
  const { root, remove } = makeTree({
    'versions/20/docs/Boat.mdx': makeDoc(),
    'i18n/pt-BR/docs/a b.mdx': makeDoc(),
    'api/Cdk.json': '{}',
  });
  expect(findNameMistakes(root).map(({ file }) => file)).toEqual([
    'content/i18n/pt-BR/docs/a b.mdx',
    'content/versions/20/docs/Boat.mdx',
  ]);
  remove();
});

test('what to type instead is no path of another page', () => {
  const { root, remove } = makeTree({ 'docs/boat/a b.mdx': makeDoc() });
  expect(findNameMistakes(root)[0]?.cure).not.toContain('content/docs');
  remove();
});

test('the reader of a build stops at a name that no page can have', () => {
  const { root, remove } = makeTree({ 'docs/boat/a b.mdx': makeDoc() });
  expect(() => loadSite(root)).toThrow(
    /^content\/docs\/boat\/a b\.mdx has a name that no page can have/,
  );
  remove();
});

test('a hundred characters are short enough, and numbers are names', () => {
  expect(nameMistake('a'.repeat(100))).toBeUndefined();
  expect(nameMistake('a'.repeat(101))).toContain('longer than 100');
  expect(nameMistake('2023-03')).toBeUndefined();
  expect(nameMistake('4040')).toBeUndefined();
  expect(nameMistake('com10')).toBeUndefined();
});
