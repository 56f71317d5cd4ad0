import { createStorageSlot } from '@/lib/base/browser/storage-slot';

const STORAGE_KEY = 'search.recent';
const MAX_RECENT_SEARCHES = 5;

/** The latest queries that led somewhere, newest first. Anything else found in the storage is ignored. */
export function readRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(
      createStorageSlot(STORAGE_KEY).get() ?? '[]',
    );
    if (!Array.isArray(stored)) return [];
    return stored
      .filter((query) => typeof query === 'string')
      .slice(0, MAX_RECENT_SEARCHES);
  } catch {
    return [];
  }
}

/** Remembers a query and returns the new list. */
export function addRecentSearch(query: string): string[] {
  const others = readRecentSearches().filter((past) => past !== query);
  const recent = [query, ...others].slice(0, MAX_RECENT_SEARCHES);
  createStorageSlot(STORAGE_KEY).set(JSON.stringify(recent));
  return recent;
}

export function clearRecentSearches(): void {
  createStorageSlot(STORAGE_KEY).remove();
}
