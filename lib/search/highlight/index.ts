/** The words of a search in the address of the page that it led to. */

export { highlightedWords, withoutHighlight } from '../query/highlight-address';
