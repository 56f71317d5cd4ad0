import { expect, test } from 'vitest';
import { buildSearchFiles } from '@/lib/search/build';
import { makePage } from '@/lib/search/query/fixtures/make-page';
import { loadSite } from '@/lib/site/content';
import { makeDoc, makeTree } from '@/tests/support/make-tree';
import { checkQuestions } from './check-questions';

const QUESTIONS = ['How do I moor a barge in winter?', 'Rudder'];

test('a question that search answers with another page is reported at its line', () => {
  const sails = makeDoc().replace(
    '\n---\n',
    `\nquestions:\n${QUESTIONS.map((text) => `  - '${text}'\n`).join('')}---\n`,
  );
  const { root, remove } = makeTree({ 'docs/boat/sails.mdx': sails });
  try {
    const site = loadSite(root);
    const pages = site.docs.map(({ path, title, questions }) =>
      makePage(path, title, [{ text: `What ${title} are.` }], { questions }),
    );
    const problems = checkQuestions(site, pages, buildSearchFiles(pages, []));
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toContain('content/docs/boat/sails.mdx:7');
    expect(problems[0]?.message).toContain(
      'asks "Rudder", but search answers it with the page "Rudder" first',
    );
  } finally {
    remove();
  }
});
