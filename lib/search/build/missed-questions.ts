import { createSearchEngine, type SynonymData } from '../query';
import type { SearchablePage } from '../types';

/** A question that its page does not answer first. */
export type MissedQuestion = {
  /** Of the page that asks it. */
  route: string;
  question: string;
  /** Title of the page that is found first; undefined when none is. */
  found: string | undefined;
};

/**
 * The questions of pages that search answers with another page first.
 *
 * @param index the built index file
 */
export function missedQuestions(
  pages: readonly SearchablePage[],
  index: string,
  synonyms: SynonymData,
): MissedQuestion[] {
  const engine = createSearchEngine(JSON.parse(index), synonyms);
  return pages.flatMap(({ route, questions = [] }) =>
    questions.flatMap((question) => {
      const [first] = engine.searchPanel(question).hits;
      if (first?.document.url === route) return [];
      return [{ route, question, found: first?.pageTitle }];
    }),
  );
}
