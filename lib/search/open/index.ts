/** Search in the browser: what a box, panel or page of it fetches and asks. */

export type { Search, SearchAnswer, SearchRow } from '../answer';
export { fetchJson, fetchSearch } from '../fetch-search';
export { openSearch } from '../open-search';
export { pageTextsAddress } from '../addresses';
export { encodeTerms, tokenize } from '../tokenize';
