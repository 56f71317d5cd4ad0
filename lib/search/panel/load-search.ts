import type { FetchedSearch } from '../fetch-search';
import { createSearchEngine, type SearchEngine } from '../query';
import { encodeTerms } from '../tokenize';
import { SearchTexts } from './search-texts';

export type LoadedSearch = {
  engine: SearchEngine;
  texts: Pick<SearchTexts, 'of' | 'load' | 'loadAll'>;
};

/** Compiles what reads words: the classes of letters take longest, and there is time while the index is on its way. */
export function prepareReading(): void {
  encodeTerms('ng add a-B $');
}

/** @throws when the index is damaged */
export function loadSearch({ index, text }: FetchedSearch): LoadedSearch {
  return { engine: createSearchEngine(index), texts: new SearchTexts(text) };
}
