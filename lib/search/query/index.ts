/** Asks the search index, in the browser. */

export { highlightedWords, withoutHighlight } from './highlight-address';
export { findMatches } from './matches';
export type { MatchTerms } from './matches';
export { createSearchEngine, packageOf } from './search-engine';
export { createSnippetLines } from './snippet';
