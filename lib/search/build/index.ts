/** Makes the search index from the sections of all pages. */

export { buildSearchFiles } from './build-search-files';
export type { SearchFiles } from './build-search-files';
export { missedQuestions } from './missed-questions';
export type { MissedQuestion } from './missed-questions';
export { readSections } from './read-sections';
