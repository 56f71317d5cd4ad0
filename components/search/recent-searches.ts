import { useMemo, useSyncExternalStore } from 'react';
import { createStorageSlot } from '@/components/browser/storage-slot';

const MAX_RECENT_SEARCHES = 5;

const slot = () => createStorageSlot('search.recent');
const read = () => slot().get();

function listen(onChange: () => void): () => void {
  const stop = new AbortController();
  slot().listen(onChange, stop.signal);
  return () => stop.abort();
}

/** Anything else that is found in the storage is ignored. */
function queriesIn(stored: string | null): string[] {
  try {
    const queries: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(queries)) return [];
    return queries
      .filter((query) => typeof query === 'string')
      .slice(0, MAX_RECENT_SEARCHES);
  } catch {
    return [];
  }
}

/** The latest queries that led somewhere, newest first. */
export function useRecentSearches(): readonly string[] {
  const stored = useSyncExternalStore(listen, read, () => null);
  return useMemo(() => queriesIn(stored), [stored]);
}

/** Remembers a query. */
export function addRecentSearch(query: string): void {
  const others = queriesIn(read()).filter((past) => past !== query);
  const recent = [query, ...others].slice(0, MAX_RECENT_SEARCHES);
  slot().set(JSON.stringify(recent));
}

export const clearRecentSearches = (): void => slot().remove();
