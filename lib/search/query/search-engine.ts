import type { SearchAnswer, SearchOptions, SearchRow } from '../answer';
import { isStopWord, tokenize, wordsOf } from '../tokenize';
import { addAsked, keepBest, loadIndex } from './load-index';
import { nearestTitles } from './nearest-titles';
import { LIKELY_PASSAGE, rankPages } from './rank-pages';
import { readQuery, type ReadQuery } from './read-query';
import { allRows, fewRows, rowOf } from './rows';

const MAX_HIGHLIGHT_WORDS = 8;
/** Fewer words are a name, which pages say themselves. */
const MIN_ASKED_WORDS = 3;

/** An index in memory. */
export type SearchEngine = ReturnType<typeof createSearchEngine>;

/**
 * Makes the engine from the index file.
 *
 * @throws Error when the file is damaged
 */
export function createSearchEngine(file: unknown) {
  const index = loadIndex(file);
  let hasAsked = false;
  return {
    search(
      query: string,
      { packageName, limit }: SearchOptions = {},
    ): SearchAnswer {
      const note = noteOn(query);
      const read = readQuery(index, note ? '' : query);
      const ranked = rankPages(index, read).filter(
        ({ pageId }) =>
          !packageName ||
          packageOf(index.pages[pageId]?.route ?? '') === packageName,
      );
      const shown = { index, highlight: highlightOf(read) };
      return {
        rows:
          limit === undefined
            ? allRows(shown, ranked)
            : fewRows(shown, ranked, {
                limit,
                query,
                isMessage: read.isMessage,
              }),
        pageCount: ranked.length,
        isLikely: (ranked[0]?.passages[0]?.score ?? 0) >= LIKELY_PASSAGE,
        terms: { weights: weightsOf(read), beginnings: lastWord(query) },
        note,
        nearest: ranked.length > 0 ? [] : nearestTitles(index, query),
      };
    },
    /** Rows of the pages at these routes, as far as there are any. */
    pagesAt: (routes: readonly string[]): SearchRow[] =>
      routes
        .map((route) => index.pages.findIndex((page) => page.route === route))
        .filter((pageId) => pageId >= 0)
        .map((pageId) => rowOf({ index, highlight: [] }, pageId, 'page')),
    /** True for a query that the second file would answer better, until it is there. */
    wantsMore: (query: string): boolean =>
      !hasAsked && wordsOf(query).length >= MIN_ASKED_WORDS,
    /** Takes the second file. */
    addMore(more: unknown): void {
      addAsked(index, more);
      hasAsked = true;
    },
  };
}

function weightsOf({ groups }: ReadQuery): Map<string, number> {
  const weights = new Map<string, number>();
  for (const { terms } of groups) {
    for (const [term, weight] of terms) keepBest(weights, term, weight);
  }
  return weights;
}

/** The word being typed, unless it is a single letter. */
function lastWord(query: string): string[] {
  const word = tokenize(query).at(-1)?.parts.at(-1)?.surface ?? '';
  return word.length > 1 && !isStopWord(word) ? [word] : [];
}

/** What the target page marks: no word that is on every page. */
const highlightOf = ({ groups }: ReadQuery): string[] =>
  [...new Set(groups.map(({ mark }) => mark))]
    .filter(Boolean)
    .slice(0, MAX_HIGHLIGHT_WORDS);

/** Symbols alone, or with single letters, are in no index. A letter may be the beginning of a word. */
function noteOn(query: string): string {
  const text = query.trim();
  const isSymbol =
    /[^\p{L}\p{N}\p{M}\s$]/u.test(text) &&
    wordsOf(text).every(({ surface }) => surface.length < 2);
  return isSymbol
    ? `Search reads letters and digits, so "${text}" finds nothing. Type a name with it, or say in words what it does.`
    : '';
}

/** The folder of a package that a page is in: `state` for `/docs/state/actions`; in another version, its number stands before it. */
export function packageOf(route: string): string {
  const [, , first = '', second = ''] = route.split('/');
  return /^\d/.test(first) ? second : first;
}
