import { expect, test } from 'vitest';
import { articleRenderer } from '@/components/build/render-article';
import { checkContent } from '@/lib/site/checks';
import { formatProblem } from '@/lib/base/source';
import { makeTree } from '@/tests/support/make-tree';
import { BAD_INPUTS } from './bad-inputs';

async function problemsOf(root: string) {
  const { problems } = await checkContent({
    root,
    // Samples have a check of their own.
    ...articleRenderer({ allowUnchecked: true }),
  });
  return problems;
}

test('the basic tree has no mistakes', async () => {
  const { root, remove } = makeTree();
  expect((await problemsOf(root)).map(formatProblem)).toEqual([]);
  remove();
});

test('there are at least sixty bad inputs, each with a name of its own', () => {
  expect(BAD_INPUTS.length).toBeGreaterThanOrEqual(60);
  expect(new Set(BAD_INPUTS.map(({ name }) => name)).size).toBe(
    BAD_INPUTS.length,
  );
});

for (const { name, files, at, what, cure } of BAD_INPUTS) {
  test(`told with place and cure: ${name}`, async () => {
    const { root, remove } = makeTree(files);
    const problems = await problemsOf(root);
    remove();
    expect(problems.map(formatProblem).join('\n')).toMatch(what);
    const problem = problems.find((problem) => what.test(problem.message));
    expect(`${problem?.file}:${problem?.line}`).toBe(at);
    expect(problem?.cure).toMatch(cure);
  });
}
