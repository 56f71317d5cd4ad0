/** Types and files that building and asking the search index share. */

export { SEARCH_FILES_PATH } from './files';
export type {
  SearchAddresses,
  SearchablePage,
  SearchableSection,
} from './types';
