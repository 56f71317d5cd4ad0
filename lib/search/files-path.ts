/**
 * Site path of the small file with the addresses of index and texts. Their addresses hold hashes of their content: in a
 * script, each edit of a word would change that script, and with it every page.
 */
export const SEARCH_FILES_PATH = '/search-files.json';
