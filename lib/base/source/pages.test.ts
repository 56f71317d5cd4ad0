import { afterAll, expect, test } from 'vitest';
import { makeDoc, makeTree } from '@/tests/support/make-tree';
import { readPages } from './pages';

const DOC = makeDoc();
const TREE = makeTree({
  'docs/state.mdx': DOC,
  'docs/state/actions.mdx': DOC,
  'docs/state-more/index.mdx': DOC,
  'docs/_draft.mdx': DOC,
  'docs/_drafts/a.mdx': DOC,
  'docs/notes.md': DOC,
  'versions/20/docs/state.mdx': DOC,
  'i18n/de/docs/state.mdx': DOC,
  'i18n/de/versions/20/docs/state.mdx': DOC,
});
afterAll(TREE.remove);

const idsOf = (...restrictTo: string[]) =>
  readPages(TREE.root, restrictTo).map(({ id }) => id);

test('pages of today are read in any language, in order; drafts and older versions are not', () => {
  const files = readPages(TREE.root).map(({ file }) => file);
  expect(files).toEqual([...files].sort());
  expect(files.filter((file) => /state|draft|notes/.test(file))).toEqual([
    'content/docs/state-more/index.mdx',
    'content/docs/state.mdx',
    'content/docs/state/actions.mdx',
    'content/i18n/de/docs/state.mdx',
  ]);
});

const RESTRICTIONS: [typed: string, ids: string[]][] = [
  ['content/docs/state/actions.mdx', ['docs/state/actions']],
  ['docs/state/actions', ['docs/state/actions']],
  ['./content/docs/state/', ['docs/state', 'docs/state/actions']],
  ['/home/ada/site/content/docs/state-more', ['docs/state-more/index']],
  ['/home/ada/content/site/content/i18n', ['i18n/de/docs/state']],
];

for (const [typed, ids] of RESTRICTIONS) {
  test(`a page or a folder can be named as it is typed: ${typed}`, () => {
    expect(idsOf(typed)).toEqual(ids);
  });
}

test('the content folder itself means all pages, and what is named twice is read once', () => {
  for (const typed of ['content', 'content/', './content']) {
    expect(idsOf(typed)).toEqual(idsOf());
  }
  expect(idsOf('docs/state/actions', 'docs/state')).toEqual([
    'docs/state',
    'docs/state/actions',
  ]);
});

for (const typed of ['docs/stat', 'docs/_draft.mdx', 'versions/20', 'states']) {
  test(`a restriction without a page is reported as it was typed: ${typed}`, () => {
    expect(() => idsOf('docs/state', `content/${typed}`)).toThrow(
      `No page matches content/${typed}.`,
    );
  });
}
