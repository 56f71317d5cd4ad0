import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SearchFiles } from '@/lib/search/build';
import { createSearchEngine } from '@/lib/search/query';
import type { SearchablePage } from '@/lib/search';
import type { Page, Site } from '@/lib/site/content';
import { ContentError, placeAt } from '@/lib/base/source';

/**
 * Mistakes in the questions of pages: each has to find its own page first, or it leads readers elsewhere.
 *
 * @param pages what was indexed
 * @param files what was built of them
 */
export function checkQuestions(
  site: Site,
  pages: readonly SearchablePage[],
  { index, asked }: Pick<SearchFiles, 'index' | 'asked'>,
): ContentError[] {
  const engine = createSearchEngine(JSON.parse(index.json));
  engine.addMore(JSON.parse(asked.json));
  const byRoute = new Map(
    [...site.docs, ...site.posts].map((page) => [page.path, page]),
  );
  return pages.flatMap(({ route, questions = [] }) => {
    const page = byRoute.get(route);
    if (!page) return [];
    return questions.flatMap((question) => {
      const [first] = engine.search(question, { limit: 1 }).rows;
      if (first?.route === route) return [];
      return [mistakeOf(site.root, page, question, first?.pageTitle)];
    });
  });
}

function mistakeOf(
  root: string,
  { file }: Page,
  question: string,
  found: string | undefined,
): ContentError {
  const written = readFileSync(path.resolve(path.dirname(root), file), 'utf8');
  const text = written.replaceAll("''", "'");
  const { line } = placeAt(text, Math.max(0, text.indexOf(question)));
  return new ContentError(
    { file, line },
    `asks "${question}", but search answers it with ${found === undefined ? 'nothing' : `the page "${found}"`} first, so readers who type it do not come here.`,
    'write the question in words that tell the two pages apart, or remove it from one that answers it less well.',
  );
}
