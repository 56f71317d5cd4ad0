import { expect, test } from 'vitest';
import { pageMistakes, sharedMistakes } from './dev-reports';

const mistake = (rule: string, file = 'content/docs/a.mdx', line = 1) => ({
  rule,
  severity: 'error' as const,
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
    mistake('routes'),
    mistake('links'),
    mistake('redirects', 'content/redirects.json'),
    mistake('links', 'content/navigation.json'),
  ];
  const stop = mistake('site', 'content/site.json');
  expect(rulesOf(sharedMistakes([stop], reported))).toEqual(['site', 'links']);
  // The checks are slower: what they said of the site is outdated when it can be read.
  expect(rulesOf(sharedMistakes([], reported))).toEqual(['links']);
});

test('a page shows its own mistakes, the one that stops its text first and once', () => {
  const reported = [
    mistake('mdx', undefined, 3),
    mistake('components', undefined, 9),
    mistake('links', undefined, 3),
    mistake('frontmatter'),
  ];
  expect(rulesOf(pageMistakes(mistake('mdx', undefined, 3), reported))).toEqual(
    ['mdx', 'components', 'links'],
  );
  expect(rulesOf(pageMistakes(undefined, reported))).toEqual(['links']);
});
