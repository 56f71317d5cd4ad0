import { Island } from '@/components/islands/island';
import { MAIN_ID } from '@/lib/site/config';
import SearchResults from './search-results.island';

/** The page with all hits of a query. */
export function SearchPage() {
  return (
    <Island of="search/search-results" when="load">
      <SearchResults id={MAIN_ID} />
    </Island>
  );
}
