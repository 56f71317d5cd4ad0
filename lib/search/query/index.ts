/** Asks the search index, in the browser. */

export { groupHits, packageOf } from './group-hits';
export type { SearchHit } from './group-hits';
export { highlightedWords, withoutHighlight } from './highlight-address';
export { withHighlight } from './highlight-link';
export { locate } from './locate';
export { findMatches } from './matches';
export type { MatchTerms } from './matches';
export {
  addRecentSearch,
  clearRecentSearches,
  readRecentSearches,
} from './recent-searches';
export { createSearchEngine } from './search-engine';
export type { PageResult, PanelResult, SearchEngine } from './search-engine';
export { createSnippetLines } from './snippet';
