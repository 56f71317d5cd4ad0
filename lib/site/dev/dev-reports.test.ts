import { expect, test } from 'vitest';
import { ContentError } from '@/lib/base/source';
import { pageMistakes, sharedMistakes } from './dev-reports';

const mistake = (rule: string, file = 'content/docs/a.mdx', line = 1) => ({
  rule,
  file,
  line,
  column: 1,
  message: 'is wrong.',
  cure: 'mend it.',
});
const rulesOf = (mistakes: readonly { rule?: string | undefined }[]) =>
  mistakes.map(({ rule }) => rule);

test('every page shows what keeps the site from being read, and what is wrong in data files', () => {
  const reported = [
    mistake('data', 'content/site.json'),
    mistake('frontmatter'),
    mistake('links'),
    mistake('redirects', 'content/redirects.json'),
    mistake('links', 'content/navigation.json'),
  ];
  const stop = mistake('site', 'content/site.json');
  expect(rulesOf(sharedMistakes([stop], reported))).toEqual(['site', 'links']);
  const voice = mistake('voice', 'content/voice.json');
  expect(sharedMistakes([voice], [voice])).toEqual([voice]);
  // The checks are slower: what they said of the site is outdated when it can be read.
  expect(rulesOf(sharedMistakes([], reported))).toEqual(['links']);
});

const A = 'content/docs/a.mdx';

test('a page shows its own mistakes, the one that stops its text first and once', () => {
  const reported = [
    mistake('mdx', A, 3),
    mistake('components', A, 9),
    mistake('links', A, 3),
    mistake('links', 'content/docs/b.mdx'),
    mistake('frontmatter', A),
  ];
  const thrown = new ContentError(
    { file: A, line: 3 },
    'is wrong.',
    'mend it.',
  );
  expect(rulesOf(pageMistakes(A, { thrown }, reported))).toEqual([
    'mdx',
    'components',
    'links',
  ]);
  expect(rulesOf(pageMistakes(A, {}, reported))).toEqual(['links']);
});

test('what the rules of a page say now takes the place of what the checks said last', () => {
  const reported = [mistake('links', A, 3), mistake('spelling', A, 4)];
  expect(rulesOf(pageMistakes(A, { own: [] }, reported))).toEqual(['spelling']);
  const own = [mistake('anchors', A, 5), mistake('frontmatter', A)];
  expect(rulesOf(pageMistakes(A, { own }, reported))).toEqual([
    'anchors',
    'spelling',
  ]);
});
