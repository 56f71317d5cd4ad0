import { fetchJson, type FetchedSearch } from '../fetch-search';
import { createSearchEngine, hasThreeWords, type SearchEngine } from '../query';
import { encodeTerms } from '../tokenize';
import { SearchTexts } from './search-texts';

export type LoadedSearch = {
  engine: SearchEngine;
  texts: Pick<SearchTexts, 'of' | 'load' | 'loadAll'>;
  /**
   * Loads what a query needs to be understood, with the first one that does.
   *
   * @returns whether the engine answers differently from now on
   */
  loadMeaning: (query: string) => Promise<boolean>;
};

/** Compiles what reads words: the classes of letters take longest, and there is time while the index is on its way. */
export function prepareReading(): void {
  encodeTerms('ng add a-B $');
}

/** @throws when the index is damaged */
export function loadSearch(fetched: FetchedSearch): LoadedSearch {
  const { index, text, vectors } = fetched;
  const engine = createSearchEngine(index);
  return {
    engine,
    texts: new SearchTexts(text),
    loadMeaning: meaningOf(engine, vectors),
  };
}

function meaningOf(
  engine: SearchEngine,
  url: string,
): LoadedSearch['loadMeaning'] {
  let isAsked = false;
  // Rows are drawn anew when their texts come.
  let failedWith: string | undefined;
  return async (query) => {
    if (isAsked || query === failedWith || !hasThreeWords(query)) return false;
    isAsked = true;
    try {
      const [{ createMeaning }, vectors] = await Promise.all([
        import('../meaning'),
        fetchJson(url),
      ]);
      engine.understand((index) => createMeaning(index, vectors));
      return true;
    } catch {
      // The order by words stays; the next query tries again.
      isAsked = false;
      failedWith = query;
      return false;
    }
  };
}
