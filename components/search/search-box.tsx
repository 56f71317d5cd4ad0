import { Island } from '@/components/islands/island';
import SearchPanel from './search-panel.island';

/** The search of the navbar, loaded by focus, hover or its keys; and the marks of a search that led to the page. */
export function SearchBox() {
  return (
    <>
      <Island of="search/search-panel" when="hover">
        <SearchPanel />
      </Island>
      <site-arrival-marks hidden />
    </>
  );
}
