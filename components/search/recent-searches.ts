import { storedList } from '@/components/browser/stored-list';

const MAX_RECENT_SEARCHES = 5;

const { read, set, clear, useTexts } = storedList('search.recent');

/** The latest queries that led somewhere, newest first. */
export const useRecentSearches = useTexts;

/** Remembers a query. */
export function addRecentSearch(query: string): void {
  const others = read().filter((past) => past !== query);
  set([query, ...others].slice(0, MAX_RECENT_SEARCHES));
}

export const clearRecentSearches = clear;
