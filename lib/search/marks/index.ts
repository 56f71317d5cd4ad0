/** Marks the words of a search on the page that it led to. */

export { markWords } from './highlight-words';
export { clearButton } from './clear-button';
