import { createMeaning } from '../meaning';
import { createSearchEngine } from '../query';
import type { SearchablePage } from '../types';
import type { SearchFiles } from './build-search-files';

/** A question that its page does not answer first. */
export type MissedQuestion = {
  /** Of the page that asks it. */
  route: string;
  question: string;
  /** Title of the page that is found first; undefined when none is. */
  found: string | undefined;
};

/**
 * The questions of pages that search answers with another page first, by their words or with their meaning.
 *
 * @param files what was built of the pages
 */
export function missedQuestions(
  pages: readonly SearchablePage[],
  { index, vectors }: Pick<SearchFiles, 'index' | 'vectors'>,
): MissedQuestion[] {
  const byWords = createSearchEngine(JSON.parse(index.json));
  const byMeaning = createSearchEngine(JSON.parse(index.json));
  byMeaning.understand((read) => createMeaning(read, JSON.parse(vectors.json)));
  return pages.flatMap(({ route, questions = [] }) =>
    questions.flatMap((question) => {
      const wrong = [byWords, byMeaning]
        .map((engine) => engine.searchPanel(question).hits[0])
        .filter((first) => first?.document.url !== route);
      if (wrong.length === 0) return [];
      return [{ route, question, found: wrong[0]?.pageTitle }];
    }),
  );
}
