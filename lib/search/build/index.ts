/** Makes the search index from the sections of all pages. */

export { buildSearchFiles } from './build-search-files';
export type { SearchFiles } from './build-search-files';
export { readSections } from './read-sections';
