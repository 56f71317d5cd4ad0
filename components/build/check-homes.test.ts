import { expect, test } from 'vitest';
import { loadSite } from '@/lib/site/content';
import { makeDoc, makeTree } from '@/tests/support/make-tree';
import { checkHomes } from './check-homes';

function problemsOf(pages: Record<string, string>, names: readonly string[]) {
  const { root, remove } = makeTree(pages);
  try {
    return checkHomes(loadSite(root), names).map(({ what }) => what);
  } finally {
    remove();
  }
}

const documenting = (title: string, name: string) =>
  makeDoc({ title }).replace('\n---\n', `\ndocuments: [${name}]\n---\n`);

test('an export that no page documents is reported, and one with a page is not', () => {
  const pages = { 'docs/boat/sails.mdx': documenting('Sails', 'hoistSail') };
  const [problem, ...others] = problemsOf(pages, ['hoistSail', 'moorAt']);
  expect(problem).toContain('no page that documents "moorAt"');
  expect(others).toEqual([]);
});

test('an entry point is at home at its address', () => {
  const pages = { 'docs/boat/sails.mdx': documenting('Sails', 'hoistSail') };
  expect(problemsOf(pages, ['@port/boat/sails'])).toEqual([]);
});

test('a name that two pages document is reported', () => {
  const problems = problemsOf(
    {
      'docs/boat/sails.mdx': documenting('Sails', 'hoistSail'),
      'docs/boat/keel.mdx': documenting('Keel', 'hoistSail'),
    },
    [],
  );
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain('documents "hoistSail", as content/docs/boat/');
});

test('a site whose pages name nothing is asked for nothing', () => {
  const pages = { 'docs/boat/sails.mdx': makeDoc({ title: 'Sails' }) };
  expect(problemsOf(pages, ['hoistSail'])).toEqual([]);
});
