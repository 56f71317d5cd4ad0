import { useEffect, useReducer, useState } from 'react';
import type { Dispatch, SetStateAction } from 'react';
import type { Search, SearchAnswer } from '@/lib/search/query';
import { openSearch } from './open-search';
import { ENTRIES } from './settings';

/** Most readers type a letter more often. */
const TYPING_RESTS_MS = 150;

/** What is asked; its last space counts, as a word that is ended is not completed. */
export type Question = {
  query: string;
  /** Only pages of this package; empty for all. */
  packageName: string;
};

/** Whether there is something to look for. */
export const isAsked = ({ query }: Question): boolean => query.trim() !== '';

/** Without a query, its rows are the pages to begin with. */
export type Answer = Question & SearchAnswer & Pick<Search, 'texts'>;

/**
 * Searches: the answer to the latest question whose answer is there, with rows to be drawn as they are. Where there is
 * a limit, their snippets follow when typing rests, and change nothing else of a row; else texts come first, as rows
 * without a place of their own would jump.
 *
 * @param limit rows at most; all without it
 * @returns an answer, or that there is none to be had until `retry`
 */
export function useSearch({ query, packageName }: Question, limit?: number) {
  const [answer, setAnswer] = useState<Answer>();
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, tryAgain] = useReducer((turn: number) => turn + 1, 0);

  useEffect(() => {
    let isOutdated = false;
    const find = async () => {
      try {
        const { search, pagesAt, texts } = await openSearch();
        if (limit === undefined) await texts.loadAll();
        const question = { query, packageName };
        const found = await search(query, { packageName, limit });
        const rows = isAsked(question) ? found.rows : pagesAt(ENTRIES);
        if (isOutdated) return;
        setAnswer({ ...question, texts, ...found, rows });
        setHasFailed(false);
      } catch {
        if (!isOutdated) setHasFailed(true);
      }
    };
    // The letter shows before its hits are looked for.
    const timer = setTimeout(() => void find());
    return () => {
      isOutdated = true;
      clearTimeout(timer);
    };
  }, [query, packageName, limit, attempt]);
  useTexts(answer, setAnswer);
  const retry = () => {
    setHasFailed(false);
    tryAgain();
  };
  return { answer: hasFailed ? undefined : answer, hasFailed, retry };
}

/** Loads the texts of what was found once typing rests, and has it drawn again when there is more to show. */
function useTexts(
  answer: Answer | undefined,
  setAnswer: Dispatch<SetStateAction<Answer | undefined>>,
): void {
  useEffect(() => {
    if (!answer) return;
    const { texts, rows } = answer;
    if (rows.every((row) => texts.of(row))) return;
    const timer = setTimeout(() => {
      void texts.load(rows).then((isNews) => {
        if (isNews) setAnswer((latest) => latest && { ...latest });
      });
    }, TYPING_RESTS_MS);
    return () => clearTimeout(timer);
  }, [answer, setAnswer]);
}
