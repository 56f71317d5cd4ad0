/** What is loaded when a reader turns to search: index, engine, and what shows its answers. */

export { loadSearch, prepareReading } from './load-search';
export type { LoadedSearch } from './load-search';
export { noResults, packageFilter, searchRow } from './rows';
export { SearchPanel } from './search-panel';
export type { PanelSettings } from './settings';
