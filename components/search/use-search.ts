import { useEffect, useMemo, useReducer, useState } from 'react';
import type { Dispatch, SetStateAction } from 'react';
import type { SearchAnswer } from '@/lib/search/open';
import { drawRow, type DrawnRow } from './draw-row';
import { openSearch, type OpenSearch } from './open-search';
import { ENTRIES } from './settings';

/** Most readers type a letter more often. */
const TYPING_RESTS_MS = 150;

/** What is asked; its last space counts, as a word that is ended is not completed. */
export type Question = {
  query: string;
  /** Only pages of this package; empty for all. */
  packageName: string;
};

export type Answer = Question &
  Pick<SearchAnswer, 'pageCount' | 'note' | 'nearest'> & {
    rows: readonly DrawnRow[];
  };

/** Without a query, the pages to begin with. */
async function answerTo(
  { search }: OpenSearch,
  { query, packageName }: Question,
  limit: number | undefined,
): Promise<SearchAnswer> {
  if (query.trim() !== '')
    return search.search(query, {
      packageName,
      ...(limit !== undefined && { limit }),
    });
  return {
    rows: search.pagesAt(ENTRIES),
    pageCount: 0,
    terms: { weights: new Map(), beginnings: [] },
    note: '',
    nearest: [],
  };
}

type Found = Question & { opened: OpenSearch; answer: SearchAnswer };

/**
 * Searches: the answer to the latest question whose answer is there, with rows to be drawn as they are. Where there is
 * a limit, their snippets follow when typing rests, and change nothing else of a row; else texts come first, as rows
 * without a place of their own would jump.
 *
 * @param limit rows at most; all without it
 * @returns an answer, or that there is none to be had until `retry`
 */
export function useSearch({ query, packageName }: Question, limit?: number) {
  const [found, setFound] = useState<Found>();
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, tryAgain] = useReducer((turn: number) => turn + 1, 0);

  useEffect(() => {
    let isOutdated = false;
    const find = async () => {
      try {
        const opened = await openSearch();
        if (limit === undefined) await opened.texts.loadAll();
        const question = { query, packageName };
        const answer = await answerTo(opened, question, limit);
        if (isOutdated) return;
        setFound({ ...question, opened, answer });
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
  useTexts(found, setFound);

  const answer = useMemo(() => found && draw(found), [found]);
  return {
    answer: hasFailed ? undefined : answer,
    hasFailed,
    retry: () => {
      setHasFailed(false);
      tryAgain();
    },
  };
}

/** Loads the texts of what was found once typing rests, and has it drawn again when there is more to show. */
function useTexts(
  found: Found | undefined,
  setFound: Dispatch<SetStateAction<Found | undefined>>,
): void {
  useEffect(() => {
    if (!found) return;
    const { texts } = found.opened;
    const { rows } = found.answer;
    if (rows.every((row) => texts.of(row))) return;
    const timer = setTimeout(() => {
      void texts.load(rows).then((isNews) => {
        if (isNews) setFound((latest) => latest && { ...latest });
      });
    }, TYPING_RESTS_MS);
    return () => clearTimeout(timer);
  }, [found, setFound]);
}

function draw({ opened, answer, ...question }: Found): Answer {
  const { rows, terms, ...rest } = answer;
  const drawn = rows.map((row) => drawRow(row, terms, opened.texts.of(row)));
  return { ...question, ...rest, rows: drawn };
}
