/** Asks the search index: the engine anywhere, the search that fetches what it needs in the browser. */

export type { SearchAnswer, SearchRow } from '../answer';
export { openSearch } from '../open-search';
export type { Search } from '../open-search';
export { tokenize } from '../tokenize';
export { findMatches } from './matches';
export type { MatchTerms } from './matches';
export { createSearchEngine, packageOf } from './search-engine';
export type { SearchEngine } from './search-engine';
export { snippetOf } from './snippet';
export type { MarkedText } from './snippet';
