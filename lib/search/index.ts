/** Types and files that building and asking the search index share. */

export { SEARCH_FILES_PATH } from './files-path';
export { DOCUMENT_TYPE } from './types';
export type {
  MarkRange,
  PageTexts,
  SearchablePage,
  SearchableSection,
} from './types';
